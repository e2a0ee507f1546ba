import type PDFDocument from "pdfkit";
import type { Person, When } from "../person";
import type { Headings } from "./headings";

export type Doc = InstanceType<typeof PDFDocument>;

/** What a layout draws: the person, the words for the sections, the way dates are written, one colour. */
export type Sheet = {
  doc: Doc;
  person: Person;
  headings: Headings;
  accent: string;
  period: (from: When | null, to: When | null) => string;
};

/** Draws a whole résumé into `sheet.doc`, whose first page is open; adds pages as needed. */
export type Layout = (sheet: Sheet) => void;

/** A4 in points. */
export const pageSize = { width: 595.28, height: 841.89 };

/** "Languages: Go, Kotlin" as most résumés set a group of skills in one line. */
export function skillLine(group: Person["skills"][number]): string {
  return `${group.group}: ${group.items.join(", ")}`;
}

/** "Bristol University, Bristol", without a place where none is given. */
export function placed(name: string, place: string): string {
  return place ? `${name}, ${place}` : name;
}
