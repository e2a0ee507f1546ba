import { ReadError } from "../errors";
import { MAX_OPERATORS, MAX_PAGE_OPERATORS } from "../limits";
import { directPorts } from "./direct-port";
import type { LinkAnnotation } from "./links";
import type { Matrix } from "./matrix";
import { checkStreams } from "./stream-guard";

export type PdfPage = {
  width: number;
  height: number;
  base: Matrix;
  list: { fnArray: number[]; argsArray: unknown[] };
  links: LinkAnnotation[];
  fontOf: (id: string) => unknown;
};

export type PdfDocument = {
  pageCount: number;
  ops: Record<string, number>;
  opaqueImages: boolean;
  /** null for a broken page; throws ReadError `too-complex` when the document draws too much */
  page: (number: number) => Promise<PdfPage | null>;
  layers: () => Promise<(group: unknown) => boolean>;
  close: () => Promise<void>;
};

type PageProxy = {
  getViewport(options: { scale: number }): { width: number; height: number; transform: Matrix };
  getOperatorList(): Promise<PdfPage["list"]>;
  commonObjs: { has(id: string): boolean; get(id: string): unknown };
};

type AnnotatedDocument = {
  numPages: number;
  getAnnotationsByType(types: Set<number>, skipped: Set<number>): Promise<AnnotationData[] | null>;
};

type AnnotationData = LinkAnnotation & { annotationFlags: number; quadPoints?: unknown };

/** Annotation flags of PDF 32000-1, table 165, under which a viewer shows nothing: Invisible and NoView. */
const UNSEEN = 1 | 32;

const MAX_FONT_TURNS = 50;

const OPTIONS = {
  verbosity: 0,
  isEvalSupported: false,
  disableFontFace: false,
  ownerDocument: { fonts: { add() {}, delete() {} } },
  useSystemFonts: false,
  maxImageSize: 1,
  useWorkerFetch: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  enableXfa: false,
};

/** Loads pdf.js on first use: pages of the site don't pay for it. @throws ReadError `password`, `damaged`, `too-complex` */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  const { opaqueImages } = checkStreams(bytes);
  const pdfjs = await import("unpdf/pdfjs");
  const budget = operatorBudget();
  const worker = workerInThisThread(pdfjs.PDFWorker, budget.count);
  const task = pdfjs.getDocument({ ...OPTIONS, data: bytes.slice(), worker } as never);
  const close = async (): Promise<void> => {
    await task.destroy().catch(() => undefined);
    worker.destroy();
  };
  try {
    const pdf = await Promise.race([task.promise, budget.exceeded]);
    return {
      pageCount: pdf.numPages,
      ops: pdfjs.OPS as unknown as Record<string, number>,
      opaqueImages,
      page: async (number) => {
        try {
          const page = (await pdf.getPage(number)) as unknown as PageProxy;
          const links = () => linksOf(pdf as never, number - 1, pdfjs.AnnotationType.LINK);
          const read = await Promise.race([readPage(page, pdfjs.OPS.setFont, links), budget.exceeded]);
          budget.pageEnded();
          return read;
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
    if (error instanceof ReadError) throw error;
    throw new ReadError(isPasswordError(error) ? "password" : "damaged", String(error));
  }
}

async function readPage(
  page: PageProxy,
  setFont: number,
  links: () => Promise<LinkAnnotation[]>,
): Promise<PdfPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const list = await page.getOperatorList();
  const [shown] = await Promise.all([links(), fontsArrived(page, list, setFont)]);
  return {
    width,
    height,
    base: transform,
    list,
    links: shown,
    fontOf: (id) => (page.commonObjs.has(id) ? page.commonObjs.get(id) : null),
  };
}

/** pdf.js's own list of annotations would extract the text of each page with a link a second time. */
async function linksOf(pdf: AnnotatedDocument, index: number, link: number): Promise<LinkAnnotation[]> {
  const others = new Set(Array.from({ length: pdf.numPages }, (_, other) => other));
  others.delete(index);
  const found = (await pdf.getAnnotationsByType(new Set([link]), others)) ?? [];
  return found.filter(
    ({ annotationFlags, quadPoints }) => !(annotationFlags & UNSEEN) && quadPoints !== null,
  );
}

/** Fonts come a few turns of the message channel after the operators that name them. */
async function fontsArrived(page: PageProxy, list: PdfPage["list"], setFont: number): Promise<void> {
  const missing = new Set<string>();
  list.fnArray.forEach((op, i) => {
    if (op === setFont) missing.add((list.argsArray[i] as [string])[0]);
  });
  for (let turn = 0; turn < MAX_FONT_TURNS && missing.size > 0; turn++) {
    for (const id of missing) if (page.commonObjs.has(id)) missing.delete(id);
    await Promise.resolve();
  }
}

/** Counts operators on the way, which stops a page that draws itself a billion times while it is still small. */
function operatorBudget() {
  let left = MAX_OPERATORS;
  let pageLeft = MAX_PAGE_OPERATORS;
  let refuse: (error: ReadError) => void = () => undefined;
  const exceeded = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  exceeded.catch(() => undefined);
  const count = (message: { chunk?: { fnArray?: number[] } }): void => {
    const count = message.chunk?.fnArray?.length ?? 0;
    left -= count;
    pageLeft -= count;
    if (left < 0 || pageLeft < 0) refuse(new ReadError("too-complex", "too many drawing operators"));
  };
  const pageEnded = (): void => {
    pageLeft = MAX_PAGE_OPERATORS;
  };
  return { count, exceeded, pageEnded };
}

type WorkerModule = { WorkerMessageHandler: { initializeFromPort(port: unknown): void } };

function workerInThisThread(
  PDFWorker: typeof import("unpdf/pdfjs")["PDFWorker"],
  inspect: (message: object) => void,
) {
  const [mainPort, workerPort] = directPorts(inspect);
  const { WorkerMessageHandler } = (globalThis as unknown as { pdfjsWorker: WorkerModule }).pdfjsWorker;
  WorkerMessageHandler.initializeFromPort(workerPort);
  return new PDFWorker({ port: mainPort, verbosity: 0 } as never);
}

function isPasswordError(error: unknown): boolean {
  return error instanceof Error && error.name === "PasswordException";
}
