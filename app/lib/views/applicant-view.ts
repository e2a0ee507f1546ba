import { recruiterSays } from "../../../workers/copy/recruiter";
import { rowLabel } from "../../../workers/copy/score-rows";
import { SCORE_TITLES } from "../../../workers/copy/score-rules";
import type { ApplicantDetails } from "../../../workers/domain/applicants/get-applicant";
import type {
  Education,
  Experience,
  ExperienceItem,
  Fact,
  Finding,
  Gate,
  HiddenText,
  Message,
  Quote,
  RelevancePart,
  Requirement,
  Score,
  ScoreName,
  ScorePart,
  ScoreSheet,
  SkillFact,
} from "../../../workers/engine/types";
import { type PageView, pagesWithMarks } from "./resume-pages";

/** `line` counts from 0 over the whole file. */
export type EvidenceView = Pick<Quote, "text" | "line" | "start" | "end" | "page"> & {
  /** on its page, in points from the top left corner: x, y, width, height */
  box: [number, number, number, number];
};

export type PlacedFact = { value: string; evidence: EvidenceView[] };

export type PartView = Pick<ScorePart, "id" | "label" | "points" | "maxPoints" | "status"> & {
  reason: string;
  importance: Requirement["importance"] | null;
  evidence: EvidenceView[];
};

export type ScoreView = { name: ScoreName; title: string; value: number | null; parts: PartView[] };
export type GateView = Pick<Gate, "label" | "result"> & { reason: string; evidence: EvidenceView[] };
export type FindingView = { text: string; evidence: EvidenceView[] };

export type ExperienceView = {
  title: string | null;
  company: string | null;
  location: string | null;
  period: string | null;
  months: number | null;
  relevance: number | null;
  relevanceParts: RelevancePart[];
  seniority: string | null;
  archetype: string | null;
  industry: string | null;
  /** how near its line of business is to the job's, 0 to 100 */
  industryMatch: { score: number; job: string } | null;
  technologies: string[];
  achievements: FindingView[];
  evidence: EvidenceView[];
};

/** A list of the specification's with its skills, as the table and the CSV have them. */
export type SkillGroup = { title: string; skills: SkillView[] };

type ListedSkills = Pick<
  ApplicantDetails["applicant"],
  "coreSkills" | "preferredSkills" | "emergingSkills" | "softSkills"
>;

export type SkillView = { name: string; months: number; lastUsed: string | null; evidence: EvidenceView[] };

export type AnalysedCandidate = {
  scores: ScoreView[];
  gates: GateView[];
  confidence: number;
  confidenceReasons: string[];
  withheld: string | null;
  contact: { label: string; facts: PlacedFact[] }[];
  experience: ExperienceView[];
  totalMonths: number;
  education: PlacedFact[];
  skills: SkillGroup[];
  languages: PlacedFact[];
  certificates: PlacedFact[];
  hidden: Pick<HiddenText, "reason" | "page" | "text">[];
  pages: PageView[];
};

const SCORES = ["relevancy", "skills", "experience", "seniority", "category"] as const;

type Say = (message: Message) => string;

/** Hidden text is shown only so far that a reader can recognise it. */
const HIDDEN_SHOWN = 10;
const HIDDEN_LENGTH = 200;

/** Each quote once: the same words may prove two facts (a range is start and end). */
export function places(quotes: Quote[]): EvidenceView[] {
  const seen = new Set<string>();
  return quotes
    .filter(({ line, start }) => !seen.has(`${line} ${start}`) && seen.add(`${line} ${start}`))
    .map(({ text, line, start, end, page, box }) => ({ text, line, start, end, page, box: rounded(box) }));
}

function rounded({ x, y, width, height }: Quote["box"]): EvidenceView["box"] {
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return [tenths(x), tenths(y), tenths(width), tenths(height)];
}

function placed(facts: (Fact<string> | null | undefined)[]): PlacedFact[] {
  return facts.flatMap((fact) => (fact ? [{ value: fact.value, evidence: places(fact.quotes) }] : []));
}

function scoreView(name: ScoreName, score: Score | null, job: Requirement[], say: Say): ScoreView {
  const importance = new Map(job.map((requirement) => [requirement.id, requirement.importance]));
  const parts = (score?.parts ?? []).map(({ id, label, points, maxPoints, status, reason, ...part }) => ({
    id,
    label: rowLabel({ id, label, reason }),
    points,
    maxPoints,
    status,
    reason: say(reason),
    importance: importance.get(part.requirementId ?? "") ?? null,
    evidence: places(part.evidence),
  }));
  return { name, title: SCORE_TITLES[name], value: score?.value ?? null, parts };
}

export function scoreViews(scores: ScoreSheet["scores"], requirements: Requirement[], say: Say): ScoreView[] {
  return SCORES.map((name) => scoreView(name, scores[name], requirements, say));
}

export function gateViews(gates: Gate[], say: Say): GateView[] {
  return gates.map(({ label, result, reason, evidence }) => ({
    label,
    result,
    reason: say(reason),
    evidence: places(evidence),
  }));
}

/** Findings about deal-breakers are shown above the others. */
export function withoutGateFindings(findings: Finding[], gates: Gate[]): Finding[] {
  const said = new Set(gates.map(({ requirementId }) => requirementId));
  return findings.filter(({ requirementId }) => requirementId === null || !said.has(requirementId));
}

function experienceView(entry: Experience, item: ExperienceItem | undefined): ExperienceView {
  const end = entry.isCurrent ? "present" : entry.end?.value;
  const parts = [entry.title, entry.company, entry.start, entry.end];
  return {
    title: entry.title?.value ?? null,
    company: entry.company?.value ?? null,
    location: entry.location?.value ?? null,
    period: [entry.start?.value, end].filter(Boolean).join(" – ") || null,
    months: entry.months,
    relevance: item?.relevance?.value ?? null,
    relevanceParts: (item?.relevance?.parts ?? [])
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points),
    seniority: item?.seniority ?? null,
    archetype: item?.archetype ?? null,
    industry: item?.industry ?? null,
    industryMatch: item?.industryMatch
      ? { score: item.industryMatch.score, job: item.industryMatch.job }
      : null,
    technologies: item?.technologies ?? [],
    achievements: (item?.achievements ?? []).map(({ text, evidence }) => ({
      text,
      evidence: places(evidence),
    })),
    evidence: places(parts.find((part) => part !== null)?.quotes.slice(0, 1) ?? []),
  };
}

function educationFact(entry: Education): PlacedFact {
  const facts = [entry.degree, entry.field, entry.institution].filter((fact) => fact !== null);
  const end = entry.end?.value ?? entry.start?.value;
  const words = [...new Set(facts.map((fact) => fact.value)), ...(end ? [end] : [])];
  return { value: words.join(", "), evidence: places(facts[0]?.quotes.slice(0, 1) ?? []) };
}

function skillView({ name, months, lastUsed, uses }: SkillFact): SkillView {
  return { name, months, lastUsed, evidence: places(uses.slice(0, 1).map((use) => use.quote)) };
}

/** The row's four lists, each skill with its place in the résumé where one is known; then what else was read. */
function skillGroups(
  { coreSkills, preferredSkills, emergingSkills, softSkills }: ListedSkills,
  { read, parts }: { read: SkillView[]; parts: PartView[] },
): SkillGroup[] {
  const byName = new Map(read.map((skill) => [skill.name.toLowerCase(), skill]));
  const byLabel = new Map(parts.map((part) => [part.label?.toLowerCase(), part]));
  const named = (name: string): SkillView =>
    byName.get(name.toLowerCase()) ?? {
      name,
      months: 0,
      lastUsed: null,
      evidence: byLabel.get(name.toLowerCase())?.evidence.slice(0, 1) ?? [],
    };
  const groups = [
    { title: "Core", skills: coreSkills.map(named) },
    { title: "Preferred", skills: preferredSkills.map(named) },
    { title: "Emerging", skills: emergingSkills.map(named) },
    { title: "Soft", skills: softSkills.map(named) },
  ];
  const said = new Set(groups.flatMap(({ skills }) => skills));
  return [...groups, { title: "Other", skills: read.filter((skill) => !said.has(skill)) }];
}

export function analysedApplicant(
  { text, facts, sheet, veiled }: NonNullable<ApplicantDetails["analysis"]>,
  { requirements, listed }: { requirements: Requirement[]; listed: ListedSkills },
): AnalysedCandidate {
  const scores = scoreViews(sheet.scores, requirements, recruiterSays);
  const gates = gateViews(sheet.gates, recruiterSays);
  const account = [...scores.flatMap((score) => score.parts), ...gates];
  return {
    scores,
    gates,
    confidence: sheet.confidence,
    confidenceReasons: sheet.confidenceReasons.map(recruiterSays),
    withheld: sheet.withheld ? recruiterSays(sheet.withheld) : null,
    contact: veiled
      ? [{ label: "Who it is", facts: [{ value: "Hidden until they are shortlisted", evidence: [] }] }]
      : [
          { label: "Email", facts: placed(facts.emails) },
          { label: "Phone", facts: placed(facts.phones) },
          { label: "Location", facts: placed([facts.location]) },
          { label: "Gender", facts: placed([facts.gender]) },
          { label: "Links", facts: placed(facts.links) },
        ],
    experience: facts.experience.map((entry, index) => experienceView(entry, sheet.experience?.[index])),
    totalMonths: facts.totalMonths,
    education: facts.education.map(educationFact),
    skills: skillGroups(listed, { read: facts.skills.map(skillView), parts: scores[1]?.parts ?? [] }),
    languages: facts.languages.map(({ language, level, quotes }) => ({
      value: level ? `${language} (${level})` : language,
      evidence: places(quotes.slice(0, 1)),
    })),
    certificates: placed(facts.certificates),
    hidden: text.hidden
      .slice(0, HIDDEN_SHOWN)
      .map(({ reason, page, text: words }) => ({ reason, page, text: words.slice(0, HIDDEN_LENGTH) })),
    pages: pagesWithMarks(
      text.lines,
      account.flatMap((item) => item.evidence),
    ),
  };
}
