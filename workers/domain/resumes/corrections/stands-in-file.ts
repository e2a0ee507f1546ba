import type { Line } from "../../../engine/types";

const isDate = (text: string) => /^(?:19|20)\d\d(?:-\d\d)?$/.test(text);

function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();
}

/** Whether other readers of the file find the words of a correction in it; of a date, its year. */
export function standsInFile(lines: Pick<Line, "text">[], words: string): boolean {
  if (words === "present") return true;
  const text = folded(lines.map((line) => line.text).join(" "));
  return text.includes(folded(words).slice(0, isDate(words) ? 4 : undefined));
}
