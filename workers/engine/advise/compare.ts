import { relevancyIf } from "../match/what-if";
import type {
  Importance,
  JobProfile,
  Message,
  PartStatus,
  Quote,
  Requirement,
  RequirementKind,
  ResumeFacts,
  ScoreName,
  ScoreSheet,
  TextQuote,
} from "../types";
import { applyChange, type Change } from "./change";
import { isFarApart, type Proposal, proposalsFor } from "./proposals";

export type Pair = { facts: ResumeFacts; job: JobProfile; sheet: ScoreSheet };

/** How one pair answers a requirement; `asked` are the job's words, `evidence` the résumé's. */
export type ComparedAnswer = {
  status: PartStatus;
  importance: Importance;
  reason: Message;
  asked: TextQuote[];
  evidence: Quote[];
};

/** A requirement that stands for the same thing in each job that asks for it. */
export type ComparedRequirement = {
  id: string;
  kind: RequirementKind;
  label: string;
  /** one per pair, in their order; null where that job doesn't ask for it */
  answers: (ComparedAnswer | null)[];
};

/** One change to one résumé that was applied and scored against every job. */
export type SharedChange = {
  change: Change;
  promise: Message;
  /** one per pair: relevancy without and with it; null where it gains less than a point */
  gains: ({ from: number; to: number } | null)[];
  helps: number;
};

export type Comparison = {
  /** what most jobs ask for first, musts before the rest */
  requirements: ComparedRequirement[];
  /** one per pair; 0 to 100, null where it can't be judged */
  scores: Record<ScoreName, number | null>[];
  /** what helps most jobs first; none where the pairs are of several résumés */
  changes: SharedChange[];
};

const SHOWN = 5;
const TRIED = 18;
/** Points of relevancy that are worth a person's work; less isn't called a help. */
const LEAST_GAIN = 1;
const RANK = { must: 0, nice: 1, context: 2 };

/** Sets up to six pairs side by side: one résumé against several jobs, or versions of one against the same job. */
export function compare(pairs: Pair[]): Comparison {
  return {
    requirements: requirementsOf(pairs),
    scores: pairs.map(({ sheet }) => ({
      relevancy: sheet.scores.relevancy?.value ?? null,
      skills: sheet.scores.skills?.value ?? null,
      experience: sheet.scores.experience?.value ?? null,
      seniority: sheet.scores.seniority?.value ?? null,
      category: sheet.scores.category?.value ?? null,
    })),
    changes: pairs.every(({ facts }) => facts === pairs[0]?.facts) ? changesOf(pairs) : [],
  };
}

function requirementsOf(pairs: Pair[]): ComparedRequirement[] {
  const found = new Map<string, ComparedRequirement>();
  pairs.forEach(({ job, sheet }, at) => {
    for (const requirement of job.requirements) {
      const { id, kind, label } = requirement;
      const row = found.get(id) ?? { id, kind, label, answers: pairs.map(() => null) };
      row.answers[at] ??= answerTo(requirement, sheet);
      found.set(id, row);
    }
  });
  const asking = ({ answers }: ComparedRequirement) => answers.filter((answer) => answer !== null).length;
  const rank = ({ answers }: ComparedRequirement) =>
    Math.min(...answers.map((answer) => (answer ? RANK[answer.importance] : RANK.context)));
  return [...found.values()].sort(
    (a, b) => asking(b) - asking(a) || rank(a) - rank(b) || (a.id < b.id ? -1 : 1),
  );
}

const OF_GATES = { pass: "met", fail: "not-found", unknown: "unclear" } as const;

function answerTo(requirement: Requirement, { scores, gates }: ScoreSheet): ComparedAnswer {
  const { id, importance, quotes: asked } = requirement;
  const parts = [scores.skills, scores.experience, scores.seniority].flatMap((score) => score?.parts ?? []);
  const part = parts.find(({ requirementId }) => requirementId === id);
  if (part) return { status: part.status, importance, reason: part.reason, asked, evidence: part.evidence };
  const gate = gates.find(({ requirementId }) => requirementId === id);
  return {
    status: gate ? OF_GATES[gate.result] : "unclear",
    importance,
    reason: gate?.reason ?? { code: "not-judged" },
    asked,
    evidence: gate?.evidence ?? [],
  };
}

/** Tries what any of the jobs would propose against all of them. A job far apart from the résumé isn't counted as helped. */
function changesOf(pairs: Pair[]): SharedChange[] {
  const facts = pairs[0]?.facts;
  if (!facts) return [];
  const proposals = new Map<string, { proposal: Proposal; by: number }>();
  for (const { job, sheet } of pairs) {
    for (const proposal of proposalsFor(facts, job, sheet)) {
      const { skill } = proposal.change;
      const known = proposals.get(skill);
      proposals.set(skill, { proposal: known?.proposal ?? proposal, by: (known?.by ?? 0) + 1 });
    }
  }
  const scored = pairs.map(({ job, sheet }) => ({ sheet, relevancyWith: relevancyIf(facts, job) }));
  return [...proposals.values()]
    .sort((a, b) => b.by - a.by)
    .slice(0, TRIED)
    .map(({ proposal }) => tried(facts, scored, proposal))
    .filter(({ helps }) => helps > 0)
    .sort((a, b) => b.helps - a.helps || gainOf(b) - gainOf(a) || (a.change.skill < b.change.skill ? -1 : 1))
    .slice(0, SHOWN);
}

type Scored = { sheet: ScoreSheet; relevancyWith: ReturnType<typeof relevancyIf> };

function tried(facts: ResumeFacts, scored: Scored[], { change, promise }: Proposal): SharedChange {
  const changed = applyChange(facts, change);
  const gains = scored.map(({ sheet, relevancyWith }) => {
    const from = sheet.scores.relevancy?.value;
    if (from === undefined || isFarApart(sheet)) return null;
    const to = relevancyWith(changed, change.skill) ?? from;
    return to - from >= LEAST_GAIN ? { from, to } : null;
  });
  return { change, promise, gains, helps: gains.filter((gain) => gain !== null).length };
}

function gainOf({ gains }: SharedChange): number {
  return gains.reduce((sum, gain) => sum + (gain ? gain.to - gain.from : 0), 0);
}
