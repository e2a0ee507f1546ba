import { skillWeight } from "../job/skills/skill-weight";
import { findSkills, occupationById, skillById } from "../knowledge";
import { stem } from "../knowledge/lexical/stem";
import { wordWeight } from "../knowledge/lexical/word-weights";
import { type DutyIndex, indexDuties } from "../match/duties";
import { mainLanguage } from "../parse/main-language";
import type { JobProfile, Requirement, TextQuote } from "../types";
import type { Phrase } from "./evidence/found";
import { industriesOfJob } from "./evidence/industries";
import { partsOfName } from "./evidence/planted";
import { type JobTitle, nameTitle } from "./evidence/roles";
import { phraseOf, phrasesOf } from "./evidence/search";
import { type SoftSign, signsOf } from "./evidence/soft-signs";
import { indexWording, type Wording } from "./evidence/wording";
import { fieldsOfJob } from "./fields-of-job";
import type { KIND_POINTS } from "./verdict/verdict-weights";
import { IMPORTANCE, LEAST_TELLING, QUALIFICATION } from "./weights";

/** One thing asked for, with its weight against the other asks, every wording of it, and the posting's own sentence. */
export type SkillAsk = {
  requirement: Requirement;
  weight: number;
  soft: boolean;
  judgedAs: keyof typeof KIND_POINTS;
  phrases: Phrase[];
  sentence: Phrase | null;
  signs: readonly SoftSign[];
};

/** Kinds that no résumé answers by its words: years have a row of their own, places a verdict beside the score. */
const NOT_ASKED_HERE = new Set<Requirement["kind"]>(["years", "location"]);

export type Target = {
  job: JobProfile;
  title: JobTitle;
  asks: SkillAsk[];
  duties: DutyIndex;
  /** everything that the posting asks and tells, word for word */
  wording: Wording;
  /** the names of all that is asked for, in parts as a list has them */
  names: ReadonlySet<string>;
  /** ISO 639-1 code of the posting's sentences */
  language: string;
  fields: Map<string, number>;
  industries: Map<string, number>;
};

const prepared = new WeakMap<JobProfile, Target>();

/** Weighs and indexes a job; the same object is prepared only once. */
export function targetOf(job: JobProfile): Target {
  const known = prepared.get(job);
  if (known) return known;
  const inTitle = namedBy(job.title);
  const language = mainLanguage(job.duties ?? []);
  const compared = {
    title: { words: nameTitle(job.title).words, occupations: kindsOf(job) },
    asks: job.requirements
      .filter((one) => !NOT_ASKED_HERE.has(one.kind))
      // one order for all sums: the same asks in another order must not round to another tenth
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((one) => ask(one, inTitle, language)),
  };
  const target: Target = {
    job,
    language,
    wording: indexWording(
      [...(job.duties ?? []), ...job.requirements.flatMap((one) => one.quotes)].map(({ text }) => text),
    ),
    names: new Set(
      job.requirements.flatMap(({ label, anyOf, quotes }) =>
        [label, ...anyOf.map((id) => skillById(id)?.name ?? id), ...quotes.map(({ text }) => text)].flatMap(
          partsOfName,
        ),
      ),
    ),
    ...compared,
    fields: fieldsOfJob(compared),
    industries: industriesOfJob(job, compared.title),
    duties: indexDuties(
      (job.duties ?? []).map((sentence) => {
        const asked = askedIn(job, sentence);
        return {
          text: sentence.text,
          asks: asked.length > 0,
          isDuty: asked.some(({ kind }) => kind === "duty"),
        };
      }),
      [
        job.title,
        ...job.requirements.flatMap(({ label, anyOf, quotes }) => [
          label,
          ...anyOf.map((id) => skillById(id)?.name ?? id),
          ...quotes.map((quote) => quote.text),
        ]),
      ],
      language,
    ),
  };
  prepared.set(job, target);
  return target;
}

/** Tells what a title names itself, by id or, where the knowledge base has none, by its words. */
function namedBy(title: string): (id: string) => boolean {
  const ids = new Set(findSkills(title).map((hit) => hit.id));
  const words = ` ${title.toLowerCase()} `;
  return (id) => ids.has(id) || (skillById(id) === undefined && words.includes(` ${id} `));
}

function ask(requirement: Requirement, inTitle: (id: string) => boolean, language: string): SkillAsk {
  const phrases = phrasesOf(requirement, language);
  const words = [requirement.label, ...requirement.anyOf].join(" ; ");
  const soft = isSoft(requirement);
  return {
    requirement,
    weight: weightOf(requirement, soft, phrases, inTitle),
    soft,
    judgedAs: judgedAs(requirement.kind, soft),
    phrases,
    sentence: phraseOf(requirement.quotes.map((quote) => quote.text).join(" "), language),
    signs: soft ? signsOf(words) : [],
  };
}

/** Whether a sentence names something to do; what it says of degrees, of pay or of how to apply is no duty. */
function askedIn({ requirements }: JobProfile, { start, end }: TextQuote): Requirement[] {
  return requirements.filter(
    ({ importance, quotes }) =>
      importance !== "context" && quotes.some((quote) => start <= quote.start && quote.end <= end),
  );
}

/** Words of every trade say nothing against a trait. */
const TRAIT_WORD = 0.12;
/** "can-do attitude", "written English": the "energy industry" is no trait. */
const TRAIT_ENDS =
  /^(?:skills?|abilit(?:y|ies)|attitude|mindset|mind-set|nature|manner|approach|style|person(?:ality)?|spirit|ethics?|thinking|thinker|player|work|worker|level|sense|self|others|people|individual)$/iu;
const LONGEST_TRAIT = 3;

/** A trait: by the skill base, or where it knows no part of it, by a short label that begins like one. */
function isSoft({ kind, anyOf, label }: Requirement): boolean {
  const known = anyOf.map((id) => skillById(id)).filter((skill) => skill !== undefined);
  if (kind !== "skill") return false;
  if (known.length > 0) return known.every((skill) => skill.kind === "soft");
  const words = label.split(/[\s/]+(?:(?:and|or|&)\s+)?/iu);
  const last = words.at(-1)!;
  return (
    (signsOf(last).length > 0 || TRAIT_ENDS.test(last)) &&
    signsOf(label).length > 0 &&
    words.length <= LONGEST_TRAIT &&
    words.every((word) => signsOf(word).length > 0 || wordWeight(stem(word.toLowerCase())) < TRAIT_WORD)
  );
}

function judgedAs(kind: Requirement["kind"], soft: boolean): SkillAsk["judgedAs"] {
  if (kind === "condition" || kind === "other") return "condition";
  if (kind === "certificate" || kind === "duty") return kind;
  return soft ? "soft" : "skill";
}

/**
 * A must outweighs every nice-to-have, and that every mention, however rare their words: within its band a requirement weighs
 * by how much it tells. Only a must gains by standing in the title or by being a deal-breaker.
 */
function weightOf(
  { kind, anyOf, importance, gate }: Requirement,
  soft: boolean,
  phrases: Phrase[],
  inTitle: (id: string) => boolean,
): number {
  if (kind === "condition") return IMPORTANCE.context * LEAST_TELLING;
  const known = anyOf.filter((id) => skillById(id) !== undefined);
  const telling = isQualification(kind)
    ? QUALIFICATION[kind]
    : soft
      ? 0
      : known.length > 0
        ? Math.max(...known.map(skillWeight))
        : Math.max(0, ...phrases.flatMap((phrase) => phrase.weights));
  const weight = IMPORTANCE[importance] * (LEAST_TELLING + (1 - LEAST_TELLING) * Math.min(1, telling));
  if (importance !== "must") return weight;
  return (
    weight * (gate ? IMPORTANCE.gate : 1) * (kind === "skill" && anyOf.some(inTitle) ? IMPORTANCE.title : 1)
  );
}

function isQualification(kind: Requirement["kind"]): kind is keyof typeof QUALIFICATION {
  return kind in QUALIFICATION;
}

function kindsOf(job: JobProfile): JobTitle["occupations"] {
  if (job.occupations && job.occupations.length > 0) return job.occupations;
  return job.occupation ? [{ id: job.occupation, share: 1 }] : [];
}

/** True where the job's kind of work or its title is known, so that roles can be compared with it. */
export function isNamed({ title }: Target): boolean {
  return title.words.length > 0 || title.occupations.length > 0;
}

/** Less likely kinds of work are no name for a job: a mediator of care that sells is no care worker. */
const SURE_KIND = 0.5;

export function kindOfJob({ title: { occupations } }: Target): string | null {
  const [likeliest] = occupations;
  if (!likeliest || likeliest.share < SURE_KIND) return null;
  return occupationById(likeliest.id)?.name ?? null;
}

/** The job in words: its title, else the kind of work that it most speaks of. */
export function nameOfJob(target: Target): string | null {
  return target.job.title || kindOfJob(target);
}
