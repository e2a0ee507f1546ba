import type { Line, ResumeText } from "../../workers/engine/types";
import { mergeRanges, type Range } from "./views/resume-pages";

/** Part of a line with its own position: `start` is its offset into the line. */
export type PlacedWords = { start: number; end: number; x: number };

/** Position and type `size` in percent of the page, `x` of `words` in percent of the line's width. */
export type PlacedLine = {
  index: number;
  text: string;
  bold: boolean;
  newBlock: boolean;
  marks: Range[];
  x: number;
  y: number;
  width: number;
  size: number;
  words: PlacedWords[];
};

/** `ratio` is width by height; null for files without fixed pages. */
export type PlacedPage = { number: number; ratio: number | null; lines: PlacedLine[] };

type Place = { line: number; start: number; end: number };

/** Widths of Helvetica's letters in thousandths of the type size, by class: near enough for a layout. */
const WIDTHS: [RegExp, number][] = [
  [/[ijl'.,;:|!()[\]/\\ftI ]/, 280],
  [/[-r"*]/, 340],
  [/[mMW@%]/, 880],
  [/[A-HJ-LN-VX-Z&wO]/, 690],
];
const OTHER = 540;
const BOLD = 1.06;
/** Limits of scaling a line's type to reach its width. */
const FITS = { least: 0.6, most: 1.1 };

const tenth = (value: number) => Math.round(value * 100) / 100;

export function widthOf(text: string, bold: boolean): number {
  let sum = 0;
  for (const letter of text) sum += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER;
  return (sum / 1000) * (bold ? BOLD : 1);
}

export function layOut(
  { format, pages, lines }: Pick<ResumeText, "format" | "pages" | "lines">,
  evidence: Place[],
): PlacedPage[] {
  const marks = new Map<number, Range[]>();
  for (const { line, start, end } of evidence) marks.set(line, [...(marks.get(line) ?? []), [start, end]]);
  return pages.map((page) => ({
    number: page.number,
    ratio: format === "pdf" && page.height > 0 ? tenth(page.width / page.height) : null,
    lines: lines.flatMap((line, index) =>
      line.page === page.number
        ? [
            placed(line, {
              index,
              page,
              before: lines[index - 1],
              marks: mergeRanges(marks.get(index) ?? []),
            }),
          ]
        : [],
    ),
  }));
}

function placed(
  line: Line,
  {
    index,
    page,
    before,
    marks,
  }: { index: number; page: { width: number; height: number }; before: Line | undefined; marks: Range[] },
): PlacedLine {
  const segments = segmentsOf(line);
  const filled = segments.reduce((sum, { width }) => sum + width, 0);
  const single = segments.length === 1 && filled > 0 ? line.width / (filled * line.size) : 1;
  const fit = Math.min(FITS.most, Math.max(FITS.least, single));
  const inPoints = filled * line.size * fit;
  const gap = segments.length > 1 ? Math.max(0, line.width - inPoints) / (segments.length - 1) : 0;
  let x = 0;
  const words = segments.map(({ start, end, width }) => {
    const at = { start, end, x: tenth((x / Math.max(1, line.width)) * 100) };
    x += width * line.size * fit + gap;
    return at;
  });
  return {
    index,
    text: line.text,
    bold: line.bold,
    newBlock: before !== undefined && before.page === line.page && before.block !== line.block,
    marks,
    x: tenth((line.x / page.width) * 100),
    y: tenth((line.y / page.height) * 100),
    width: tenth((line.width / page.width) * 100),
    size: tenth(((line.size * fit) / page.width) * 100),
    words,
  };
}

function segmentsOf({ text, bold }: Line): { start: number; end: number; width: number }[] {
  let start = 0;
  return text.split("\t").map((words) => {
    const segment = { start, end: start + words.length, width: widthOf(words, bold) };
    start += words.length + 1;
    return segment;
  });
}
