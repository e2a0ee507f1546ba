import type { applicants, ExperienceHistoryItem } from "../../../../db/schema";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import type { StoredAnalysis } from "../stored-analysis";
import { codeName } from "./code-name";
import { coverFor } from "./cover-text";
import { isVeiled } from "./is-veiled";
import { ownWords } from "./own-words";
import { coverAnalysis, coverStrings } from "./veil-analysis";

type StoredApplicant = typeof applicants.$inferSelect;

declare const passed: unique symbol;

/**
 * An applicant's data as an agent may see it. Only this folder makes it, so that what hands out applicants and forgets blind
 * review doesn't compile. `veiled`: what tells who it is isn't in it.
 */
export type Veiled<T> = T & { veiled: boolean; readonly [passed]: true };

/** For the code that stores and erases, shown to nobody: object and file keys, hashes, corrections, a model's proposals, and why somebody is on hold. */
const INNER = [
  "resumeFileUrl",
  "analysisKey",
  "fileHash",
  "inputHash",
  "leaseToken",
  "phoneKey",
  "textHash",
  "corrections",
  "modelAnswer",
  "heldWords",
] as const;

type Inner = (typeof INNER)[number];

type Needed = Pick<StoredApplicant, "id" | "shortlistedAt">;

type Own = Pick<
  StoredApplicant,
  | "fileName"
  | "candidateName"
  | "candidateEmail"
  | "candidateLocation"
  | "candidateGender"
  | "candidatePhoneNumbers"
  | "currentTitle"
  | "currentEmployer"
> & { experienceHistory?: ExperienceHistoryItem[] };

/** A row of the table, or all columns of one, without what the code alone needs. */
export function veil<Row extends Needed & Own>(agent: ActiveAgent, row: Row): Veiled<Omit<Row, Inner>> {
  const { ...seen } = row as Row & Partial<Pick<StoredApplicant, Inner>>;
  for (const name of INNER) delete seen[name];
  const veiled = isVeiled(agent, row);
  const result = veiled ? { ...seen, ...without(row), veiled } : { ...seen, veiled };
  return result as unknown as Veiled<Omit<Row, Inner>>;
}

/** What covers the words of a person, as far as their row names them, in a text. */
export function coverOf(
  row: Pick<Own, "candidateName" | "candidateEmail" | "candidateLocation" | "candidatePhoneNumbers">,
) {
  return coverFor(
    ownWords({
      names: [row.candidateName],
      emails: [row.candidateEmail],
      phones: row.candidatePhoneNumbers,
      places: [row.candidateLocation],
    }),
  );
}

/** The code name stands for the name and for the file's. */
function without(row: Needed & Own): Own {
  const cover = coverOf(row);
  const said = (text: string | null) => text && cover(text).text;
  const name = codeName(row.id);
  return {
    fileName: name,
    candidateName: name,
    candidateEmail: null,
    candidateLocation: null,
    candidateGender: null,
    candidatePhoneNumbers: [],
    currentTitle: said(row.currentTitle),
    currentEmployer: said(row.currentEmployer),
    ...(row.experienceHistory && { experienceHistory: coverStrings(row.experienceHistory, cover) }),
  };
}

/** The name alone, for lists that show nothing else. */
export function veilName<Row extends { id: string; name: string }>(
  agent: ActiveAgent,
  { shortlistedAt, ...row }: Row & Pick<StoredApplicant, "shortlistedAt">,
): Omit<Row, "shortlistedAt"> {
  return isVeiled(agent, { shortlistedAt }) ? { ...row, name: codeName(row.id) } : row;
}

/** The whole result of a résumé: text, facts and scores with quotes. @param derived what quotes the résumé too: advice, say */
export function veilAnalysis<Derived>(
  agent: ActiveAgent,
  input: { applicant: StoredApplicant; analysis: StoredAnalysis | null; derived: Derived },
): { analysis: Veiled<StoredAnalysis> | null; derived: Derived } {
  const { applicant, analysis, derived } = input;
  const veiled = isVeiled(agent, applicant);
  const seen = veiled && analysis ? coverAnalysis({ applicant, analysis, derived }) : { analysis, derived };
  return {
    analysis: seen.analysis && ({ ...seen.analysis, veiled } as unknown as Veiled<StoredAnalysis>),
    derived: seen.derived,
  };
}
