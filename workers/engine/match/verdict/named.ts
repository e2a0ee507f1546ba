import { skillById } from "../../knowledge";
import { hasOtherSenses } from "../../parse/skills/other-senses";
import type { Candidate } from "../candidate";
import { type Found, holdsAll } from "../evidence/found";
import type { SkillEvidence } from "../evidence/ladder";
import { tellsWhole } from "../evidence/tells-whole";
import type { SkillAsk } from "../target";
import { LADDER, VERDICT_CREDIT } from "../weights";
import { lineOfWork } from "./closest";
import { isRelatedField, isSameField, subjectStudied } from "./fields-of-study";
import type { Grounds } from "./grounds";
import { lineReason, namedReason, quotesOf } from "./reasons";
import type { Verdict } from "./types";
import { MET_SHARE } from "./verdict-weights";

/** "Sales" where no line names it in that sense: "$6.5 million in yearly sales" leaves open who sold. */
export function isBareName({ phrase: { stems, skills = [] } }: Found): boolean {
  return stems.length === 1 && skills.some(hasOtherSenses);
}

/** Where a name stands in a list or a summary alone and a line of dated work holds its words ("recruit"), that line shows it. */
export function toldAtWork({ facts }: Candidate, grounds: Grounds, ask: SkillAsk): Verdict | null {
  const { where } = grounds.answer!.evidence;
  if (where === "experience" || where === "project" || ask.judgedAs === "certificate") return null;
  const line = lineOfWork(grounds);
  if (
    !line ||
    isBareName(line) ||
    line.share < MET_SHARE ||
    !tellsWhole(line) ||
    ask.requirement.minYears !== null
  )
    return null;
  const isNamed = grounds.naming.includes(line.passage);
  // Words that were put into English seldom are all of an English name.
  const isEnglish = facts.language === "en";
  // "detailed statements" isn't attention to detail, and a "business group" is no new business
  if (ask.judgedAs === "soft" && ask.signs.length > 0 ? !isNamed : isEnglish && !holdsAll(line)) return null;
  const evidence = quotesOf(line.passage, ask.phrases, facts.language);
  const reason = lineReason("told", ask.requirement.label, evidence);
  return { status: "met", credit: VERDICT_CREDIT.met, code: "told", reason, evidence };
}

/** What a school teaches as a whole: who holds a degree in it knows it. */
const STUDIED = new Set(
  `computer-science data-science mathematics statistics physics chemistry biology psychology linguistics mba
  electrical-engineering mechanical-engineering civil-engineering chemical-engineering`.split(/\s+/),
);

/** A degree or its field says it: "Institute of Computer Science" is where something was studied. */
function isStudied({ education }: Candidate["facts"], { quotes }: SkillEvidence): boolean {
  const ofDegrees = education
    .flatMap(({ degree, field }) => [degree?.value ?? "", field?.value ?? ""])
    .map((words) => words.toLowerCase());
  return quotes.some(({ text }) => ofDegrees.some((words) => words.includes(text.toLowerCase())));
}

const DEGREES = ["associate", "bachelor", "master", "doctorate"];

/** A field asked for as something known, by a degree in it under another name ("CSE") or in a field near it. */
export function nearDegree(
  { facts }: Candidate,
  { requirement: { label, anyOf } }: SkillAsk,
): Verdict | null {
  const isField = (id: string) => id !== "mba" && (!id.endsWith("engineering") || /engineering/i.test(label));
  const asked = anyOf.filter((id) => STUDIED.has(id) && isField(id)).map((id) => skillById(id)!.name);
  const held = facts.education.flatMap(({ degree, field, level }) => {
    const fact = field ?? degree;
    if (!fact || !DEGREES.includes(level ?? "")) return [];
    const subject = subjectStudied([degree?.value, field?.value].join(" "));
    const same = asked.some((one) => isSameField(subject, one));
    return same || asked.some((one) => isRelatedField(subject, one)) ? [{ fact, same }] : [];
  });
  const best = held.find(({ same }) => same) ?? held[0];
  if (!best) return null;
  const { fact, same } = best;
  return {
    status: same ? "met" : "partly",
    credit: same ? VERDICT_CREDIT.met : VERDICT_CREDIT.listed,
    code: same ? "named" : "close",
    reason: same
      ? {
          code: "named",
          label,
          words: fact.value,
          place: "education",
          months: 0,
          minYears: null,
          enough: true,
        }
      : { code: "stands-in", label, name: fact.value, nearness: "close", place: "education" },
    evidence: fact.quotes.slice(0, 1),
    claimed: !same,
  };
}

/** The thing itself, by a name that the skill base knows. Only listed, it is never more than partly shown. */
export function named({ facts }: Candidate, { answer }: Grounds, ask: SkillAsk): Verdict {
  const { evidence } = answer!;
  const { judgedAs } = ask;
  const { minYears } = ask.requirement;
  const atWork = evidence.where === "experience" || evidence.where === "project";
  const fewer = minYears !== null && evidence.months < minYears * 12;
  const short = fewer && evidence.months > 0;
  const studied =
    evidence.where === "education" &&
    minYears === null &&
    STUDIED.has(answer!.id) &&
    isStudied(facts, evidence);
  const proven = (atWork && judgedAs !== "certificate") || studied || isBorneOut(evidence.where, judgedAs);
  const met = !short && evidence.where !== "listed" && proven;
  return {
    status: met ? "met" : "partly",
    credit: met
      ? VERDICT_CREDIT.met
      : evidence.where === "listed"
        ? VERDICT_CREDIT.listed
        : VERDICT_CREDIT.partly,
    code: short ? "named-too-few-years" : "named",
    reason: namedReason(answer!, ask, facts.totalMonths, met),
    evidence: evidence.quotes,
    claimed: fewer || evidence.credit <= LADDER.summary,
  };
}

/**
 * Outside the jobs a name proves what a certificate proves. A paper isn't held by doing what it is about; a duty that a summary
 * tells was done, and a trait is told there; a skill that no job shows is claimed, and so is all that is named in passing.
 */
function isBorneOut(where: SkillEvidence["where"], judgedAs: SkillAsk["judgedAs"]): boolean {
  if (judgedAs === "certificate") return where === "certificate" || where === "education";
  if (judgedAs === "duty") return where !== "other";
  return where === "certificate" || (judgedAs === "soft" && where === "summary");
}
