import type { DocxPackage } from "./package";
import { scanXml } from "./xml";

export type ListMarks = (numId: string, level: number) => string;

export function readListMarks(pack: DocxPackage, path: string | null): ListMarks {
  const formats = new Map<string, string>();
  const abstractOf = new Map<string, string>();
  const xml = path === null ? null : pack.part(path);
  if (xml !== null) collectFormats(xml, formats, abstractOf);
  const counts = new Map<string, number>();
  return (numId, level) => {
    if (numId === "0") return "";
    const format = formats.get(`${abstractOf.get(numId)} ${level}`) ?? "bullet";
    if (format === "none") return "";
    if (format === "bullet") return "•";
    const key = `${numId} ${level}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${count}.`;
  };
}

function collectFormats(xml: string, formats: Map<string, string>, abstractOf: Map<string, string>): void {
  let abstract = "";
  let level = "";
  let num = "";
  scanXml(xml, {
    open(name, attribute) {
      if (name === "w:abstractNum") abstract = attribute("w:abstractNumId") ?? "";
      else if (name === "w:lvl") level = attribute("w:ilvl") ?? "0";
      else if (name === "w:numFmt") formats.set(`${abstract} ${level}`, attribute("w:val") ?? "bullet");
      else if (name === "w:num") num = attribute("w:numId") ?? "";
      else if (name === "w:abstractNumId") abstractOf.set(num, attribute("w:val") ?? "");
    },
    close() {},
    text() {},
  });
}
