import type { DocLine } from "../doc-line";
import type { SectionKind } from "./heading-words";

/** A line, or the rest of a line behind an inline heading. */
export type Part = { doc: DocLine; start: number };

/** The words of a part, without bullets and labels before them and what stands behind them. */
export function textOfPart({ doc, start }: Part): string {
  return doc.text.slice(Math.max(start, doc.start), doc.end);
}

/** The lines above the first heading form a section of kind "top". */
export type Section = { kind: SectionKind | "top"; heading: number | null; parts: Part[] };
