import { isKnown } from "../job/requirement";
import { findSkills, skillById } from "../knowledge";
import { type Answer, answersOf, namedFirst, onceAlike } from "../match/parts/answers";
import { isEveryday, isSayable, isWhole } from "../match/parts/sayable";
import type { JobProfile, Message, Quote, Requirement, ScorePart, ScoreSheet, SkillUse } from "../types";
import { isFarApart } from "./proposals";

export type InterviewQuestion = {
  question: Message;
  why: Message;
  requirementId: string | null;
  evidence: Quote[];
};

const SHOWN = 8;
const OPEN_SHOWN = 5;
const FAR_SHOWN = 3;
const PROBES = 3;

/**
 * Questions for the conversation: deal-breakers that are open, then musts that the résumé leaves open, those with a name of their
 * own before the posting's own words and those before traits; last the strongest claims. A line of the résumé is asked about once.
 */
export function interviewQuestions(job: JobProfile, sheet: ScoreSheet): InterviewQuestion[] {
  const answers = onceEach(answersOf(job, sheet));
  const gates = new Map(sheet.gates.map((gate) => [gate.requirementId, gate.result]));
  const isOpenGate = ({ requirement }: Answer) => (gates.get(requirement.id) ?? "pass") !== "pass";
  const rank = (answer: Answer) => (isOpenGate(answer) ? 0 : isHardlyAQuestion(answer) ? 2 : 1);
  const open = namedFirst(
    answers.filter(
      (answer) =>
        isOpenGate(answer) || (answer.requirement.importance === "must" && answer.part.status !== "met"),
    ),
  ).sort((a, b) => rank(a) - rank(b));
  const probed = answers
    .filter(isProbed)
    .sort((a, b) => b.part.points - a.part.points)
    .filter(withNewWords())
    .slice(0, PROBES);
  const asked = new Set<string>();
  const most = isFarApart(sheet) ? FAR_SHOWN : OPEN_SHOWN;
  const unlike = new Set(onceAlike(open));
  const openOnes = open.filter((answer) => isOpenGate(answer) || unlike.has(answer)).slice(0, most);
  return [
    ...unreadGates(job, sheet, answers),
    ...openOnes.map((answer) => asking(openQuestion(answer, asked), answer)),
    ...probed.filter((answer) => !openOnes.includes(answer)).map((answer) => asking(probe(answer), answer)),
  ].slice(0, SHOWN);
}

/** The language that the résumé is written in, and what was cut out of the posting's sentences: asked about where little else is open. */
function isHardlyAQuestion({ requirement, part }: Answer): boolean {
  if (part.reason.code === "language-of-resume" || isEveryday(requirement)) return true;
  return requirement.kind === "skill" ? !isSayable(requirement) : !isWhole(requirement.label);
}

function isProbed({ requirement, part }: Answer): boolean {
  const { kind, anyOf } = requirement;
  return (
    kind === "skill" &&
    part.status === "met" &&
    isUsed(part) &&
    !isEveryday(requirement) &&
    (anyOf.length === 1 ? isKnown(requirement) : findSkills(probedName(requirement, part)).length > 0)
  );
}

function isUsed({ reason }: ScorePart): boolean {
  return reason.code !== "named" || (reason.place !== "education" && reason.place !== "certificate");
}

/** Keeps an answer whose first words of the résumé no answer before it rests on. */
function withNewWords(): (answer: Answer) => boolean {
  const seen = new Set<string>();
  return ({ part: { evidence } }) => {
    const words = evidence[0]?.text.toLowerCase();
    return words === undefined || (!seen.has(words) && Boolean(seen.add(words)));
  };
}

/** A posting may ask for one thing in two ways. */
function onceEach(answers: Answer[]): Answer[] {
  const labels = new Set<string>();
  return answers.filter(({ requirement }) => {
    const label = requirement.label.toLowerCase();
    return !labels.has(label) && labels.add(label);
  });
}

/** Deal-breakers that no score judges, such as a place. */
function unreadGates(job: JobProfile, sheet: ScoreSheet, answers: Answer[]): InterviewQuestion[] {
  const judged = new Set(answers.map(({ requirement }) => requirement.id));
  return sheet.gates.flatMap(({ requirementId, label, result, reason, evidence }): InterviewQuestion[] => {
    const requirement = job.requirements.find(({ id }) => id === requirementId);
    if (!requirement || judged.has(requirementId) || result === "pass") return [];
    return [{ question: { code: "ask-condition", label }, why: reason, requirementId, evidence }];
  });
}

function asking(question: Message, { requirement, part }: Answer): InterviewQuestion {
  return { question, why: part.reason, requirementId: requirement.id, evidence: part.evidence };
}

/** Of several things that would do, the one that the résumé names is asked about. */
function probedName({ label, anyOf }: Requirement, { reason }: ScorePart): string {
  return anyOf.length > 1 && reason.code === "named" ? reason.words : label;
}

function probe({ requirement, part }: Answer): Message {
  const label = probedName(requirement, part);
  const kind = skillById(requirement.anyOf[0] ?? "")?.kind;
  if (kind === "soft") return { code: "probe-soft", label };
  return { code: kind === "tool" ? "probe-tool" : "probe-case", label };
}

const OF_KINDS = {
  years: "ask-years",
  education: "ask-degree",
  language: "ask-language",
  certificate: "ask-certificate",
  condition: "ask-condition",
  location: "ask-condition",
  other: "ask-condition",
} as const;

const FIELDS_NAMED = 3;

/** Something that one has, and no work shows. */
const PAPER = /(?<!\p{L})(?:licen[cs]\p{L}*|certifi\p{L}*|mba|diploma|driving record)(?!\p{L})/iu;

/** A question about what a résumé leaves open. @param asked lines that a question was about, which this one adds to */
function openQuestion({ requirement, part }: Answer, asked: Set<string>): Message {
  const { kind, label, minYears, fields = [] } = requirement;
  if (kind === "education" && fields.length > 0)
    return { code: "ask-degree", label, fields: fields.slice(0, FIELDS_NAMED) };
  if (kind !== "skill" && kind !== "duty") return { code: OF_KINDS[kind], label };
  if (PAPER.test(label)) return { code: "ask-certificate", label };
  const words = part.evidence[0]?.text;
  const isNew = words !== undefined && !asked.has(words);
  if (words) asked.add(words);
  if (part.group === "soft-skills") return { code: "probe-soft", label };
  if (isNew && isWholeLine(part)) return { code: "ask-line", label };
  if (isNew && part.reason.code === "stands-in")
    return part.reason.nearness === "more-special"
      ? whereUsed(part.reason.place, label, words)
      : { code: "ask-carries-over", label, words };
  if (isNew && part.reason.code === "named")
    return minYears ? { code: "ask-years-of", label, minYears } : whereUsed(part.reason.place, label, words);
  return { code: kind === "duty" ? "ask-duty" : "ask-touched", label };
}

function whereUsed(place: SkillUse["where"], label: string, words: string): Message {
  const atWork = place === "experience" || place === "project";
  return atWork ? { code: "ask-where", words } : { code: "ask-where", words, unshown: { label } };
}

export const OF_LINES: ReadonlySet<Message["code"]> = new Set(["told-in-part", "unclear-line", "suggested"]);

function isWholeLine({ reason }: ScorePart): boolean {
  return OF_LINES.has(reason.code);
}
