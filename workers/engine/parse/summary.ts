import type { Fact, Line } from "../types";
import { bulletsOf } from "./entries/bullets";
import { factOf } from "./quote";
import type { Part, Section } from "./sections/section";

export function readSummary(lines: Line[], sections: Section[]): Fact<string> | null {
  const own = sections.find(({ kind, parts }) => kind === "summary" && parts.length > 0);
  const parts = own?.parts ?? proseOf(sections.find(({ kind }) => kind === "top")?.parts ?? []);
  if (parts.length === 0) return null;
  const groups = bulletsOf(lines, parts.slice(0, 40));
  const pieces = groups.flatMap(({ quotes }) => quotes.map(({ line, start, end }) => ({ line, start, end })));
  if (pieces.length === 0) return null;
  return factOf(lines, groups.map(({ value }) => value).join("\n"), pieces, own ? 0.9 : 0.7);
}

function proseOf(parts: Part[]): Part[] {
  const first = parts.findIndex(({ doc }) => doc.words >= 9 && !/@|https?:|\t/.test(doc.text));
  if (first < 0) return [];
  const after = parts.slice(first);
  const end = after.findIndex(({ doc }) => /@|https?:|\t/.test(doc.text));
  return end < 0 ? after : after.slice(0, end);
}
