import { resumeReport } from "../../../engine/advise/resume/resume-report";
import { parseResume } from "../../../engine/parse";
import { applyCorrections, type Correction } from "../../../engine/parse/corrections";
import type { ResumeFacts, ResumeText, YearMonth } from "../../../engine/types";
import { ENGINE_VERSION } from "../../../engine/version";
import type { StoredResume } from "./stored-resume";

type Corrected = { corrections: Correction[]; factsVersion: number };

/** The same input always gives the same answer. */
export function judgeFacts(
  { text, read }: { text: ResumeText; read: ResumeFacts },
  { corrections, factsVersion }: Corrected,
): StoredResume {
  const facts = applyCorrections(read, corrections, text.lines);
  return {
    engineVersion: ENGINE_VERSION,
    text,
    read,
    facts,
    factsVersion,
    report: resumeReport(facts, read),
  };
}

export function makeStoredResume(
  text: ResumeText,
  { asOf, ...corrected }: Corrected & { asOf: YearMonth },
): StoredResume {
  return judgeFacts({ text, read: parseResume(text, { asOf }) }, corrected);
}
