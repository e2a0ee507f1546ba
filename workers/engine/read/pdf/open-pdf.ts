import { ReadError } from "../errors";
import type { Matrix } from "./matrix";
import { checkStreams } from "./stream-guard";

/** One page as pdf.js describes it: operators, fonts, annotations, and the way to screen coordinates. */
export type PdfPage = {
  width: number;
  height: number;
  /** page space to points from the top left corner, rotation included */
  base: Matrix;
  list: { fnArray: number[]; argsArray: unknown[] };
  annotations: unknown[];
  fontOf: (id: string) => unknown;
};

export type PdfDocument = {
  pageCount: number;
  ops: Record<string, number>;
  opaqueImages: boolean;
  /** null for a page that is broken; throws ReadError `too-complex` when the budget is used up */
  page: (number: number, budget: { operators: number }) => Promise<PdfPage | null>;
  layers: () => Promise<(group: unknown) => boolean>;
  close: () => Promise<void>;
};

type Chunk = { length: number };
type PageProxy = {
  getViewport(options: { scale: number }): { width: number; height: number; transform: Matrix };
  getOperatorList(): Promise<PdfPage["list"]>;
  getAnnotations(): Promise<unknown[]>;
  commonObjs: { has(id: string): boolean; get(id: string): unknown };
  _renderPageChunk(chunk: Chunk, state: unknown): void;
};

/**
 * Opens a PDF with pdf.js under guards. pdf.js is loaded on first use, so that pages of the site don't pay for it.
 *
 * @throws ReadError `password`, `damaged` or `too-complex`
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  const { opaqueImages } = checkStreams(bytes);
  const { getDocument, OPS } = await import("unpdf/pdfjs");
  const task = getDocument({
    // pdf.js takes the buffer away from its caller
    data: bytes.slice(),
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: 1,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
  } as Parameters<typeof getDocument>[0]);
  const close = (): Promise<void> => task.destroy().catch(() => undefined);
  try {
    const pdf = await task.promise;
    return {
      pageCount: pdf.numPages,
      ops: OPS as unknown as Record<string, number>,
      opaqueImages,
      page: async (number, budget) => {
        try {
          return await readPage((await pdf.getPage(number)) as unknown as PageProxy, budget);
        } catch (error) {
          if (error instanceof ReadError) throw error;
          return null;
        }
      },
      layers: async () => {
        const config = await pdf.getOptionalContentConfig();
        return (group) => config.isVisible(group as never);
      },
      close,
    };
  } catch (error) {
    await close();
    throw new ReadError(isPasswordError(error) ? "password" : "damaged", String(error));
  }
}

async function readPage(page: PageProxy, budget: { operators: number }): Promise<PdfPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const list = await withinBudget(page, budget);
  return {
    width,
    height,
    base: transform,
    list,
    annotations: await page.getAnnotations(),
    fontOf: (id) => (page.commonObjs.has(id) ? page.commonObjs.get(id) : null),
  };
}

/**
 * pdf.js delivers operators in chunks and waits for each to be taken. Counting them there stops a page
 * that draws itself a billion times while it is still small.
 */
function withinBudget(page: PageProxy, budget: { operators: number }): Promise<PdfPage["list"]> {
  return new Promise((resolve, reject) => {
    const take = page._renderPageChunk.bind(page);
    page._renderPageChunk = (chunk, state) => {
      budget.operators -= chunk.length;
      if (budget.operators >= 0) take(chunk, state);
      else reject(new ReadError("too-complex", "too many drawing operators"));
    };
    page.getOperatorList().then(resolve, reject);
  });
}

function isPasswordError(error: unknown): boolean {
  return error instanceof Error && error.name === "PasswordException";
}
