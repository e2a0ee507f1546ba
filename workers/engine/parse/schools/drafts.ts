import type { EducationLevel } from "../../types";
import { readsAsBody } from "../entries/header-lines";
import type { Segment } from "../entries/segments";
import type { Part, Section } from "../sections/section";
import { readsAsWish } from "../wish";
import { type DegreeHit, findDegree } from "../words/degrees";
import { splitDegreesInLine } from "./degrees-in-line";
import { type Item, isAside, isPageFoot, itemsOf } from "./education-items";
import { isPaper } from "./papers";
import { namesSchool } from "./school-name";

const LONGEST_HEAD = 18;

export type Draft = {
  institution: Segment | null;
  /** the level of what only stands where a degree would isn't known */
  degree: { segment: Segment; hit: Omit<DegreeHit, "level"> & { level: EducationLevel | null } } | null;
  field: Segment | null;
  ongoing: Segment | null;
  papers: Segment[];
  plain: Segment[];
  dates: Part[];
  lines: Set<number>;
  last: number;
};

function emptyDraft(line: number): Draft {
  return {
    institution: null,
    degree: null,
    field: null,
    ongoing: null,
    papers: [],
    plain: [],
    dates: [],
    lines: new Set([line]),
    last: line,
  };
}

function begins(draft: Draft, items: Item[]): boolean {
  return items.some((item) => isTaken(draft, item));
}

function isTaken(draft: Draft, item: Item): boolean {
  if (item.type === "institution") return draft.institution !== null;
  if (item.type === "degree") return draft.degree !== null && (item.hit.strong || !draft.degree.hit.strong);
  if (item.type === "date") {
    const before = draft.dates[draft.dates.length - 1];
    return before !== undefined && item.part.doc.index - before.doc.index > 1;
  }
  return false;
}

/** "CPR Certified" in a line of its own below a school was got elsewhere. */
function isOwnPaper(
  { institution }: Draft,
  { segment, hit }: Item & { type: "degree" },
  line: number,
): boolean {
  return (
    !hit.strong && institution !== null && institution.line !== line && /certified$/iu.test(segment.text)
  );
}

function put(draft: Draft, item: Item, line: number): void {
  draft.lines.add(line);
  if (item.type !== "plain") draft.last = line;
  if (item.type === "institution") draft.institution = item.segment;
  else if (
    item.type === "degree" &&
    (draft.degree || isOwnPaper(draft, item, line)) &&
    isPaper(item.segment, null)
  )
    draft.papers.push(item.segment);
  else if (item.type === "degree") draft.degree ??= { segment: item.segment, hit: item.hit };
  else if (item.type === "field") draft.field ??= item.segment;
  else if (item.type === "ongoing") draft.ongoing ??= item.segment;
  else if (item.type === "date") draft.dates.push(item.part);
  else draft.plain.push(item.segment);
}

/** A sentence about the studies, and not several of them copied into one line, which a degree opens. */
function isProse(part: Part, text: string): boolean {
  const { dates, words } = part.doc;
  const hit = findDegree(text);
  const leads = hit !== null && (hit.start === 0 || namesSchool(text.slice(0, hit.start)));
  const opens = leads && hit.strong && hit.level !== "vocational";
  return readsAsBody(part) && dates.length === 0 && words > LONGEST_HEAD && !opens;
}

export function draftsOf(section: Section): Draft[] {
  const drafts: Draft[] = [];
  let draft: Draft | null = null;
  for (const part of splitDegreesInLine(section.parts)) {
    const { doc } = part;
    const text = doc.text.slice(Math.max(part.start, doc.start));
    const items =
      isProse(part, text) || isAside(text) || readsAsWish(text) || isPageFoot(text) ? [] : itemsOf(part);
    const pointed = doc.bullet > 0 && !items.some((item) => item.type === "degree" && item.hit.strong);
    if (pointed && draft !== null && !items.some((item) => item.type === "date")) {
      draft.lines.add(doc.index);
      continue;
    }
    if (draft === null || begins(draft, items)) {
      draft = emptyDraft(doc.index);
      drafts.push(draft);
    }
    for (const item of items) {
      if (isTaken(draft, item)) {
        draft = emptyDraft(doc.index);
        drafts.push(draft);
      }
      put(draft, item, doc.index);
    }
  }
  return drafts;
}
