import { findDeeds, findSkills, skillById } from "../knowledge";
import type { JobProfile, Message, Quote, Requirement, ScorePart, ScoreSheet } from "../types";

/** A question to ask, why it is worth asking, and the words it starts from. */
export type InterviewQuestion = {
  question: Message;
  why: Message;
  requirementId: string | null;
  evidence: Quote[];
};

const SHOWN = 8;

/** Questions for the conversation: what the résumé leaves open first, then the strongest claims to probe. */
export function interviewQuestions(job: JobProfile, sheet: ScoreSheet): InterviewQuestion[] {
  const requirements = new Map(job.requirements.map((one) => [one.id, one]));
  const asked = new Set<string>();
  const questions: InterviewQuestion[] = [];
  function add(question: Message, why: Message, requirement: Requirement, evidence: Quote[]) {
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

/** A question that lets someone show what they can do, where the résumé shows that they do it. */
function probe({ label, anyOf }: Requirement): Message {
  const kind = skillById(anyOf[0] ?? "")?.kind;
  if (kind === "soft") return { code: "probe-soft", label };
  return { code: kind === "tool" ? "probe-tool" : "probe-case", label };
}

function lost(part: ScorePart): number {
  return part.maxPoints - part.points;
}

const OPEN_QUESTIONS = {
  years: "ask-years",
  education: "ask-degree",
  language: "ask-language",
  certificate: "ask-certificate",
  duty: "ask-condition",
  condition: "ask-condition",
  location: "ask-condition",
  other: "ask-condition",
} as const;

/** A question about what a résumé leaves open; `evidence` are the words that come close, if there are any. */
function openQuestion(requirement: Requirement, evidence: Quote[]): Message {
  const { kind, label } = requirement;
  if (kind === "skill") return skillQuestion(requirement, evidence[0]?.text);
  return { code: OPEN_QUESTIONS[kind], label };
}

function skillQuestion({ label, anyOf, minYears }: Requirement, words: string | undefined): Message {
  if (!words) return { code: "ask-touched", label };
  const itself = [...findSkills(words), ...findDeeds(words)].some((hit) => anyOf.includes(hit.id));
  if (!itself) return { code: "ask-carries-over", label, words };
  return minYears ? { code: "ask-years-of", label, minYears } : { code: "ask-where", words };
}
