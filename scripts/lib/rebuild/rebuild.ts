import { sha256 } from "../../../workers/domain/sha256";
import { parseJobProfile } from "../../../workers/domain/stored/job-profile";
import { withSchemaVersion } from "../../../workers/domain/stored/schema-version";
import { inputHashOf } from "../../../workers/domain/verdicts/verdict-input";
import type { jobAdvice, resumeReport } from "../../../workers/engine/advise";
import type { scoreResume } from "../../../workers/engine/match";
import type { parseResume } from "../../../workers/engine/parse";
import type { applyCorrections, Correction } from "../../../workers/engine/parse/corrections";
import type { readResume } from "../../../workers/engine/read";
import type { JobProfile, ResumeFacts, ResumeText } from "../../../workers/engine/types";
import type { VerdictRecord } from "./record";

/** What of an engine makes a verdict: this checkout's, or another's. */
export type Engine = {
  version: string;
  readResume: typeof readResume;
  parseResume: typeof parseResume;
  applyCorrections: typeof applyCorrections;
  scoreResume: typeof scoreResume;
  jobAdvice: typeof jobAdvice;
  resumeReport: typeof resumeReport;
};

/**
 * - same: from the file, or from what an earlier engine had read of it and the person corrected ("reading")
 * - other-engine: made by another version than this one
 * - other-input: file, job or corrections aren't those that the verdict's hash names
 */
export type Rebuilt =
  | { outcome: "same" | "different"; from: "file" | "reading"; expected: string; made: string }
  | { outcome: "other-engine"; version: string }
  | { outcome: "other-input" };

type Read = { text: ResumeText; read: ResumeFacts };

/** Makes a verdict again from what it was made of, and compares its bytes: SHA-256 of both are returned. */
export async function rebuildVerdict(record: VerdictRecord, engine: Engine): Promise<Rebuilt> {
  const { verdict, file, asOf, stored } = record;
  if (verdict.engineVersion !== engine.version)
    return { outcome: "other-engine", version: verdict.engineVersion };
  const bytes = file && new Uint8Array(Buffer.from(file.bytes, "base64"));
  const job = record.job === null ? null : parseJobProfile(record.job);
  const fileHash = bytes ? sha256(bytes) : null;
  const corrections =
    fileHash === null
      ? undefined
      : record.corrections.find(
          (list) =>
            inputHashOf({ fileHash, corrections: list, job, asOf }, engine.version) === verdict.inputHash,
        );
  if (!bytes || !file || !corrections) return { outcome: "other-input" };
  const expected = JSON.stringify(stored);
  const text = await engine.readResume(bytes, file.name);
  const fromFile = { text, read: engine.parseResume(text, { asOf }) };
  const make = (from: Read) => JSON.stringify(resultOf(record, engine, { ...from, corrections, job }));
  const made = make(fromFile);
  const kept = stored as Partial<Read>;
  const isRead = made !== expected && corrections.length > 0 && kept.text && kept.read;
  const again = isRead ? make(kept as Read) : made;
  const outcome = again === expected ? "same" : "different";
  return { outcome, from: isRead ? "reading" : "file", expected: sha256(expected), made: sha256(again) };
}

/** The stored object, its parts in the order in which the Worker writes them. */
function resultOf(
  { verdict, stored }: VerdictRecord,
  engine: Engine,
  { text, read, corrections, job }: Read & { corrections: Correction[]; job: JobProfile | null },
): object {
  const facts = engine.applyCorrections(read, corrections, text.lines);
  const corrected = "corrections" in stored ? { corrections } : {};
  if (verdict.matchId && job) {
    const { posting, jobAsRead } = stored;
    const sheet = engine.scoreResume(facts, job);
    const advice = engine.jobAdvice(facts, job, sheet);
    const asRead = jobAsRead === undefined ? {} : { jobAsRead };
    return withSchemaVersion({ engineVersion: engine.version, posting, job, ...asRead, sheet, advice });
  }
  if (verdict.applicantId && job) {
    const sheet = engine.scoreResume(facts, job);
    return withSchemaVersion({ text, facts, sheet, ...(corrections.length > 0 && { read }), ...corrected });
  }
  const { factsVersion } = stored;
  const report = engine.resumeReport(facts, read);
  const judged = { engineVersion: engine.version, text, read, facts, factsVersion, report };
  return withSchemaVersion({ ...judged, ...corrected });
}
