import { seekerSays } from "../../../workers/copy/seeker";
import type { JobComparison, VersionComparison } from "../../../workers/domain/matches/compare-matches";
import type { Comparison } from "../../../workers/engine/advise/compare";
import type { Importance, PartStatus } from "../../../workers/engine/types";
import { paths } from "../paths";
import { inAList } from "./requirement-rows";

export type CompareQuery = {
  by: "jobs" | "versions";
  resumeIds: string[];
  matchIds: string[];
  search: string;
  ready: boolean;
};

/** Reads `?resume=ID&job=ID&job=ID`, or `?by=versions&job=ID&resume=ID&resume=ID`. */
export function readCompareQuery(parameters: URLSearchParams): CompareQuery {
  const ids = (name: string) => [...new Set(parameters.getAll(name).filter(Boolean))];
  const by = parameters.get("by") === "versions" ? "versions" : "jobs";
  const [resumeIds, matchIds] = [ids("resume"), ids("job")];
  const search = (parameters.get("q") ?? "").trim().slice(0, 200);
  return { by, resumeIds, matchIds, search, ready: resumeIds.length > 0 && matchIds.length > 0 };
}

/** Jobs chosen in the history come without a résumé: the default one is used. */
export function withDefaultResume(query: CompareQuery, resumeId: string | undefined): CompareQuery {
  const { by, resumeIds, matchIds } = query;
  if (by === "versions" || !resumeId || resumeIds.length > 0 || matchIds.length === 0) return query;
  return { ...query, resumeIds: [resumeId], ready: true };
}

export type ComparedColumn = {
  id: string;
  title: string;
  note: string | null;
  /** the day of a version, UTC ms; null where the note says enough */
  day: number | null;
  to: string;
  score: number | null;
};

export type ComparedCell = { status: PartStatus; importance: Importance };

export type ComparedRow = {
  id: string;
  label: string;
  /** one per column; null where that job doesn't ask for it */
  cells: (ComparedCell | null)[];
};

/** `gains` in points, one per column; null where the change wouldn't help. */
export type ComparedChange = { promise: string; helps: number; gains: (number | null)[] };

export type Compared = {
  title: string;
  columns: ComparedColumn[];
  rows: ComparedRow[];
  changes: ComparedChange[];
};

function bodyOf({ requirements, changes }: Comparison): Pick<Compared, "rows" | "changes"> {
  return {
    rows: requirements.map(({ id, label, answers }) => ({
      id,
      label: inAList(label),
      cells: answers.map((answer) => answer && { status: answer.status, importance: answer.importance }),
    })),
    changes: changes.map(({ promise, helps, gains }) => ({
      promise: seekerSays(promise),
      helps,
      gains: gains.map((gain) => gain && gain.to - gain.from),
    })),
  };
}

export function comparedJobs({ resume, columns, comparison }: JobComparison): Compared {
  return {
    title: resume.name,
    columns: columns.map(({ matchId, jobTitle, companyName, createdAt, score }) => ({
      id: matchId,
      title: jobTitle,
      note: companyName,
      day: companyName ? null : createdAt,
      to: paths.analysis(matchId),
      score,
    })),
    ...bodyOf(comparison),
  };
}

export function comparedVersions({ analysis, columns, comparison }: VersionComparison): Compared {
  return {
    title: analysis.companyName ? `${analysis.jobTitle}, ${analysis.companyName}` : analysis.jobTitle,
    columns: columns.map(({ resumeId, name, createdAt, score }) => ({
      id: resumeId,
      title: name,
      note: null,
      day: createdAt,
      to: paths.resumeAnalysis(resumeId),
      score,
    })),
    ...bodyOf(comparison),
  };
}
