import type { HiddenText, ResumeText } from "../../types";
import { ReadError } from "../errors";
import { joinPages, type LaidOutPage } from "../layout/join-pages";
import { layOutPage } from "../layout/page-lines";
import { MAX_GLYPHS, MAX_PAGES } from "../limits";
import { drawnBullets } from "./drawn-bullets";
import type { RawFont } from "./font-style";
import { interpretPage, type OperatorList } from "./interpret";
import { markLinks } from "./links";
import { openPdf, type PdfDocument, type PdfPage } from "./open-pdf";
import { markHidden } from "./visibility";

/**
 * Reads a PDF page by page into positioned lines.
 *
 * @throws ReadError `password`, `damaged`, `too-many-pages` or `too-complex`
 */
export async function readPdf(bytes: Uint8Array): Promise<ResumeText> {
  const pdf = await openPdf(bytes);
  try {
    return await readPages(pdf);
  } finally {
    await pdf.close();
  }
}

async function readPages(pdf: PdfDocument): Promise<ResumeText> {
  if (pdf.pageCount > MAX_PAGES) throw new ReadError("too-many-pages", `${pdf.pageCount} pages`);
  const pages: ResumeText["pages"] = [];
  const laidOutPages: LaidOutPage[] = [];
  const hidden: HiddenText[] = [];
  const bulletColumns: number[] = [];
  let glyphs = 0;
  let broken = 0;
  let coming = fetchAhead(pdf, 1);
  for (let number = 1; number <= pdf.pageCount; number++) {
    const page = await coming;
    coming = fetchAhead(pdf, number + 1);
    if (!page) {
      broken++;
      continue;
    }
    const { width, height } = page;
    pages.push({ number, width, height });
    const content = interpretPage(page.list, await settingOf(pdf, page));
    glyphs += content.glyphs.length;
    if (glyphs > MAX_GLYPHS) throw new ReadError("too-complex", `${glyphs} glyphs`);
    markHidden(content, width, height);
    markLinks(content.glyphs, page.links, page.base);
    const bullets = drawnBullets(content.marks, content.glyphs, bulletColumns);
    const laidOut = layOutPage([...content.glyphs, ...bullets], number, width);
    laidOutPages.push({ number, width, height, parts: laidOut.parts });
    hidden.push(...laidOut.hidden);
  }
  if (broken > 0 && broken === pdf.pageCount) throw new ReadError("damaged", "no page could be read");
  return { format: "pdf", pages, lines: joinPages(laidOutPages), hidden };
}

/** The next page inflates in the background while this one is laid out. */
function fetchAhead(pdf: PdfDocument, number: number): Promise<PdfPage | null> {
  const page = number <= pdf.pageCount ? pdf.page(number) : Promise.resolve(null);
  page.catch(() => undefined);
  return page;
}

async function settingOf(pdf: PdfDocument, page: PdfPage) {
  const { list, base } = page;
  const isLayerVisible = usesLayers(list, pdf.ops) ? await pdf.layers() : () => true;
  return {
    ops: pdf.ops,
    base,
    fontOf: page.fontOf as (id: string) => RawFont | null,
    isLayerVisible,
    opaqueImages: pdf.opaqueImages,
  };
}

function usesLayers({ fnArray, argsArray }: OperatorList, ops: Record<string, number>): boolean {
  return fnArray.some(
    (op, i) => op === ops.beginMarkedContentProps && (argsArray[i] as unknown[] | null)?.[0] === "OC",
  );
}
