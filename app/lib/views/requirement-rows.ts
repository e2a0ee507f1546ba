import { seekerSays } from "../../../workers/copy/seeker";
import type { StoredMatch } from "../../../workers/domain/matches/stored-match";
import type {
  Gate,
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
  /** none where only a title was given */
  asked: AskedWords[];
  evidence: EvidenceView[];
};

const OF_GATES = { pass: "met", fail: "not-found", unknown: "unclear" } as const;

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

const ORDER = { must: 0, nice: 1, context: 2 };

/** Must before nice to have, in the posting's order. */
export function requirementRows({ job, sheet }: Pick<StoredMatch, "job" | "sheet">): RequirementRow[] {
  const parts = partsOf(sheet);
  const asked = askedWordsIn(job);
  return job.requirements
    .map(({ id, kind, label, importance, gate, quotes }) => {
      const { status, reason, evidence } = answerTo(id, parts, sheet.gates);
      return {
        id,
        kind,
        label,
        importance,
        gate,
        status,
        reason: seekerSays(reason),
        asked: asked(quotes),
        evidence: places(evidence),
      };
    })
    .sort((a, b) => ORDER[a.importance] - ORDER[b.importance]);
}

export const statuses = ["met", "partly", "not-found", "unclear"] as const satisfies PartStatus[];

/** `?show=partly`; null for all. */
export function readStatus(value: string | null): PartStatus | null {
  return statuses.find((status) => status === value) ?? null;
}
