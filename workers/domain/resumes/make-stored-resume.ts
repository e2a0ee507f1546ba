import { resumeReport } from "../../engine/advise/resume-report";
import { parseResume } from "../../engine/parse";
import { applyCorrections, type Correction } from "../../engine/parse/corrections";
import type { ResumeFacts, ResumeText, YearMonth } from "../../engine/types";
import { ENGINE_VERSION } from "../../engine/version";
import type { StoredResume } from "./stored-resume";

type Corrected = { corrections: Correction[]; factsVersion: number };

/** Judges facts as they were read, with a person's corrections. The same input always gives the same answer. */
export function judgeFacts(
  { text, read }: { text: ResumeText; read: ResumeFacts },
  { corrections, factsVersion }: Corrected,
): StoredResume {
  const facts = applyCorrections(read, corrections);
  return {
    engineVersion: ENGINE_VERSION,
    text,
    read,
    facts,
    factsVersion,
    report: resumeReport(facts, read),
  };
}

/**
 * All that is said of a résumé, from its text.
 * @param options.asOf the month that "present" stands for
 */
export function makeStoredResume(
  text: ResumeText,
  { asOf, ...corrected }: Corrected & { asOf: YearMonth },
): StoredResume {
  return judgeFacts({ text, read: parseResume(text, { asOf }) }, corrected);
}
