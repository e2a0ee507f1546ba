import { FINDINGS, MET_FROM } from "../score/weights";
import type { Finding, Gate, JobProfile, ScorePart, ScoreSheet } from "../types";

/**
 * What speaks for a candidate, and what the résumé leaves open, taken from the scores' own parts. A strength quotes the
 * résumé; a gap names the requirement whose words stand in the posting, and never claims that someone lacks a thing.
 */
export function findingsOf(
  scores: ScoreSheet["scores"],
  gates: Gate[],
  job: JobProfile,
): Pick<ScoreSheet, "strengths" | "gaps"> {
  const musts = new Set(job.requirements.filter((one) => one.importance === "must").map((one) => one.id));
  const named = new Set(job.requirements.filter((one) => one.kind === "skill").map((one) => one.id));
  const experience = scores.experience?.parts ?? [];
  const skills = scores.skills?.parts ?? [];
  return {
    strengths: onceEach([
      ...gateStrengths(gates),
      ...roleStrengths(experience),
      ...skillStrengths(skills, named),
    ]).slice(0, FINDINGS.strengths),
    gaps: onceEach([
      ...gateGaps(gates),
      ...skillGaps(skills, musts, named),
      ...experienceGaps(experience),
    ]).slice(0, FINDINGS.gaps),
  };
}

/** One finding per requirement: the first. */
function onceEach(findings: Finding[]): Finding[] {
  const said = new Set<string>();
  return findings.filter(({ requirementId }) => {
    if (requirementId === null) return true;
    return !said.has(requirementId) && said.add(requirementId);
  });
}

function gateStrengths(gates: Gate[]): Finding[] {
  return gates
    .filter((gate) => gate.result === "pass" && gate.evidence.length > 0)
    .map((gate) => ({
      text: `${gate.label}: ${gate.reason}`,
      requirementId: gate.requirementId,
      evidence: gate.evidence,
    }));
}

function roleStrengths(parts: ScorePart[]): Finding[] {
  return parts
    .filter(
      (part) => part.maxPoints > 0 && part.points / part.maxPoints >= MET_FROM && part.evidence.length > 0,
    )
    .map((part) => ({ text: part.reason, requirementId: part.requirementId, evidence: part.evidence }));
}

/** A skill's reason names the skill; a degree's or a language's doesn't say what was asked for. */
function skillFinding(part: ScorePart, named: Set<string>): Finding {
  const { label, reason, requirementId, evidence } = part;
  const text = named.has(requirementId ?? "") ? reason : `${label}: ${reason}`;
  return { text, requirementId, evidence };
}

function skillStrengths(parts: ScorePart[], named: Set<string>): Finding[] {
  return parts
    .filter((part) => part.status === "met" && part.evidence.length > 0)
    .sort((a, b) => b.points - a.points)
    .map((part) => skillFinding(part, named));
}

function gateGaps(gates: Gate[]): Finding[] {
  return gates
    .filter((gate) => gate.result === "fail")
    .map((gate) => ({
      text: `${gate.label}: ${gate.reason}`,
      requirementId: gate.requirementId,
      evidence: gate.evidence,
    }));
}

function skillGaps(parts: ScorePart[], musts: Set<string>, named: Set<string>): Finding[] {
  return parts
    .filter((part) => part.status !== "met" && part.requirementId !== null && musts.has(part.requirementId))
    .sort((a, b) => b.maxPoints - b.points - (a.maxPoints - a.points))
    .map((part) => skillFinding(part, named));
}

function experienceGaps(parts: ScorePart[]): Finding[] {
  return parts
    .filter((part) => part.maxPoints > 0 && part.points / part.maxPoints < 0.4 && part.status !== "unclear")
    .map((part) => ({ text: part.reason, requirementId: part.requirementId, evidence: part.evidence }));
}
