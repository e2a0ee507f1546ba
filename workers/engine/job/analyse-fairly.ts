import { type CriterionHit, findCriteria } from "../criteria";
import type { JobInput, JobProfile, RefusedCriterion, Requirement, TextQuote } from "../types";
import { analyseJob as analyseCovered } from "./analyse-job";
import { postingText } from "./posting";

/** A letter of no language read, in both cases: what stands under it asks for nothing, and the rest keeps its place. */
const COVER = "\u0240";
const COVER_CAPITAL = "\u2c7f";
const COVERED = /[\u0240\u2c7f]/;
/** A label or a sentence of fewer letters, once criteria are taken out, says nothing of its own. */
const FEWEST_LETTERS = 4;
/** So many are told; a text made of nothing else needs no more. */
const MOST_TOLD = 20;

/** Reads a posting as if what may not choose people weren't written there, and tells it beside: `refusedCriteria`. Places as given. */
export function analyseJob(input: JobInput): JobProfile {
  const text = postingText(input);
  // A title names the work: "graduate engineer" is what the job is called.
  const hits = findCriteria(text).filter(
    ({ verdict, span }) => verdict === "protected" || span.start >= input.title.length,
  );
  if (hits.length === 0) return analyseCovered(input);
  return uncovered(analyseCovered(coveredInput(input, hits)), text, toldOf(text, hits));
}

function toldOf(text: string, hits: CriterionHit[]): RefusedCriterion[] {
  const told = new Map<string, RefusedCriterion>();
  for (const { verdict, ground, span } of hits) {
    const quote = text.slice(span.start, span.end).replace(/\s+/g, " ").trim();
    const key = quote.toLowerCase();
    if (!told.has(key) && told.size < MOST_TOLD) told.set(key, { quote, ground, verdict });
  }
  return [...told.values()];
}

function coveredInput(input: JobInput, hits: CriterionHit[]): JobInput {
  let text = postingText(input);
  for (const { span } of hits)
    text = text.slice(0, span.start) + covered(text.slice(span.start, span.end)) + text.slice(span.end);
  const description = text.slice(input.title.length + 2, input.title.length + 2 + input.description.length);
  const requirements = text.slice(input.title.length + input.description.length + 4);
  return {
    ...input,
    title: text.slice(0, input.title.length),
    description,
    ...(requirements ? { requirements } : {}),
  };
}

/** Words for having learnt a language as a child, in the languages read. */
const NATIVE =
  /\p{L}*(?:nativ|n[aă]tiv|mother|tongue|muttersprach|moedertaal|madrelingua|matern|langue|lengua|idioma|limba|língua|lingua)\p{L}*|first(?= language)|(?<=first )language/giu;
/** What a posting may ask for instead: to speak the language well. Read as the level, though never printed. */
const SPOKEN = "fluen";

/** "Native German speaker" leaves German asked for, at the level of someone fluent; all else is covered whole. */
function covered(words: string): string {
  if (words.search(NATIVE) < 0) return cover(words);
  let told = false;
  return words.replace(NATIVE, (word) => {
    if (told || word.length <= SPOKEN.length) return cover(word);
    told = true;
    const first = word.charAt(0);
    const isCapital = first !== first.toLowerCase();
    return (isCapital ? "F" : "f") + SPOKEN.slice(1) + cover(word.slice(SPOKEN.length));
  });
}

function cover(words: string): string {
  return words
    .replace(/\p{Lu}/gu, (one) => COVER_CAPITAL.repeat(one.length))
    .replace(/[\p{L}\p{N}]/gu, (one) => (one === COVER_CAPITAL ? one : COVER.repeat(one.length)));
}

function uncovered(job: JobProfile, text: string, refusedCriteria: RefusedCriterion[]): JobProfile {
  const cleared = {
    ...job,
    requirements: job.requirements.flatMap(withoutCovered),
    ...(job.duties ? { duties: job.duties.flatMap(besideCovered) } : {}),
  };
  return { ...(restored(cleared, text) as JobProfile), refusedCriteria };
}

function withoutCovered(one: Requirement): Requirement[] {
  if (![one.label, ...one.anyOf].some((words) => COVERED.test(words))) return [one];
  const label = spared(one.label);
  const anyOf = one.anyOf.map(spared).filter(saysSomething);
  return saysSomething(label) && (anyOf.length > 0 || one.anyOf.length === 0)
    ? [{ ...one, label, anyOf }]
    : [];
}

function besideCovered({ text, start }: TextQuote): TextQuote[] {
  if (!COVERED.test(text)) return [{ text, start, end: start + text.length }];
  return [...text.matchAll(/(?:[^\s\u0240\u2c7f]+(?![\u0240\u2c7f])(?:\s+|$))+/gu)]
    .map(({ 0: words, index }) => ({
      text: words.trimEnd(),
      start: start + index,
      end: start + index + words.trimEnd().length,
    }))
    .filter((quote) => saysSomething(quote.text));
}

function spared(words: string): string {
  return words
    .replace(/[^\s\u0240\u2c7f]*[\u0240\u2c7f]+[^\s\u0240\u2c7f]*/gu, " ")
    .replace(/\(\s*\)|\[\s*\]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})+#.]+$/gu, "");
}

function saysSomething(words: string): boolean {
  return (words.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS;
}

/** Quotes get the posting's own words back; any other text keeps what stands beside the covered words. */
function restored(value: unknown, text: string): unknown {
  if (typeof value === "string") return COVERED.test(value) ? spared(value) : value;
  if (Array.isArray(value))
    return value.map((one) => restored(one, text)).filter((one, at) => one !== "" || value[at] === "");
  if (value === null || typeof value !== "object") return value;
  if ("text" in value && "start" in value && "end" in value) {
    const { start, end } = value as TextQuote;
    return { ...value, text: text.slice(start, end) };
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, restored(one, text)]));
}
