import { getDocument } from "unpdf/pdfjs";
import type { FromWorker, PageSize, ToWorker } from "./page-messages";

/**
 * Reads and draws a PDF in a thread that the page can end: a hostile file holds up nothing else.
 * Both halves of pdf.js run here, so that they are loaded once and the page's own script stays small.
 */

/** A picture within a file with more points than this is left out: one of 100 million would take 400 MB. */
const MAX_IMAGE_POINTS = 16_000_000;
const MAX_PICTURE_POINTS = 16_000_000;
/** What every browser's canvas can be on a side. */
const MAX_SIDE = 8_000;

type Surface = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null };

/** pdf.js makes its canvases in the document, which a worker hasn't. */
class WorkerCanvases {
  create(width: number, height: number): Surface {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext("2d") };
  }
  reset({ canvas }: Surface, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }
  destroy(surface: Surface): void {
    if (surface.canvas) Object.assign(surface.canvas, { width: 0, height: 0 });
    Object.assign(surface, { canvas: null, context: null });
  }
}

/** pdf.js's filters are SVG in the document: without them a rare soft mask is drawn plainly. */
class NoFilters {
  addFilter = () => "none";
  addHCMFilter = () => "none";
  addAlphaFilter = () => "none";
  addLuminosityFilter = () => "none";
  addHighlightHCMFilter = () => "none";
  destroy = () => undefined;
}

type Page = {
  getViewport(options: { scale: number }): { width: number; height: number };
  render(options: object): { promise: Promise<void> };
  cleanup(): void;
};

type Pdf = { numPages: number; getPage(number: number): Promise<Page> };

type Scope = {
  fonts?: FontFaceSet;
  postMessage(message: FromWorker, transfer: Transferable[]): void;
  onmessage: (event: MessageEvent<ToWorker>) => void;
};

const scope = self as unknown as Scope;
let opened: Pdf | undefined;

function openPdf(bytes: ArrayBuffer): Promise<Pdf> {
  const options = {
    data: new Uint8Array(bytes),
    verbosity: 0,
    ownerDocument: scope,
    CanvasFactory: WorkerCanvases,
    FilterFactory: NoFilters,
    // Where workers have no fonts, letters are drawn as outlines.
    disableFontFace: !scope.fonts,
    useSystemFonts: true,
    useWasm: false,
    useWorkerFetch: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_POINTS,
  };
  return getDocument(options as never).promise as unknown as Promise<Pdf>;
}

async function sizesOf(pdf: Pdf, most: number): Promise<PageSize[]> {
  const sizes: PageSize[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, most); number++) {
    const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
    sizes.push({ number, width, height });
  }
  return sizes;
}

async function draw(page: Page, wanted: number): Promise<ImageBitmap> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(
    wanted / width,
    MAX_SIDE / Math.max(width, height),
    Math.sqrt(MAX_PICTURE_POINTS / (width * height)),
  );
  const viewport = page.getViewport({ scale });
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(viewport.width)),
    Math.max(1, Math.round(viewport.height)),
  );
  await page.render({ canvas: null, canvasContext: canvas.getContext("2d"), viewport }).promise;
  page.cleanup();
  return canvas.transferToImageBitmap();
}

async function answer(message: ToWorker): Promise<void> {
  if (message.kind === "open") {
    opened = await openPdf(message.bytes);
    const pages = await sizesOf(opened, message.most);
    return scope.postMessage({ kind: "opened", pages, count: opened.numPages }, []);
  }
  if (!opened) throw new Error("no file is open");
  const picture = await draw(await opened.getPage(message.page), message.width);
  scope.postMessage({ kind: "drawn", picture }, [picture]);
}

scope.onmessage = ({ data }) => {
  answer(data).catch((error: unknown) => {
    const locked = error instanceof Error && error.name === "PasswordException";
    scope.postMessage({ kind: "failed", locked }, []);
  });
};
