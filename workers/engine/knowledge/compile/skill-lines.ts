import type { FieldLines, Guard, SkillKind } from "../types";

export type SkillEntry = {
  name: string;
  field: string;
  kind: SkillKind;
  terms: string[];
  parents: string[];
  neighbours: string[];
  /** entries of one block headed with "~" are each other's neighbours; null elsewhere */
  circle: string[] | null;
};

const KINDS = new Set<string>(["core", "tool", "method", "soft", "emerging"]);
const CIRCLE_REACH = 6;

/** @param written a name or alias with its guard sign, if any ("?Go", "=REST", "Kotlin") */
export function guardOf(written: string): Guard {
  const sign = written.charCodeAt(0);
  return sign === 63 ? "context" : sign === 61 ? "exact" : "free";
}

export function bareTerm(written: string): string {
  return guardOf(written) === "free" ? written : written.slice(1);
}

/** One loop, because this runs over the whole base at first use. */
function addList(text: string, into: string[]): void {
  let from = 0;
  while (from < text.length) {
    const comma = text.indexOf(",", from);
    const to = comma < 0 ? text.length : comma;
    const part = text.slice(from, to).trim();
    if (part !== "") into.push(part);
    from = to + 1;
  }
}

export function list(text: string): string[] {
  const parts: string[] = [];
  addList(text, parts);
  return parts;
}

type Head = { kind: SkillKind; parents: string[]; circle: string[] | null };

function readHead(line: string): Head {
  const circle = line.endsWith("~");
  const body = (circle ? line.slice(1, -1) : line.slice(1)).trim();
  const [kind = "", parents = ""] = body.split("<");
  return { kind: kind.trim() as SkillKind, parents: list(parents), circle: circle ? [] : null };
}

function readEntry(line: string, field: string, head: Head): SkillEntry {
  const parts = line.split("|");
  const written = (parts[0] ?? "").trim();
  const name = bareTerm(written);
  const entry: SkillEntry = {
    name,
    field,
    kind: head.kind,
    terms: [written],
    parents: head.parents.filter((parent) => parent !== name),
    neighbours: [],
    circle: head.circle,
  };
  for (let i = 1; i < parts.length; i += 1) {
    const part = (parts[i] ?? "").trim();
    if (part.startsWith("<")) entry.parents = list(part.slice(1));
    else if (part.startsWith("~")) entry.neighbours = list(part.slice(1));
    else if (KINDS.has(part)) entry.kind = part as SkillKind;
    else addList(part, entry.terms);
  }
  head.circle?.push(entry.name);
  return entry;
}

/** Reads a field's lines (format: see `index.ts`); references are still by name. */
export function readSkillLines(source: FieldLines): SkillEntry[] {
  const entries: SkillEntry[] = [];
  let head: Head = { kind: "core", parents: [], circle: null };
  for (const raw of source.lines.split("\n")) {
    const line = raw.trim();
    if (line === "") continue;
    if (line.startsWith("#")) head = readHead(line);
    else entries.push(readEntry(line, source.id, head));
  }
  return entries;
}

export function circleNames(entry: SkillEntry): string[] {
  const circle = entry.circle;
  if (!circle) return [];
  const at = circle.indexOf(entry.name);
  const from = circle.length <= 2 * CIRCLE_REACH + 1 ? 0 : Math.max(0, at - CIRCLE_REACH);
  const to = circle.length <= 2 * CIRCLE_REACH + 1 ? circle.length : at + CIRCLE_REACH + 1;
  return circle.slice(from, to).filter((name) => name !== entry.name);
}

/** "Name | other, other" by the name: what a list of translations adds. */
export function readTranslations(lines: string): Map<string, string[]> {
  return new Map(
    lines
      .trim()
      .split("\n")
      .map((line) => line.split(" | "))
      .map(([name = "", others = ""]) => [name, list(others)]),
  );
}
