import type { Fact, Line } from "../types";
import { coveredShare } from "./contact/mask-person";
import { isBareLink } from "./entries/bare-links";
import { bulletsOf } from "./entries/bullets";
import { factOf } from "./quote";
import type { Part, Section } from "./sections/section";

export function readSummary(lines: Line[], sections: Section[]): Fact<string> | null {
  const own = sections.find(({ kind, parts }) => kind === "summary" && parts.length > 0);
  const parts = own?.parts ?? proseOf(lines, sections.find(({ kind }) => kind === "top")?.parts ?? []);
  if (parts.length === 0) return null;
  const groups = bulletsOf(lines, parts.slice(0, 40));
  const pieces = groups.flatMap(({ quotes }) => quotes.map(({ line, start, end }) => ({ line, start, end })));
  if (pieces.length === 0) return null;
  return factOf(lines, groups.map(({ value }) => value).join("\n"), pieces, own ? 0.9 : 0.7);
}

/** A line of which more is the person's name or home than this is no prose, however long the address. */
const MOST_PERSONAL = 0.5;

function proseOf(lines: Line[], parts: Part[]): Part[] {
  const isPersonal = ({ doc }: Part) => coveredShare(doc.text, lines[doc.index]!.text) > MOST_PERSONAL;
  const first = parts.findIndex(
    (part) =>
      part.doc.words >= 9 &&
      !isPersonal(part) &&
      !/@|https?:|\t/.test(part.doc.text) &&
      !isBareLink(part.doc.text),
  );
  if (first < 0) return [];
  const after = parts.slice(first);
  const end = after.findIndex(({ doc }) => /@|https?:|\t/.test(doc.text));
  return end < 0 ? after : after.slice(0, end);
}
