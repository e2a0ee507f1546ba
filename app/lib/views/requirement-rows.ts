import { capitalised } from "../../../workers/copy/phrases";
import { seekerSays } from "../../../workers/copy/seeker";
import type { StoredMatch } from "../../../workers/domain/matches/stored-match";
import type {
  Gate,
  JobProfile,
  Message,
  PartStatus,
  Requirement,
  ScorePart,
  ScoreSheet,
} from "../../../workers/engine/types";
import { type EvidenceView, places } from "./applicant-view";
import { type AskedWords, askedWordsIn } from "./posting-marks";

export type RequirementRow = Pick<Requirement, "id" | "kind" | "label" | "importance" | "gate"> & {
  status: PartStatus;
  reason: string;
  /** of the match score; both 0 where it has no part in it */
  points: number;
  maxPoints: number;
  /** none where only a title was given */
  asked: AskedWords[];
  evidence: EvidenceView[];
};

const OF_GATES = { pass: "met", fail: "not-found", unknown: "unclear" } as const;

const ORDER = { must: 0, nice: 1, context: 2 };

export type RequirementChoice = Pick<Requirement, "id" | "label" | "gate"> & {
  importance: Requirement["importance"] | "ignore";
};

/** What a job asks for, for a form in which each can be struck out or given another importance; struck out ones last. */
export function requirementChoices({ requirements, leftOut = [] }: JobProfile): RequirementChoice[] {
  const struck = leftOut.map(({ id, label, gate }) => ({ id, label, gate, importance: "ignore" as const }));
  const asked = requirements.map(({ id, label, gate, importance }) => ({ id, label, gate, importance }));
  return [...asked.sort((a, b) => ORDER[a.importance] - ORDER[b.importance]), ...struck];
}

type Answer = { status: PartStatus; reason: Message; evidence: ScorePart["evidence"] };

const UNJUDGED: Answer = {
  status: "unclear",
  reason: { code: "not-judged" },
  evidence: [],
};

function answerTo(id: string, parts: ScorePart[], gates: Gate[]): Answer {
  const part = parts.find(({ requirementId }) => requirementId === id);
  if (part) return part;
  const gate = gates.find(({ requirementId }) => requirementId === id);
  return gate ? { ...gate, status: OF_GATES[gate.result] } : UNJUDGED;
}

function partsOf({ scores }: ScoreSheet): ScorePart[] {
  return [scores.skills, scores.experience, scores.seniority].flatMap((score) => score?.parts ?? []);
}

/** As it begins a line: "allergies" with a capital letter, "iOS", "jQuery" and "npm" as they are written. */
export function inAList(label: string): string {
  const [first = ""] = /^\p{Ll}+(?![\p{L}\p{N}.])/u.exec(label) ?? [];
  return /[aeiouy]/.test(first) ? capitalised(label) : label;
}

/** Must before nice to have, in the posting's order. */
export function requirementRows({ job, sheet }: Pick<StoredMatch, "job" | "sheet">): RequirementRow[] {
  const parts = partsOf(sheet);
  const counted = new Map(sheet.scores.relevancy?.parts.map((part) => [part.requirementId, part]));
  const asked = askedWordsIn(job);
  return job.requirements
    .map(({ id, kind, label, importance, gate, quotes }) => {
      const { status, reason, evidence } = answerTo(id, parts, sheet.gates);
      return {
        id,
        kind,
        label: inAList(label),
        importance,
        gate,
        points: counted.get(id)?.points ?? 0,
        maxPoints: counted.get(id)?.maxPoints ?? 0,
        status,
        reason: seekerSays(reason),
        asked: asked(quotes),
        evidence: places(evidence),
      };
    })
    .sort((a, b) => ORDER[a.importance] - ORDER[b.importance]);
}
