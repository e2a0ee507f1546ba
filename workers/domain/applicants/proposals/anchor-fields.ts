import * as z from "zod";
import type { FieldProposal } from "../../../../db/schema/agency/field-answer";
import { findDates } from "../../../engine/parse/dates/find-dates";
import { monthNumber } from "../../../engine/parse/dates/months-between";
import type { Line, Quote, ResumeFacts } from "../../../engine/types";
import { SHORTEST_QUOTE } from "../../models/model-limits";
import { type Span, snapQuote } from "../../models/snap-quote";
import { holdsContact } from "../../threads/proposals/posting-to-send";
import { COVER } from "../blind/cover-text";
import { type EmptyField, factsBeside, factsOf } from "./empty-fields";

const LONGEST_VALUE = 120;
const DATE = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/;

/** What an answer has to look like: fields by their names, and quotes. It has no place for a number or a verdict. */
export const fieldAnswerSchema = z.strictObject({
  fields: z.array(z.strictObject({ field: z.string(), quote: z.string() })),
});

type Place = Span & { line: number };

type Reading = {
  /** the visible lines as they are, and as they were sent: who it is covered */
  lines: Pick<Line, "text">[];
  sent: string[];
  read: ResumeFacts;
  fields: EmptyField[];
};

/**
 * Keeps of an answer what fills an empty field with words that stand in one visible line, where they belong to no other entry;
 * dates are read from them by the engine. Of several places the one nearest to the entry. The rest is dropped and counted.
 */
export function anchorFields(
  { fields: answers }: z.infer<typeof fieldAnswerSchema>,
  reading: Reading,
): { proposals: FieldProposal[]; dropped: number } {
  const proposals: FieldProposal[] = [];
  for (const { field: id, quote } of answers) {
    const field = reading.fields.find((one) => one.id === id);
    if (!field || quote.length > 2 * LONGEST_VALUE || proposals.some((one) => one.field === id)) continue;
    const others = proposals.filter((one) => !sameEntry(one.field, id));
    const found = anchored(field, quote, { ...reading, others });
    if (found && isInOrder(found, proposals, reading)) proposals.push(found);
  }
  return { proposals, dropped: answers.length - proposals.length };
}

function anchored(
  field: EmptyField,
  quote: string,
  { lines, sent, read, others }: Reading & { others: FieldProposal[] },
): FieldProposal | null {
  const beside = factsBeside(read, field).flatMap(({ quotes }) => quotes);
  const distance = (line: number) =>
    Math.min(...beside.map((one) => Math.abs(one.line - line)), lines.length);
  const taken = [...quotesOfOthers(read, field), ...others];
  const places = lines
    .flatMap(({ text }, line): Place[] => {
      const isSent = snapQuote(quote, sent[line] ?? "") !== null;
      const span = isSent ? snapQuote(quote, text) : null;
      return span ? [{ ...span, line }] : [];
    })
    .filter((place) => !taken.some((one) => overlaps(one, place)))
    .sort((a, b) => distance(a.line) - distance(b.line) || a.line - b.line);
  for (const place of places) {
    const words = (lines[place.line]?.text ?? "").slice(place.start, place.end).replace(/\s+/g, " ").trim();
    const value = readValue(field, words, { read, isRead: beside.some((one) => overlaps(one, place)) });
    if (value !== null) return { field: field.id, value, ...place };
  }
  return null;
}

/** Of words what a correction takes; of a date what the engine reads in it. `isRead`: another field of the entry has the words. */
function readValue(
  { kind, field }: EmptyField,
  words: string,
  { read, isRead }: { read: ResumeFacts; isRead: boolean },
): string | null {
  if (field !== "start" && field !== "end") {
    const fits = words.length >= SHORTEST_QUOTE && words.length <= LONGEST_VALUE && /\p{L}/u.test(words);
    return fits && !words.includes(COVER) && !holdsContact(words) ? words : null;
  }
  const [date, ...more] = findDates(words);
  if (!date || more.length > 0 || (!date.isRange && isRead)) return null;
  // A school's end has a date or none.
  if (field === "end" && date.isCurrent) return kind === "experience" ? "present" : null;
  const value = field === "end" && date.isRange ? date.to : date.from;
  if (value === null || !DATE.test(value)) return null;
  return monthNumber(value, false) <= monthNumber(read.asOf, true) ? value : null;
}

function quotesOfOthers(read: ResumeFacts, field: EmptyField): Quote[] {
  const { name, location, emails, phones, links, headline } = read;
  const person = [name, location, headline, ...emails, ...phones, ...links].filter((fact) => fact !== null);
  const own = field.kind === "person" ? null : read[field.kind][field.entry];
  const entries = [...read.experience, ...read.education].filter((entry) => entry !== own).flatMap(factsOf);
  return [...person, ...entries].flatMap(({ quotes }) => quotes);
}

function isInOrder(one: FieldProposal, proposals: FieldProposal[], { read, fields }: Reading): boolean {
  const field = fields.find(({ id }) => id === one.field);
  if (!field || field.kind === "person" || (field.field !== "start" && field.field !== "end")) return true;
  const other = field.field === "start" ? "end" : "start";
  const proposed = proposals.find(({ field: id }) => id === one.field.replace(/\w+$/, other));
  const beside = proposed?.value ?? read[field.kind][field.entry]?.[other]?.value ?? null;
  const [start, end] = field.field === "start" ? [one.value, beside] : [beside, one.value];
  if (start === null || end === null || end === "present") return true;
  return monthNumber(start, false) <= monthNumber(end, true);
}

function sameEntry(a: string, b: string): boolean {
  return a.replace(/\w+$/, "") === b.replace(/\w+$/, "");
}

function overlaps(a: Place, b: Place): boolean {
  return a.line === b.line && a.start < b.end && b.start < a.end;
}
