import type { DocLine } from "../doc-line";
import type { SectionKind } from "./heading-words";

/** A line, or the rest of a line behind an inline heading. */
export type Part = { doc: DocLine; start: number };

/** The lines above the first heading form a section of kind "top". */
export type Section = { kind: SectionKind | "top"; heading: number | null; parts: Part[] };
