import { isKnown } from "../job/requirement";
import { findSkills } from "../knowledge";
import type { Finding, Gate, JobProfile, Message, Quote, Requirement, ScorePart, ScoreSheet } from "../types";
import { type Answer, answersOf, namedFirst, onceAlike } from "./parts/answers";
import { FINDINGS, MET_FROM } from "./weights";

/**
 * What speaks for a candidate, and what the résumé leaves open, taken from the scores' own parts. A strength quotes the
 * résumé; a gap names the requirement whose words stand in the posting, and never claims that someone lacks a thing.
 */
export function findingsOf(
  scores: ScoreSheet["scores"],
  gates: Gate[],
  job: JobProfile,
  copied: Quote[] = [],
): Pick<ScoreSheet, "strengths" | "gaps"> {
  const mentioned = new Set(
    job.requirements.filter((one) => one.importance === "context").map((one) => one.id),
  );
  const experience = scores.experience?.parts ?? [];
  const skills = scores.skills?.parts ?? [];
  return {
    strengths: onceEach([
      ...gateStrengths(gates),
      ...roleStrengths(experience),
      ...skillStrengths(
        skills.filter(({ requirementId }) => !mentioned.has(requirementId ?? "")),
        job,
      ),
    ]).slice(0, FINDINGS.strengths),
    gaps: onceEach([
      ...copies(copied),
      ...gateGaps(gates),
      ...mustGaps(job, scores),
      ...experienceGaps(experience),
    ]).slice(0, FINDINGS.gaps),
  };
}

function copies(copied: Quote[]): Finding[] {
  if (copied.length === 0) return [];
  const message: Message = { code: "lines-copied", count: copied.length };
  return [{ message, requirementId: null, evidence: copied.slice(0, QUOTED) }];
}

const QUOTED = 4;

/** One finding per requirement, and per name or per line of the résumé where a posting asks for one thing in two ways: the first. */
function onceEach(findings: Finding[]): Finding[] {
  const said = new Set<string>();
  return findings.filter(({ requirementId, message, evidence }) => {
    if (requirementId === null) return true;
    const names = [requirementId, ...(message.code === "about" ? aboutWhat(message.label, evidence) : [])];
    if (names.some((name) => said.has(name))) return false;
    for (const name of names) said.add(name);
    return true;
  });
}

function aboutWhat(label: string, [quote]: Quote[]): string[] {
  return quote ? [label.toLowerCase(), `${quote.line}:${quote.start}`] : [label.toLowerCase()];
}

function gateStrengths(gates: Gate[]): Finding[] {
  return gates.filter((gate) => gate.result === "pass" && gate.evidence.length > 0).map(findingOf);
}

function findingOf({ label, reason, requirementId, evidence }: ScorePart | Gate): Finding {
  const message: Message = label === null ? reason : { code: "about", label, reason };
  return { message, requirementId, evidence };
}

function roleStrengths(parts: ScorePart[]): Finding[] {
  const roles = parts.filter(({ id }) => id === "similar-role");
  return parts
    .filter(
      (part) =>
        part.maxPoints > 0 &&
        // Years are no strength where no role held is close to the job's.
        (part.id !== "related-years" || roles.every(isCloseRole)) &&
        part.points / part.maxPoints >= MET_FROM &&
        part.evidence.length > 0 &&
        (part.id !== "related-years" || part.status === "met"),
    )
    .map(({ reason, requirementId, evidence }) => ({ message: reason, requirementId, evidence }));
}

function isCloseRole({ reason }: ScorePart): boolean {
  return reason.code === "similar-role" && reason.closeness !== "loose";
}

function skillStrengths(parts: ScorePart[], job: JobProfile): Finding[] {
  const isMere = (part: ScorePart) =>
    job.requirements.some((one) => one.id === part.requirementId && isMereWord(one, part));
  return parts
    .filter(
      (part) => part.status === "met" && part.evidence.length > 0 && !isClaimOnly(part) && !isMere(part),
    )
    .sort((a, b) => b.points - a.points)
    .map(findingOf);
}

/** "Systems" of "aircraft structures, space vehicles, systems", and "calls" for "Call": a word in common, and no name. */
export function isMereWord(requirement: Requirement, { reason }: Pick<ScorePart, "reason">): boolean {
  if (reason.code !== "named" || reason.months > 0) return false;
  const { anyOf, label } = requirement;
  if (anyOf.length > 1) return !findSkills(reason.words).some(({ id }) => anyOf.includes(id));
  return !isKnown(requirement) && !/\s/u.test(label);
}

/** Named without a job that shows it: no strength, whatever it earns. */
function isClaimOnly({ reason }: ScorePart): boolean {
  return reason.code === "named" && ["listed", "summary", "other"].includes(reason.place);
}

function gateGaps(gates: Gate[]): Finding[] {
  return gates.filter((gate) => gate.result === "fail").map(findingOf);
}

const UNSAID: ReadonlySet<Message["code"]> = new Set(["not-written", "language-of-resume"]);

/** In the order of the overall sentence: musts that aren't found, those that are open, traits; each thing once. */
function mustGaps(job: JobProfile, scores: ScoreSheet["scores"]): Finding[] {
  const rank = ({ part: { group, status } }: Answer) =>
    group === "soft-skills" ? 2 : status === "not-found" ? 0 : 1;
  const open = answersOf(job, { scores }).filter(
    ({ requirement: { importance }, part: { status, reason } }) =>
      importance === "must" && status !== "met" && !UNSAID.has(reason.code),
  );
  return onceAlike(namedFirst(open).sort((a, b) => rank(a) - rank(b))).map(({ part }) => findingOf(part));
}

/** A part that lost fewer points than this is no gap worth a recruiter's time. */
const LEAST_LOSS = 4;

function experienceGaps(parts: ScorePart[]): Finding[] {
  return parts
    .filter(
      (part) =>
        part.maxPoints - part.points >= LEAST_LOSS &&
        part.points / part.maxPoints < 0.4 &&
        !isCloseRole(part) &&
        part.status !== "unclear",
    )
    .map((part) => ({
      message: part.evidence.length > 0 ? littleShown(part) : part.reason,
      requirementId: part.requirementId,
      evidence: part.evidence,
    }));
}

/** A part's reason tells what was found; under the gaps it must say that there could be more. */
function littleShown({ id, reason, evidence }: ScorePart): Message {
  if (id !== "kind-of-work") return { code: "little-shown", part: id, reason };
  return { code: "few-typical-skills", names: [...new Set(evidence.map(({ text }) => text))] };
}
