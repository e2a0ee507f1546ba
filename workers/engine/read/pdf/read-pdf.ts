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

/** @throws ReadError `password`, `damaged`, `too-many-pages` or `too-complex` */
export async function readPdf(bytes: Uint8Array): Promise<ResumeText> {
  const pdf = await openPdf(bytes);
  try {
    return await readPages(pdf);
  } finally {
    await pdf.close();
  }
}

type Reading = {
  laidOut: LaidOutPage[];
  hidden: HiddenText[];
  warnings: NonNullable<ResumeText["warnings"]>;
  glyphs: number;
  bulletColumns: number[];
};

async function readPages(pdf: PdfDocument): Promise<ResumeText> {
  if (pdf.pageCount > MAX_PAGES) throw new ReadError("too-many-pages", `${pdf.pageCount} pages`);
  const pages: ResumeText["pages"] = [];
  const reading: Reading = { laidOut: [], hidden: [], warnings: [], glyphs: 0, bulletColumns: [] };
  const { warnings } = reading;
  let coming = fetchAhead(pdf, 1);
  for (let number = 1; number <= pdf.pageCount; number++) {
    const page = await coming;
    coming = fetchAhead(pdf, number + 1);
    if (page) pages.push({ number, width: page.width, height: page.height });
    const whole = page ? await readPage(pdf, page, number, reading) : false;
    if (!whole) warnings.push({ code: "page-unread", page: number });
  }
  const lines = joinPages(reading.laidOut);
  if (warnings.length > 0 && !lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text)))
    throw new ReadError("damaged", `${warnings.length} of ${pdf.pageCount} pages could not be read`);
  return {
    format: "pdf",
    pages,
    lines,
    hidden: reading.hidden,
    ...(warnings.length > 0 ? { warnings } : {}),
  };
}

async function readPage(pdf: PdfDocument, page: PdfPage, number: number, reading: Reading): Promise<boolean> {
  const { width, height } = page;
  try {
    const content = interpretPage(page.list, await settingOf(pdf, page));
    reading.glyphs += content.glyphs.length;
    if (reading.glyphs > MAX_GLYPHS) throw new ReadError("too-complex", `${reading.glyphs} glyphs`);
    markHidden(content, width, height);
    markLinks(content.glyphs, page.links, page.base);
    const bullets = drawnBullets(content.marks, content.glyphs, reading.bulletColumns);
    const { parts, hidden } = layOutPage([...content.glyphs, ...bullets], number, width);
    reading.laidOut.push({ number, width, height, parts });
    reading.hidden.push(...hidden);
  } catch (error) {
    if (error instanceof ReadError) throw error;
    return false;
  }
  return endsWhole(page.list, pdf.ops);
}

/** pdf.js drops the rest of a page where it fails on a font or a stream: its last text object stays open. */
function endsWhole({ fnArray }: OperatorList, ops: Record<string, number>): boolean {
  const open = fnArray.filter((op) => op === ops.beginText).length;
  return open <= fnArray.filter((op) => op === ops.endText).length;
}

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
