import type { JobProfile, ResumeFacts, ScoreSheet, Withheld } from "../types";
import { ENGINE_VERSION } from "../version";
import { candidateOf } from "./candidate";
import { confidenceOf, withoutFigures } from "./confidence";
import { withoutCopies } from "./evidence/copied";
import { experienceItems } from "./experience-items";
import { findingsOf } from "./findings";
import { gatesOf } from "./gates";
import { locationMatch } from "./location";
import { categoryScore } from "./parts/category";
import { experienceScore, matchExperience } from "./parts/experience";
import { relevancyScore } from "./parts/relevancy";
import { requirementParts } from "./parts/requirements";
import { seniorityScore } from "./parts/seniority";
import { skillsScore } from "./parts/skills";
import { targetOf } from "./target";

/**
 * Holds one résumé against one job. The same facts and the same job always give the same sheet. Both are indexed on first
 * use, so holding one against many costs only the comparison; neither may be changed afterwards.
 * @returns scores 0 to 100 with one decimal, null where nothing could be judged or too much is unread; gates, confidence and
 *   findings beside them
 */
export function scoreResume(facts: ResumeFacts, job: JobProfile): ScoreSheet {
  const { sheet, withheld } = judgeResume(facts, job);
  return withheld ? withoutFigures(sheet, withheld) : sheet;
}

/** The sheet with all its figures, and why they may not be given: what sets of pairs are measured by. */
export function judgeResume(
  facts: ResumeFacts,
  job: JobProfile,
): { sheet: ScoreSheet; withheld: Withheld | null } {
  const target = targetOf(job);
  const { facts: own, copied } = withoutCopies(facts, target);
  const candidate = candidateOf(own);
  const match = matchExperience(candidate, target);
  const experience = experienceScore(candidate, target, match);
  const empty = facts.experience.length === 0 && facts.skills.length === 0 && facts.education.length === 0;
  const parts = requirementParts(candidate, target);
  const scores: ScoreSheet["scores"] = {
    relevancy: relevancyScore(candidate, target, match, parts),
    skills: empty ? null : skillsScore(parts),
    experience,
    seniority: seniorityScore(candidate, target),
    category: categoryScore(candidate, target),
  };
  const gates = gatesOf(candidate, target, parts, match.related);
  const { confidence, reasons, withheld } = confidenceOf(facts, candidate, target, Object.values(scores));
  const sheet: ScoreSheet = {
    engineVersion: ENGINE_VERSION,
    scores,
    locationMatch: locationMatch(facts.location?.value ?? null, job.location),
    gates,
    confidence,
    confidenceReasons: reasons,
    ...findingsOf(scores, gates, job, copied),
    ...(copied.length > 0 ? { copied } : {}),
    experience: experienceItems(own, candidate, target, parts),
  };
  return { sheet, withheld };
}
