import { type SkillHit, skillById } from "../../knowledge";
import { stem } from "../../knowledge/lexical/stem";
import type { Importance, Requirement } from "../../types";
import { asksForPaper, certificatePlaces } from "../certificates";
import { type Clause, clausesOf } from "../cues";
import { isCheck } from "../phrases/conditions";
import { namesColleagues } from "../phrases/not-asked";
import type { AskedPhrase } from "../phrases/phrase-model";
import { quoteOf } from "../posting";
import { requirement } from "../requirement";
import { asksNothing } from "../sentences/offering";
import type { Posting, Segment } from "../sentences/segments";
import { isWorkVerb } from "../sentences/sentence-words";
import type { YearsMention } from "../years";
import { areExamples, COMMA, choiceOf, OR, OR_SIMILAR } from "./choice-words";
import { tellingAmong } from "./telling-skills";

/** Letters between a number of years and the skill that it is asked for. */
const FARTHEST_YEARS = 45;
const BREAK = /[,;:.]|(?<!\p{L})(?:and|plus|including|as well as|und|sowie|et|y)(?!\p{L})/iu;

type Mention = { ids: string[]; start: number; end: number; clause: Clause; examples: boolean };

const CHOICE_BEFORE =
  /\b(one|any|some|at least (one|two)|either|two) (or more |or both |or several )?(of[^.;]{0,38}|[^.;,]{0,40})[\s:(]$|\b(either|entweder|soit)\s$/iu;
/**
 * The skills that a posting asks for. Skills joined by "or", by a slash, or listed as examples ("such as A, B") make one
 * requirement; the rest one each. The title's own skills are musts.
 * @param phrases what the posting asks for; a skill outside of them is merely mentioned
 * @param hits the skills that its words name (see `namedSkills`)
 * @param years mentions of years, so that "5 years of Python" binds to Python
 */
export function skillRequirementsIn(
  posting: Posting,
  years: YearsMention[],
  phrases: AskedPhrase[],
  hits: SkillHit[],
): Requirement[] {
  const found: Requirement[] = [];
  for (const segment of posting.segments) {
    if (asksNothing(segment.section)) continue;
    const mentions = mentionsIn(segment, hits, phrases);
    if (mentions.length === 0) continue;
    for (const group of grouped(segment.text, mentions)) {
      if (group[0]!.clause.notAsked) continue;
      found.push(...toRequirement(posting, segment, group, years));
    }
  }
  return found;
}

/**
 * The skills that a posting's words name, without plain words that only look like a skill; what stands in a list of skills
 * is one.
 * @param typical skills that the job's occupation typically takes
 */
export function namedSkills(posting: Posting, typical: ReadonlySet<string>): SkillHit[] {
  const telling = new Set(tellingAmong(posting.hits, typical));
  const lists = posting.segments.filter(({ listed }) => listed);
  return posting.hits.filter(
    (hit) =>
      telling.has(hit) ||
      isNamedQuality(posting.text, hit) ||
      lists.some(({ start, end }) => hit.start >= start && hit.end <= end),
  );
}

/** "communication skills", "presentation, communication and negotiation skills" */
const SKILLS_BEHIND =
  /^(?: skills| abilities|(?:(?:,| and| or| &|\/)+ ?[\p{L}-]+(?: [\p{L}-]+)?){1,4} (?:skills|abilities))(?!\p{Ll})/u;
/** So many letters behind a quality hold the others of its list. */
const LIST_LETTERS = 90;

/** A plain word names a personal quality where a text calls it a skill. */
function isNamedQuality(text: string, { id, end }: SkillHit): boolean {
  return skillById(id)?.kind === "soft" && SKILLS_BEHIND.test(text.slice(end, end + LIST_LETTERS));
}

/** "Degree in computer science, physics or similar": the subject belongs to the degree and is no skill asked for. */
const SUBJECT =
  /\b(degree|bachelor\S*|master\S*|b\.?sc\.?|m\.?sc\.?|ph\.?d\.?|diplom\w*|studium|\w*ausbildung|licence|grado|titulación)\b[^.;]{0,40}?\b(in|of|im|en|als|as|field)\b[^.;]*/iu;

function mentionsIn(segment: Segment, hits: SkillHit[], phrases: AskedPhrase[]): Mention[] {
  const asked = phrases.filter((one) => one.segment === segment);
  const clauses = clausesOf(segment.text, segment.section);
  const subject = SUBJECT.exec(segment.text);
  const isSubject = (at: number) =>
    subject !== null &&
    at >= subject.index &&
    at < subject.index + subject[0].length &&
    !/experience/i.test(segment.text.slice(subject.index, at));
  const papers = certificatePlaces(segment.text);
  const settingFrom = segment.field === "title" ? segment.text.search(SETTING) : -1;
  return hitsIn(hits, segment)
    .filter(
      (hit) =>
        !isSubject(hit.start) &&
        (settingFrom < 0 || hit.start < settingFrom) &&
        !papers.some(({ start, end }) => start <= hit.start && hit.end <= end) &&
        !isOfPaper(segment, hit, asked),
    )
    .map((hit) => ({
      ids: [hit.id],
      start: hit.start,
      end: hit.end,
      clause: strengthAt(segment, hit, clauses, asked),
      examples: areExamples(segment.text, hit.start),
    }));
}

/** "Office manager for a busy plumbing firm": whose title it is. */
const SETTING =
  /\b(?:for|at|in|with) (?:an?|our|the) [^,;|/]*\b(?:agency|business|charity|clinic|company|family|farm|firm|garage|group|hotel|nursery|practice|pub|restaurant|salon|school|shop|start-?up|store|studio)\b/iu;

/** "Food safety certificate", "background check": the paper is asked for, or the check made, and not the skill. */
function isOfPaper(segment: Segment, hit: SkillHit, asked: AskedPhrase[]): boolean {
  const at = segment.start + hit.start;
  const phrase = asked.find(
    (one) => at >= one.phrase.start && segment.start + hit.end <= one.phrase.end,
  )?.phrase;
  if (!phrase) return false;
  const words = segment.text.slice(phrase.start - segment.start, phrase.end - segment.start);
  return isCheck(words) || (asksForPaper(words) && !isWorkVerb(/^\p{L}*/u.exec(words)![0].toLowerCase()));
}

/** "Collaborate with designers and QA": names of departments are those of colleagues. */
const COLLEAGUES_BEFORE =
  /^(?:(?:be |are )?comfortable |(?:able|ability) to )?(?:(?:collaborat|liais|partner|interact|interfac)\p{L}*|work\p{L}* (?:closely|alongside|hand in hand|in (?:close )?(?:partnership|collaboration)))\b.*\bwith\b/iu;

/** "Provide support to content creators": whom the work serves. */
const SERVED_BEFORE =
  /\b(?:support|help|assistance|guidance|advice|training|services?) (?:to|for) (?:\p{L}+ ){0,2}$/iu;
const PERSONS = /(?:ers|ors|ists|ants|ees)$/iu;

/** How strongly a skill is asked for: as its phrase is; outside of every phrase that asks it is merely mentioned. */
function strengthAt(segment: Segment, hit: SkillHit, clauses: Clause[], asked: AskedPhrase[]): Clause {
  const clause = clauses.find((one) => hit.start >= one.start && hit.start < one.end) ?? {
    start: 0,
    end: segment.text.length,
    importance: "context" as Importance,
    notAsked: false,
    cue: null,
  };
  if (segment.field !== "description") return clause;
  const at = segment.start + hit.start;
  const phrase = asked.find((one) => at < one.phrase.end && segment.start + hit.end > one.phrase.start);
  if (phrase) {
    const before = segment.text.slice(phrase.phrase.start - segment.start, hit.start);
    const isQuality = skillById(hit.id)?.kind === "soft";
    const served = PERSONS.test(hit.text) && SERVED_BEFORE.test(segment.text.slice(0, hit.start));
    const others =
      !isQuality && (served || COLLEAGUES_BEFORE.test(before) || namesColleagues(before, hit.text));
    return { ...clause, importance: others ? "context" : phrase.importance };
  }
  return { ...clause, importance: "context" };
}

function hitsIn(hits: SkillHit[], segment: Segment): SkillHit[] {
  return hits
    .filter((hit) => hit.start >= segment.start && hit.end <= segment.end)
    .map((hit) => ({ ...hit, start: hit.start - segment.start, end: hit.end - segment.start }));
}

function grouped(text: string, mentions: Mention[]): Mention[][] {
  const groups: Mention[][] = [];
  let at = 0;
  while (at < mentions.length) {
    let end = at + 1;
    while (end < mentions.length && isList(text, mentions[end - 1]!, mentions[end]!)) end++;
    const run = mentions.slice(at, end);
    groups.push(...splitRun(text, run));
    at = end;
  }
  return groups;
}

function isList(text: string, a: Mention, b: Mention): boolean {
  const between = text.slice(a.end, b.start);
  return OR.test(between) || COMMA.test(between);
}

/** A run "A, B or C" is one choice; "A, B, C" is three asks, unless a word before it makes it a choice. */
function splitRun(text: string, run: Mention[]): Mention[][] {
  if (run.length === 1) return [run];
  const lead = text.slice(Math.max(0, run[0]!.start - 60), run[0]!.start);
  const joints = run.slice(1).map((mention, index) => text.slice(run[index]!.end, mention.start));
  const choice = run[0]!.examples || CHOICE_BEFORE.test(lead);
  const lastOr = joints.findLastIndex((joint) => OR.test(joint) && !COMMA.test(joint));
  if (choice || lastOr === joints.length - 1) return oneStrength(run);
  if (lastOr >= 0)
    return [...oneStrength(run.slice(0, lastOr + 2)), ...run.slice(lastOr + 2).map((one) => [one])];
  const slashes = joints.filter((joint) => joint.trim() === "/").length;
  if (slashes === joints.length) return oneStrength(run);
  return run.map((one) => [one]);
}

/** A choice never mixes musts with extras: a change of strength ends it. */
function oneStrength(run: Mention[]): Mention[][] {
  const groups: Mention[][] = [];
  for (const mention of run) {
    const last = groups.at(-1);
    const strength = mention.clause.importance;
    if (last && (strength === "context" || last[0]!.clause.importance === strength)) last.push(mention);
    else groups.push([mention]);
  }
  return groups;
}

function toRequirement(
  posting: Posting,
  segment: Segment,
  group: Mention[],
  years: YearsMention[],
): Requirement[] {
  const first = group[0]!;
  const last = group.at(-1)!;
  const ids = [...new Set(group.flatMap((mention) => mention.ids))];
  const names = [
    ...new Set(group.map(({ ids: [id], start, end }) => nameOf(id!, segment.text.slice(start, end)))),
  ];
  const isTitle = segment.field === "title";
  const importance =
    isTitle || segment.field === "requirements" ? titleOrDealBreaker(first) : first.clause.importance;
  const bound = years.find(
    (one) =>
      one.min !== null && one.segment === segment && speaksOf(posting.text, one, segment.start + first.start),
  );
  return [
    requirement({
      kind: "skill",
      // Years of a thing are asked for, however the rest of the sentence is built.
      importance: importance === "context" && bound?.min ? "must" : importance,
      label: choiceOf(names),
      anyOf: ids,
      minYears: bound?.min ?? null,
      orSimilar: OR_SIMILAR.test(segment.text.slice(last.end, last.end + 60)),
      quotes: [quoteOf(posting.text, segment.start + first.start, segment.start + last.end)],
      gate: segment.field === "requirements" && importance === "must" && isHard(ids),
    }),
  ];
}

/** Whether years of `text` are asked for what begins at `start`: "5 years of Python", not "5 years of experience, including Python". */
export function speaksOf(text: string, years: YearsMention, start: number): boolean {
  const { end } = years.quote;
  return start >= end && start - end < FARTHEST_YEARS && !BREAK.test(text.slice(end, start));
}

/** A deal-breaker stays a must even without the word, unless its own words call it a nice-to-have. */
function titleOrDealBreaker(mention: Mention): Importance {
  return mention.clause.importance === "nice" ? "nice" : "must";
}

/** Soft skills can't be a gate: a résumé's silence on them proves nothing. */
function isHard(ids: string[]): boolean {
  return ids.every((id) => skillById(id)?.kind !== "soft");
}

/** How well something is to be done, in front of its name: "strong organizational ..." */
const PRAISE = /^(?:strong|excellent|great|good|exceptional|outstanding) /iu;

/** "API development", "Test planning": the field's name for a kind of work, while products are written with capitals. */
const DESCRIBED = / \p{Ll}/u;

/**
 * A skill's name where the posting's words bear it out, half of a tool's ("MS Excel") and all of another's; else those words
 * ("K8s", "learning new things", "incident reports" for "Report writing for police").
 */
function nameOf(id: string, spelled: string): string {
  const skill = skillById(id);
  const name = skill?.name ?? id;
  const words = PRAISE.test(name) ? spelled : spelled.replace(PRAISE, "");
  if (words !== spelled && !words.includes(" ")) return name;
  const said = stemsOf(words);
  const named = stemsOf(name);
  const common = said.filter((one) => named.includes(one)).length;
  const isProduct = skill?.kind === "tool" && !DESCRIBED.test(name);
  if (!isProduct && !named.every((one) => said.includes(one))) return words;
  return common > 0 && common >= said.length / 2 ? name : words;
}

function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d+#]+/gu) ?? []).map((word) => stem(word));
}
