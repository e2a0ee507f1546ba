import { type importances, NEW_REQUIREMENT } from "../../../../workers/domain/threads/job-options";
import type { Requirement } from "../../../../workers/engine/types";

export type Group = (typeof importances)[number];

/** One row of the requirements editor, as its fields hold it. */
export type EditorRow = {
  id: string;
  kind: Requirement["kind"];
  group: Group;
  label: string;
  /** the words follow from level or years and can't be typed */
  fixed: boolean;
  /** divided by commas */
  alternatives: string;
  years: string;
  level: string;
  gate: boolean;
  /** where the posting says it */
  marks: { start: number; end: number }[];
  /** rows that this one has taken in */
  merged: string[];
  /** a model found these words of the posting */
  isProposed?: true;
};

export function newRow(key: string, label: string, group: Group): EditorRow {
  return {
    id: `${NEW_REQUIREMENT}${key}`,
    kind: "skill",
    group,
    label,
    fixed: false,
    alternatives: "",
    years: "",
    level: "",
    gate: false,
    marks: [],
    merged: [],
  };
}

const STRENGTH: Record<Group, number> = { must: 3, nice: 2, context: 1, ignore: 0 };

const namesIn = (text: string) =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** The first keeps its words, the other's become an alternative. The stronger group, more years and a deal-breaker stay. */
export function mergeRows(kept: EditorRow, taken: EditorRow): EditorRow {
  const seen = new Set([kept.label.trim().toLowerCase()]);
  const names = [...namesIn(kept.alternatives), taken.label.trim(), ...namesIn(taken.alternatives)].filter(
    (name) => name !== "" && !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()),
  );
  return {
    ...kept,
    group: STRENGTH[taken.group] > STRENGTH[kept.group] ? taken.group : kept.group,
    alternatives: names.join(", "),
    years: String(Math.max(Number(kept.years), Number(taken.years)) || ""),
    gate: kept.gate || taken.gate,
    marks: [...kept.marks, ...taken.marks].sort((a, b) => a.start - b.start),
    merged: [...kept.merged, taken.id, ...taken.merged],
  };
}

/** Skills alone have alternatives; what is left out has none to give. */
export function canMerge({ kind, group }: EditorRow): boolean {
  return kind === "skill" && group !== "ignore";
}
