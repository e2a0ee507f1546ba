import { type EditorRow, type Group, newRow } from "~/components/threads/editor/editor-row-state";
import type { Thread } from "../../../../workers/domain/threads/get-thread";
import { NEW_REQUIREMENT } from "../../../../workers/domain/threads/job-options";
import { postingOf } from "../../../../workers/domain/threads/posting-of";
import type { Proposal } from "../../../../workers/domain/threads/proposals/anchor-quotes";
import {
  alternativesOf,
  hasFixedWords,
} from "../../../../workers/domain/threads/requirements/edited-requirement";
import type { EditedRequirement, RequirementEdits } from "../../../../workers/domain/threads/schema";
import type { JobProfile, Requirement } from "../../../../workers/engine/types";

function rowOf(requirement: Requirement, group: Group, posting: string): EditorRow {
  const { id, kind, label, minYears, level, gate, quotes } = requirement;
  return {
    id,
    kind,
    group,
    label,
    fixed: hasFixedWords(requirement),
    alternatives: alternativesOf(requirement).join(", "),
    years: minYears === null ? "" : String(minYears),
    level: level ?? "",
    gate,
    marks: quotes.flatMap(({ text, start, end }) =>
      posting.slice(start, end) === text ? [{ start, end }] : [],
    ),
    merged: [],
  };
}

/** @param edits what was sent and not saved: shown again as it was typed */
export function editorRows(
  job: JobProfile,
  posting: string,
  edits: RequirementEdits | null = null,
): EditorRow[] {
  const rows = [
    ...job.requirements.map((one) => rowOf(one, one.importance, posting)),
    ...(job.leftOut ?? []).map((one) => rowOf(one, "ignore", posting)),
  ];
  if (!edits) return rows;
  const sent = new Map(edits.rows.map((row) => [row.id, row]));
  const taken = new Set(edits.rows.flatMap(({ merged }) => merged));
  const known = new Set(rows.map(({ id }) => id));
  const words = (labels: string[], group: Group) =>
    labels.map((label, index) => newRow(`${group}-typed-${index}`, label, group));
  return [
    ...rows.filter(({ id }) => !taken.has(id)).map((row) => withEdits(row, sent.get(row.id))),
    ...edits.rows
      .filter(({ id }) => id.startsWith(NEW_REQUIREMENT) && !known.has(id))
      .map((row) => withEdits({ ...newRow("", row.label ?? "", "must"), id: row.id }, row)),
    ...words(edits.addedMust, "must"),
    ...words(edits.addedNice, "nice"),
  ];
}

function withEdits(row: EditorRow, sent: EditedRequirement | undefined): EditorRow {
  if (!sent) return row;
  const { importance = row.group, label = row.label, gate = row.gate, minYears, level, merged } = sent;
  return {
    ...row,
    group: importance,
    label,
    gate,
    merged,
    alternatives: sent.alternatives?.join(", ") ?? row.alternatives,
    years: minYears === undefined ? row.years : String(minYears ?? ""),
    level: level === undefined ? row.level : (level ?? ""),
  };
}

/** Words that a model found, as rows that don't count until a person moves them into a group that does. */
export function withProposals(rows: EditorRow[], proposals: Proposal[]): EditorRow[] {
  const sent = new Map(rows.map((row) => [row.id, row]));
  const proposed = proposals.map(({ label, start, end }): EditorRow => {
    const row = newRow(`model-${start}-${end}`, label, "ignore");
    return { ...row, ...sent.get(row.id), marks: [{ start, end }], isProposed: true };
  });
  const ids = new Set(proposed.map(({ id }) => id));
  return [...rows.filter(({ id }) => !ids.has(id)), ...proposed];
}

export function threadEditor(
  thread: Pick<Thread, "title" | "jobDescription" | "requirements" | "detailedAnalysis">,
  edits: RequirementEdits | null = null,
) {
  const posting = postingOf(thread);
  return { posting, rows: editorRows(thread.detailedAnalysis, posting, edits) };
}
