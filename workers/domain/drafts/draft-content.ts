/** What a line is, which decides its type in an exported file: `entry` begins a job or a school. */
export const draftLooks = ["name", "heading", "entry", "bullet", "plain"] as const;

export type DraftLook = (typeof draftLooks)[number];

/** One paragraph. A bullet's text is without its mark. */
export type DraftLine = { look: DraftLook; text: string };

/** Another text for a bullet, by its place in the lines; an empty one takes it out. */
export type DraftEdit = { line: number; text: string };

export type DraftContent = { lines: DraftLine[]; edits: DraftEdit[] };

/** Points and weight of each kind of line, in the exported file and for the score alike. */
export const DRAFT_TYPE: Readonly<Record<DraftLook, { size: number; bold: boolean }>> = {
  name: { size: 18, bold: true },
  heading: { size: 12, bold: true },
  entry: { size: 10.5, bold: true },
  bullet: { size: 10.5, bold: false },
  plain: { size: 10.5, bold: false },
};

export function bulletField(line: number): string {
  return `line-${line}`;
}

/** What no file can hold or no reader would see: control, format and private characters, halves of pairs. */
const UNWRITABLE = /(?!\t)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFE\uFFFF]/gu;

export function writable(text: string): string {
  return text
    .replace(/[\r\n\u2028\u2029\v\f]+/g, " ")
    .replace(UNWRITABLE, "")
    .replace(/[^\S\t]+/g, " ")
    .trim();
}

export function editedLines({ lines, edits }: DraftContent): DraftLine[] {
  const texts = new Map(edits.map(({ line, text }) => [line, text]));
  return lines.flatMap((line, index) => {
    const text = texts.get(index);
    if (text === undefined) return [line];
    return text === "" ? [] : [{ ...line, text }];
  });
}

/** The draft as plain text, a line to a paragraph. */
export function draftText(lines: DraftLine[]): string {
  const texts = lines.map(({ look, text }, index) => {
    const opens = look === "heading" || (look === "entry" && lines[index - 1]?.look !== "heading");
    return (opens && index > 0 ? "\n" : "") + (look === "bullet" ? `• ${text}` : text);
  });
  return `${texts.join("\n")}\n`;
}
