import type { Line, ResumeText } from "../types";

const WIDTH = 595;
const SIZE = 10;
const LEADING = 12;

/** Wraps plain text as a one-page ResumeText at invented but ordered positions; several spaces or a tab become "\t". */
export function textToResume(text: string): ResumeText {
  const lines: Line[] = [];
  let block = 0;
  let row = 0;
  for (const raw of text.split(/\r\n|[\n\r\u2028\u2029\f\v]/)) {
    row++;
    const content = tidyPlainLine(raw);
    if (content === "") {
      if (lines.length > 0 && lines[lines.length - 1]!.block === block) block++;
      continue;
    }
    lines.push(plainLine(content, { x: 4 * indentOf(raw), y: row * LEADING, block }));
  }
  return {
    format: "text",
    pages: [{ number: 1, width: WIDTH, height: (row + 1) * LEADING }],
    lines,
    hidden: [],
  };
}

function tidyPlainLine(raw: string): string {
  return raw
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
    .trim()
    .replace(/[^\S\t]*\t\s*|[^\S\t]{3,}/g, "\t")
    .replace(/[^\S\t]+/g, " ");
}

function indentOf(raw: string): number {
  const lead = /^[\t \u00a0]{0,40}/.exec(raw)![0];
  return lead.replace(/\t/g, "    ").length;
}

function plainLine(text: string, at: { x: number; y: number; block: number }): Line {
  const width = text.length * SIZE * 0.5;
  const style = { size: SIZE, bold: false, italic: false, color: "#000000" };
  return {
    text,
    page: 1,
    x: at.x,
    y: at.y,
    width,
    height: SIZE,
    ...style,
    block: at.block,
    runs: [{ start: 0, end: text.length, x: at.x, width, ...style }],
    links: [],
  };
}
