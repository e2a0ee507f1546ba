import { skillById } from "../../knowledge";
import type { Requirement, TextQuote } from "../../types";
import { quoteOf } from "../posting";
import { requirement, strongestOf } from "../requirement";
import { NEXT_ITEM } from "../sentences/next-item";
import type { Posting, Segment } from "../sentences/segments";
import { isWorkVerb } from "../sentences/sentence-words";
import { areExamples, COMMA, choiceOf, OR, OR_SIMILAR } from "./choice-words";

/** Of a choice in the posting's own words each part is so short; longer ones say more than what the next could stand for. */
const LONGEST_NAME = 4;
const AFTER = 60;
const BEFORE_NAMES = 80;
const AND = /^[\s,)"']*(?:and|und|et|y)[\s("']*(?:an?\s)?$/iu;
/** Between two things of a list a third that is asked for no further: ", ACE,". */
const COMMA_OVER = /^\s*(?:,\s*(?:[\p{L}\d+#&.-]+\s?){1,3}){1,3},\s*$/u;
/** The rest of one example before the next: " XDCR, " of "like Couchbase XDCR, MSSQL". */
const REST = /^(?: [\p{L}\d+#&/-]+){1,2},\s*(?:and |or )?$/u;
const NAME = /[\p{L}\d+#&.-]+(?: [\p{L}\d+#&.-]+)*/gu;
/** Two that were joined before end a longer list: "accounting, or call center". */
const ENDS_LIST = /^[^,/]+,? (?:or|oder|ou) [^,/]+$/iu;
/** A last one that is asked for no further: "MIG, TIG or stick)". */
const OR_MORE = /^,?\s+(?:or|oder|ou)\s+(?:[\p{L}\d+#&.'’-]+ ?){1,3}(?=[).,;:]|$)/u;
/** Two words at most, and what they are a kind of: "database technologies". */
const KIND_NAMED =
  /^[^\s,()]+ (?:[^\s,()]+ )?(?:tools|technologies|databases|platforms|frameworks|libraries|systems|services|protocols|pipelines|practices|methodologies|solutions)(?!\p{L})/iu;
/** The head of a kind's name: "software" of "other project management software". */
const KIND_NOUN =
  /^ (?:software|(?:system|service|language|tool|solution|platform|framework|process|program|application|product|package|environment|database|setting|provider)(?:e?s)?|technolog(?:y|ies)|librar(?:y|ies))(?!\p{L})/iu;
/** What stands behind "or similar" is the kind of what is listed: "or similar GPS systems". */
const KIND_BEHIND = /^[^.;:,()]{0,60}/u;

/**
 * Requirements with those joined to one that the posting lists as alternatives: "A, B or C", "A, B, C or equivalent", "such as
 * A, B and C", whether their names are known or the posting's own words.
 * @param found before equal ones are merged, each with one quote
 */
export function joinAlternatives(posting: Posting, found: Requirement[]): Requirement[] {
  const joined = new Map<Requirement, Requirement>();
  const gone = new Set<Requirement>();
  const inOrder = found.toSorted((a, b) => startOf(a) - startOf(b));
  let at = 0;
  for (const segment of posting.segments) {
    while (at < inOrder.length && startOf(inOrder[at]!) < segment.start) at += 1;
    const first = at;
    while (at < inOrder.length && startOf(inOrder[at]!) < segment.end) at += 1;
    const within = inOrder.slice(first, at);
    const members = within.filter((one) => isMember(one, segment));
    for (const run of choicesAmong(posting.text, segment, members)) {
      const kind = kindBehind(posting.text, segment, run, members);
      const others = within.filter((one) => startOf(one) >= kind.start && endOf(one) <= kind.end);
      const [first, ...rest] = run;
      if (rest.length + others.length === 0 && !namedFirst(posting.text, segment, first!)) continue;
      joined.set(first!, asOne(posting, run, others, namedFirst(posting.text, segment, first!)));
      for (const one of [...rest, ...others]) gone.add(one);
    }
  }
  return found.filter((one) => !gone.has(one)).map((one) => joined.get(one) ?? one);
}

function startOf({ quotes }: Requirement): number {
  return quotes[0]!.start;
}

function endOf({ quotes }: Requirement): number {
  return quotes[0]!.end;
}

/** Things by their names; what is done stays by itself: "prepare reports, answer calls or mail". */
function isMember(one: Requirement, { start, end, field }: Segment): boolean {
  if (field !== "description" || startOf(one) < start || endOf(one) > end) return false;
  if ((one.kind !== "skill" && one.kind !== "duty") || one.importance === "context") return false;
  const words = one.quotes[0]!.text.toLowerCase().split(/\s+/);
  return one.anyOf.length > 1 || (words.length <= LONGEST_NAME && !isWorkVerb(words[0]!));
}

function choicesAmong(text: string, segment: Segment, members: Requirement[]): Requirement[][] {
  const choices: Requirement[][] = [];
  let at = 0;
  while (at < members.length) {
    const first = members[at]!;
    const examples = areExamples(text.slice(segment.start, segment.end), startOf(first) - segment.start);
    const joints = examples ? [OR, COMMA, COMMA_OVER, REST, AND] : [OR, COMMA, COMMA_OVER];
    let end = at + 1;
    let choice = at;
    const slashed: Requirement[][] = [[first]];
    for (; end < members.length; end++) {
      const between = text.slice(endOf(members[end - 1]!), startOf(members[end]!));
      if (startOf(members[end]!) < endOf(members[end - 1]!) || !joints.some((one) => one.test(between)))
        break;
      if (between.includes(")") && isInBracket(text, segment, first)) break;
      if (AND.test(between) && namesKind(text, segment, members[end]!)) break;
      const slash = between.trim() === "/";
      if (slash) slashed.at(-1)!.push(members[end]!);
      else slashed.push([members[end]!]);
      const goesWith = slash && choice > at && choice === end - 1;
      if (goesWith || (!slash && OR.test(between)) || ENDS_LIST.test(members[end]!.quotes[0]!.text))
        choice = end;
    }
    if (examples || goesOn(text, segment, members[end - 1]!)) choice = end - 1;
    const isChoice = choice > at || goesOn(text, segment, first) || namedFirst(text, segment, first) !== null;
    const chosen = isChoice ? members.slice(at, choice + 1) : [];
    if (isChoice) choices.push(chosen);
    choices.push(...slashed.filter((run) => run.length > 1 && !chosen.includes(run[0]!)));
    at = end;
  }
  return choices;
}

/** "(e.g. Git) and CI/CD": what follows the bracket is none of the examples. */
function isInBracket(text: string, { start }: Segment, first: Requirement): boolean {
  const before = text.slice(start, startOf(first));
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

/** "tools like Docker and orchestration tools", "Redis and NoSQL databases": another kind, asked for beside what was listed. */
function namesKind(text: string, { end }: Segment, one: Requirement): boolean {
  return KIND_NAMED.test(one.quotes[0]!.text + text.slice(endOf(one), Math.min(end, endOf(one) + AFTER)));
}

/** Whether another would do as well: one of the same kind, or one that is asked for no further. */
function goesOn(text: string, segment: Segment, last: Requirement): boolean {
  const behind = text.slice(endOf(last), Math.min(segment.end, endOf(last) + AFTER));
  return OR_SIMILAR.test(behind) || OR_MORE.test(behind);
}

/** Names in a list before the one that is known: "Farrow" of "in Farrow or QuickBooks", which nothing else asks for. */
const NAMED_FIRST =
  /(?<=\b(?:such as|like|in|with|of|using|on|e\.g\.|know|knowledge of) )((?:\p{Lu}[\p{L}\d&+#-]*(?: \p{Lu}[\p{L}\d&+#-]*)?, ){0,3}\p{Lu}[\p{L}\d&+#-]*(?: \p{Lu}[\p{L}\d&+#-]*)?),? or $/u;

function namedFirst(text: string, { start }: Segment, first: Requirement): string | null {
  if (first.anyOf.length > 1 || !/^\p{Lu}/u.test(first.quotes[0]!.text)) return null;
  return (
    NAMED_FIRST.exec(text.slice(Math.max(start, startOf(first) - BEFORE_NAMES), startOf(first)))?.[1] ?? null
  );
}

/** Where the kind of what is listed is named behind it: "case management software" of "Clio or similar case management software". */
function kindBehind(
  text: string,
  segment: Segment,
  run: Requirement[],
  others: Requirement[],
): { start: number; end: number } {
  const start = endOf(run.at(-1)!);
  const similar = OR_SIMILAR.exec(text.slice(start, Math.min(segment.end, start + AFTER)));
  if (!similar || others.some((one) => startOf(one) >= start && endOf(one) <= start + similar[0].length))
    return { start, end: start };
  const from = start + similar[0].length;
  const kind = KIND_BEHIND.exec(text.slice(from, segment.end))![0];
  return { start: from, end: from + kind.split(NEXT_ITEM, 1)[0]!.length };
}

/** Names in a list of which one is enough that nothing else asks for: "operations" of "retail, operations or accounting". */
function unasked(text: string, run: Requirement[]): string[] {
  const gaps = run.slice(1).map((one, at) => text.slice(endOf(run[at]!), startOf(one)));
  return gaps.filter((gap) => COMMA_OVER.test(gap)).flatMap((gap) => gap.match(NAME) ?? []);
}

function withKind({ text }: Posting, name: Requirement, kind: Requirement[]): TextQuote | null {
  const last = kind.at(-1);
  if (!last) return null;
  const noun = KIND_NOUN.exec(text.slice(endOf(last), endOf(last) + AFTER))?.[0] ?? "";
  const quote = quoteOf(text, startOf(name), endOf(last) + noun.length);
  return /[()]/u.test(quote.text) ? null : quote;
}

/** @param kind what names the kind of the listed: known, it answers as well; else its words are left out */
function asOne(
  posting: Posting,
  run: Requirement[],
  kind: Requirement[],
  before: string | null,
): Requirement {
  const known = kind.filter((one) => one.anyOf.some((id) => skillById(id) !== undefined));
  const all = [...run, ...known];
  const earlier = before?.split(", ") ?? [];
  const others = [...earlier, ...unasked(posting.text, run)];
  const names = [...new Set([...earlier, ...run.flatMap(({ label }) => label.split(/, | or /u)), ...others])];
  const start = before ? posting.text.lastIndexOf(before, startOf(run[0]!)) : startOf(run[0]!);
  const whole = run.length + others.length === 1 ? withKind(posting, run[0]!, kind) : null;
  const quote = whole ?? quoteOf(posting.text, start, endOf(run.at(-1)!));
  return requirement({
    ...strongestOf(all),
    kind: all.every((one) => one.kind === "duty") ? "duty" : "skill",
    label: whole?.text ?? choiceOf(names),
    anyOf: [...all.flatMap(({ anyOf }) => anyOf), ...others.map((name) => name.toLowerCase())],
    quotes: [quote],
  });
}
