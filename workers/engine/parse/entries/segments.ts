import { placeStrength, trailingPlace } from "../contact/places";
import type { DocLine } from "../doc-line";
import { wordKey } from "../fold";
import type { Piece } from "../quote";
import type { Part } from "../sections/section";
import { companyWeight, isSchoolWord } from "../words/organisations";
import { isCountry, isRegion } from "../words/places";
import { namesCampus, placeAfterCampus } from "./campus";
import { labelAt } from "./head-labels";
import { workLead } from "./header-lines";
import { likenessOf, stopBeforePost } from "./likeness";

export type Segment = Piece & {
  text: string;
  bold: boolean;
  italic: boolean;
  /** the sign before it: "" at the head of a line, "\t", "|", ",", "at" ... */
  before: string;
  place: boolean;
  /** what a label in front says it is: "Position: Nurse" */
  label: "title" | "company" | null;
};

const hard =
  /\s*\t\s*|\s+[|•·●∙⋅◆◇■▪»›*]+\s+|\s*[|•●◆◇]\s*|\s+[–—−]+\s+|\s+-+\s+|\s*\/\/\s*|\s+[@]\s+|\s*:\s+|\s+·\s*|\s+[-–—]$|;\s+|\s*—\s*/g;
const atWord =
  /\s+(?:at|with|for|bei|chez|presso|bij|w|во|в|la|en|em|na|no)\s+(?!(?:High(?:est)? )?(?:Honou?rs|Distinction|Merit)(?!\p{L})|Home (?:Parent|M[ou]m|Mother|Dad|Father|Wife|Caregiver))(?=[\p{Lu}\d])/u;

function styleAt(doc: DocLine, start: number, end: number): { bold: boolean; italic: boolean } {
  const middle = (start + end) / 2;
  const run = doc.line.runs.find((one) => one.start <= middle && middle < one.end);
  return { bold: run?.bold ?? doc.line.bold, italic: run?.italic ?? doc.line.italic };
}

const edges = /[\s,;:|•·●–—\-/◆◇*\u2300-\u23ff\u2600-\u27bf\ud83c-\ud83e\udc00-\udfff]/;

function segmentOf(doc: DocLine, from: number, to: number, before: string): Segment | null {
  let start = from;
  let end = to;
  const text = doc.text;
  while (start < end && (edges.test(text.charAt(start)) || /[\ue000-\uf8ff]/.test(text.charAt(start))))
    start++;
  while (end > start && edges.test(text.charAt(end - 1))) end--;
  // "2009 - 2012. Yearbook staff member. Wrote captions": sentences about a job.
  if (/^\.\s/.test(text.slice(start, end))) return null;
  if (text.charAt(start) === "(" && text.charAt(end - 1) === ")" && text.indexOf(")", start) === end - 1) {
    start++;
    end--;
  }
  const whole = text.slice(start, end);
  if (whole.endsWith(")") && !whole.includes("(")) end--;
  if (whole.startsWith("(") && !whole.includes(")")) start++;
  if (end - start < 2 && !/\p{L}/u.test(text.slice(start, end))) return null;
  if (/^[\s()[\]]*$/.test(text.slice(start, end))) return null;
  const words = text.slice(start, end);
  return {
    line: doc.index,
    start,
    end,
    text: words,
    ...styleAt(doc, start, end),
    before,
    place: false,
    label: null,
  };
}

const THROUGH = /\((?:agency|via|through|temp(?:ing)?|casual)(?!\p{L})[^()]{0,40}\)/giu;

function dateless(part: Part): { start: number; end: number }[] {
  const { doc } = part;
  const gaps: { start: number; end: number }[] = [];
  let at = Math.max(part.start, doc.start);
  const asides = [...doc.text.matchAll(THROUGH)].map(({ index: start, 0: { length } }) => ({
    start,
    end: start + length,
  }));
  for (const span of [...doc.dates, ...asides].sort((a, b) => a.start - b.start)) {
    if (span.end <= at) continue;
    if (span.start > at) gaps.push({ start: at, end: span.start });
    at = span.end;
  }
  if (at < doc.end) gaps.push({ start: at, end: doc.end });
  return gaps.map(({ start, end }) => {
    let from = start;
    let to = end;
    if (/^\s*[)\]]/.test(doc.text.slice(from, to))) from += doc.text.slice(from, to).search(/[)\]]/) + 1;
    if (/[([]\s*$/.test(doc.text.slice(from, to))) to = from + doc.text.slice(from, to).search(/[([]\s*$/);
    return { start: from, end: to };
  });
}

const noise =
  /^(?:date|dates|(?:summer|winter)s?|location|duration|period|from|to|since|present|now|expected|graduated|graduation|class of|starting|ended?|(?:full|part)[- ]time|permanent|contract|temporary|freelance work|volltime|vollzeit|teilzeit|remote work|unknown|\(?(?:ca\.? )?\d+ ?(?:years?|yrs?|ans?|jahre?|anos?|anni|jaar|mois|months?|mos?|monate?|meses|mesi|maanden|luni|weeks?|wks?|wochen?|semaines?|semanas?|settimane|weken|saptamani|săptămâni|days?|tage|jours|hours?|hrs?|y|m)\b(?!.* as ).*)$/i;

const hardOrSlash = new RegExp(`${hard.source}|\\s+/\\s+`, "g");

/** " / " parts the line's facts only where it stands beside a date or a place; else it joins two titles. */
function slashed({ doc, start }: Part): boolean {
  const text = doc.text.slice(start);
  if (!text.includes(" / ")) return false;
  const isDateParted = doc.dates.some(
    (span) => /\s\/\s+$/.test(doc.text.slice(0, span.start)) || /^\s+\/\s/.test(doc.text.slice(span.end)),
  );
  return isDateParted || text.split(" / ").some((cell) => placeStrength(cell) >= 2);
}

export function segmentsOf(part: Part): Segment[] {
  const { doc } = part;
  const begin = Math.max(part.start, doc.start);
  const label = labelAt(doc.text.slice(begin, doc.end));
  if (!label) return unlabelled(part).map((one) => ({ ...one, label: one.label ?? labelNextTo(doc, one) }));
  const cut = begin + label.length;
  const segment = segmentOf(doc, cut, doc.dates.find((span) => span.start >= cut)?.start ?? doc.end, "");
  return segment
    ? splitPlace(doc, segment).map((one) => ({ ...one, label: one.place ? null : label.kind }))
    : [];
}

function labelNextTo(doc: DocLine, { start, place }: Segment): Segment["label"] {
  const kind = doc.columns ? doc.columns[doc.text.slice(doc.start, start).split("\t").length - 1] : doc.field;
  if (place || !kind) return null;
  if (kind === "title" || kind === "degree") return "title";
  return kind === "company" || kind === "school" ? "company" : null;
}

function unlabelled(part: Part): Segment[] {
  const { doc } = part;
  const found: Segment[] = [];
  for (const gap of dateless(part)) {
    const text = doc.text.slice(gap.start, gap.end);
    let from = 0;
    let before = gap.start <= doc.start ? "" : "date";
    const push = (to: number): void => {
      const segment = segmentOf(doc, gap.start + from, gap.start + to, before);
      if (segment && !noise.test(segment.text))
        for (const one of splitStyles(doc, segment)) found.push(...splitAt(doc, one));
    };
    const signs = [...text.matchAll(slashed(part) ? hardOrSlash : hard), ...stopBeforePost(text)];
    for (const match of signs.sort((a, b) => a.index - b.index)) {
      push(match.index);
      before = match[0].trim() === "" ? (match[0].includes("\t") ? "\t" : "-") : match[0].trim();
      from = match.index + match[0].length;
    }
    push(text.length);
  }
  return found.flatMap((segment) => splitPlaceholders(doc, segment) ?? splitPlace(doc, segment));
}

/** Placeholders of résumés that were made anonymous: "Accountant Company Name City , State", or the title behind. */
const placeholders =
  /^(.*?)\s*\b(Company Name)\b(?:\W{0,8}|\s\S{1,3}\s)(?:City(?:\s*,\s*State)?)?(?:\s+(\p{Lu}.*))?$/u;
const noPlace = /^(?:City|State)$/;

function splitPlaceholders(doc: DocLine, segment: Segment): Segment[] | null {
  if (noPlace.test(segment.text)) return [];
  return aroundNoCompany(doc, segment) ?? aroundNoPlace(doc, segment);
}

function aroundNoCompany(doc: DocLine, segment: Segment): Segment[] | null {
  const match = segment.text.length <= 160 ? placeholders.exec(segment.text) : null;
  if (!match) return null;
  const [, lead = "", company = "", rest = ""] = match;
  if (lead !== "" && rest !== "") return null;
  const at = segment.start + segment.text.indexOf(company, lead.length);
  const title = segmentOf(doc, segment.start, segment.start + lead.length, segment.before);
  const employer = segmentOf(doc, at, at + company.length, "style");
  const last = rest === "" ? null : segmentOf(doc, segment.end - rest.length, segment.end, "style");
  return [
    ...(title ? [title] : []),
    ...(employer ? [{ ...employer, label: "company" as const }] : []),
    ...(last ? [{ ...last, label: "title" as const }] : []),
  ];
}

const placeWithin = /(?<![\p{L}\p{N}])City\s*,\s*State(?![\p{L}\p{N}])/gu;
const postcodeBehind = /^\s*,\s*\d{5}(?!\d)/;
const LONGEST_COUNTRY = 3;
const LONGEST_BEHIND = 60;

/** How many characters of a text are the postcode or country that goes on with a place: ", US". */
function countryAt(text: string): number {
  const code = postcodeBehind.exec(text);
  if (code) return code[0].length;
  const lead = /^\s*,\s*/.exec(text)?.[0].length ?? 0;
  const words = lead > 0 ? text.slice(lead).split(" ", LONGEST_COUNTRY) : [];
  while (words.length > 0 && !isCountry(wordKey(words.join(" ")))) words.pop();
  return words.length > 0 ? lead + words.join(" ").length : 0;
}

/** "Lakewood University City , State , US Finance": the place of a form without names parts the school from the rest. */
function aroundNoPlace(doc: DocLine, segment: Segment): Segment[] | null {
  const { text, start } = segment;
  const places = [...text.matchAll(placeWithin)];
  if (places.length === 0) return null;
  const ends = places.map(({ index, 0: place }) => {
    const end = index + place.length;
    return end + countryAt(text.slice(end, end + LONGEST_BEHIND));
  });
  return [...places, null].flatMap((place, at) => {
    const from = start + (ends[at - 1] ?? 0);
    const part = segmentOf(
      doc,
      from,
      start + (place?.index ?? text.length),
      at > 0 ? "place" : segment.before,
    );
    return part ? (aroundNoCompany(doc, part) ?? [part]) : [];
  });
}

function namesEmployer(text: string): boolean {
  const [first = ""] = wordKey(text).split(" ");
  return companyWeight(first) > 0 || isSchoolWord(first) || likenessOf(text).company >= 1.6;
}

const SHORTEST_PART = 4;

/** "**Accountant** Bayou Tax & Books": a change between bold and plain parts two things. */
function splitStyles(doc: DocLine, segment: Segment): Segment[] {
  const turns = doc.line.runs.filter((run, at) => {
    const before = doc.line.runs[at - 1];
    return before && before.bold !== run.bold && run.start > segment.start && run.start < segment.end;
  });
  const turn = turns[0]?.start;
  if (turns.length !== 1 || turn === undefined) return [segment];
  const left = segmentOf(doc, segment.start, turn, segment.before);
  const right = segmentOf(doc, turn, segment.end, "style");
  if (!left || !right || left.text.length < SHORTEST_PART || right.text.length < SHORTEST_PART)
    return [segment];
  const parted = /\s/.test(doc.text.slice(left.end, right.start)) && /^[\p{Lu}\d]/u.test(right.text);
  return parted && !/(?:^|\s)(?:of|and|for|the|de|und|&)$/iu.test(left.text) ? [left, right] : [segment];
}

function splitAt(doc: DocLine, segment: Segment): Segment[] {
  const match = atWord.exec(segment.text.slice(0, 160));
  if (!match) return splitAs(doc, segment);
  const word = match[0].trim();
  const sure = /^(?:at|bei|chez|presso|bij|with)$/.test(word);
  if (word === "for") return [segment];
  const behind = segment.text.slice(match.index + match[0].length);
  if (!sure && (likenessOf(segment.text.slice(0, match.index)).title < 1 || !namesEmployer(behind)))
    return [segment];
  const lead = segment.text.slice(0, match.index);
  if (word === "at" && namesCampus(lead, behind)) return [segment];
  const left = segmentOf(doc, segment.start, segment.start + match.index, segment.before);
  const right = segmentOf(doc, segment.start + match.index + match[0].length, segment.end, "at");
  return left && right ? [...splitAs(doc, left), right] : [segment];
}

const AS = /^(?:(.{2,80}?) )?(?<!\p{L})(?:as|als) (?:an? |the )?(?=\p{Lu})/u;
const WITHIN = / (?:in|at|with|for) (?=\p{Lu})/u;

/** "Old Mill Ltd as Night Baker", "Worked as a Support Engineer in Hill Mill": the post stands behind the word. */
function splitAs(doc: DocLine, segment: Segment): Segment[] {
  const match = AS.exec(segment.text);
  if (!match) return [segment];
  const lead = match[1] ?? "";
  const post = segment.text.slice(match[0].length);
  const tells = workLead(segment.text) !== "";
  const within = tells ? WITHIN.exec(post) : null;
  if ((likenessOf(post).title < 1 && !within) || likenessOf(lead).title >= 1) return [segment];
  const from = segment.start + match[0].length;
  const length = within?.index ?? post.replace(/ (?:with|at|for|to)$/u, "").length;
  const title = segmentOf(doc, from, from + length, "as");
  const start = within ? from + within.index + within[0].length : segment.start;
  const employer = segmentOf(doc, start, within ? segment.end : start + lead.length, within ? "at" : "");
  if (!title) return [segment];
  return employer && (within || !tells) && !noise.test(employer.text) ? [employer, title] : [title];
}

/** "Acme, Grand Rapids, MI": the first of three parts is no place, so it is the employer's name. */
function leadingName(text: string): number {
  const comma = text.indexOf(",");
  if (comma < 2 || text.length > 160) return -1;
  const rest = text.slice(comma + 1);
  if (!rest.includes(",") || placeStrength(rest) < 3) return -1;
  return placeStrength(text.slice(0, comma)) >= 2 ? -1 : comma;
}

function splitPlace(doc: DocLine, segment: Segment): Segment[] {
  const key = wordKey(segment.text);
  const named = leadingName(segment.text);
  if (named > 0) {
    const head = segmentOf(doc, segment.start, segment.start + named, segment.before);
    const tail = segmentOf(doc, segment.start + named, segment.end, ",");
    if (head && tail) return [head, { ...tail, place: true }];
  }
  if (placeStrength(segment.text) >= 2 && !(isRegion(key) && segment.bold))
    return [{ ...segment, place: true }];
  if (segment.text.length > 160) return [segment];
  const cut = placeAfterCampus(segment.text, trailingPlace(segment.text));
  if (cut <= 0) return [segment];
  const head = segmentOf(doc, segment.start, segment.start + cut, segment.before);
  const tail = segmentOf(doc, segment.start + cut, segment.end, ",");
  if (!head || !tail) return [segment];
  return [head, { ...tail, place: true }];
}
