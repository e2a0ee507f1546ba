import { findDeeds, findSkills, skillById } from "../knowledge";
import type { JobProfile, Quote, Requirement, ScorePart, ScoreSheet } from "../types";

/** A question to ask, why it is worth asking, and the words it starts from. */
export type InterviewQuestion = {
  question: string;
  why: string;
  requirementId: string | null;
  evidence: Quote[];
};

const SHOWN = 8;

/** Questions for the conversation: what the résumé leaves open first, then the strongest claims to probe. */
export function interviewQuestions(job: JobProfile, sheet: ScoreSheet): InterviewQuestion[] {
  const requirements = new Map(job.requirements.map((one) => [one.id, one]));
  const asked = new Set<string>();
  const questions: InterviewQuestion[] = [];
  function add(question: string, why: string, requirement: Requirement, evidence: Quote[]) {
    if (asked.has(requirement.id)) return;
    asked.add(requirement.id);
    questions.push({ question, why, requirementId: requirement.id, evidence });
  }
  for (const gate of sheet.gates) {
    const requirement = requirements.get(gate.requirementId);
    if (!requirement || gate.result === "pass") continue;
    add(openQuestion(requirement, gate.evidence), gate.reason, requirement, gate.evidence);
  }
  const parts = sheet.scores.skills?.parts ?? [];
  const open = parts.filter((part) => part.status !== "met").sort((a, b) => lost(b) - lost(a));
  for (const part of open) {
    const requirement = requirements.get(part.requirementId ?? "");
    if (requirement?.importance !== "must") continue;
    add(openQuestion(requirement, part.evidence), part.reason, requirement, part.evidence);
  }
  const shown = parts.filter((part) => part.status === "met").sort((a, b) => b.points - a.points);
  for (const part of shown) {
    const requirement = requirements.get(part.requirementId ?? "");
    if (requirement?.kind !== "skill") continue;
    add(probe(requirement), part.reason, requirement, part.evidence);
  }
  return questions.slice(0, SHOWN);
}

/** A question that lets someone show what he can do, where the résumé shows that he does it. */
function probe({ label, anyOf }: Requirement): string {
  const kind = skillById(anyOf[0] ?? "")?.kind;
  if (kind === "soft") return `${label}: when did your work last depend on it, and what did you do?`;
  if (kind === "tool")
    return `${label}: what is the most demanding thing that you have done with it yourself?`;
  return `${label}: describe a demanding case from your own work. What was hard about it, and what did you do?`;
}

function lost(part: ScorePart): number {
  return part.maxPoints - part.points;
}

/** A question about what a résumé leaves open; `evidence` are the words that come close, if there are any. */
function openQuestion(requirement: Requirement, evidence: Quote[]): string {
  const { kind, label } = requirement;
  if (kind === "skill") return skillQuestion(requirement, evidence[0]?.text);
  if (kind === "years") return `We ask for ${label}. Which of your work counts towards that?`;
  if (kind === "education") return `We ask for: ${label}. Which training or experience do you bring for it?`;
  if (kind === "language") return `We ask for ${label}. How do you use the language at work today?`;
  if (kind === "certificate") return `We ask for: ${label}. Do you hold it, and until when is it valid?`;
  return `The posting says "${label}". How does that stand with you?`;
}

function skillQuestion({ label, anyOf, minYears }: Requirement, words: string | undefined): string {
  if (!words) return `Has your work touched ${label}, or something close to it? What was your own part?`;
  const itself = [...findSkills(words), ...findDeeds(words)].some((hit) => anyOf.includes(hit.id));
  if (!itself) return `Your résumé names "${words}". How much of that carries over to ${label}?`;
  return minYears
    ? `We ask for ${minYears} ${minYears === 1 ? "year" : "years"} of ${label}. Which of your work counts towards that?`
    : `Your résumé names "${words}". Where did that last matter in your work, and what was your own part?`;
}
