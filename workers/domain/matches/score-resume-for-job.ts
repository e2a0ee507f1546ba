import { seekerSays } from "../../copy/seeker";
import { jobAdvice } from "../../engine/advise";
import { scoreResume } from "../../engine/match";
import type { Finding, JobProfile, ResumeFacts } from "../../engine/types";
import { ENGINE_VERSION } from "../../engine/version";
import { cutText } from "../files/file-names";
import type { ReadJob } from "../postings/job-of-words";
import { MAX_TITLE, UNTITLED } from "./match-limits";
import type { StoredMatch } from "./stored-match";

/** The same facts, job and engine always give the same answer. */
export function scoreResumeForJob(
  facts: ResumeFacts,
  { job, jobAsRead, posting }: Pick<ReadJob, "job" | "jobAsRead" | "posting">,
): StoredMatch {
  const sheet = scoreResume(facts, job);
  const advice = jobAdvice(facts, job, sheet);
  return { engineVersion: ENGINE_VERSION, posting, job, ...(jobAsRead && { jobAsRead }), sheet, advice };
}

/** A row stays small, whatever was pasted; the whole result is in its file. */
const MAX_SKILLS = 100;
const NAME_LENGTH = 255;

/** Verdicts that rest on a whole line, which pages show next to them. */
const OF_LINES = new Set(["told", "told-too-few-years", "told-in-part", "suggested", "unclear-line"]);

function withLine({ message, evidence }: Finding): string {
  const sentence = seekerSays(message);
  const rests = message.code === "about" && OF_LINES.has(message.reason.code) && evidence.length > 0;
  return rests ? `${sentence} "${evidence.map(({ text }) => text).join(" ")}"` : sentence;
}

const FIRST_WORDS = 60;

/** A job without a title goes by its employer, or by the posting's first words: lists must tell two of them apart. */
function nameOf({ title, employer }: JobProfile, posting: string): string {
  const named = typeof employer === "string" ? employer : employer?.text;
  const first = posting.trim().split("\n", 1)[0]?.trim() ?? "";
  const words = first.length > FIRST_WORDS ? `${cutText(first, FIRST_WORDS).trimEnd()}...` : first;
  return cutText(title, MAX_TITLE) || (named ? cutText(`Job at ${named}`, MAX_TITLE) : words) || UNTITLED;
}

export function jobAnalysisColumnsOf({ job, posting, advice, engineVersion }: StoredMatch) {
  const texts = (findings: Finding[]) => findings.map(withLine);
  const names = (skills: string[]) => skills.slice(0, MAX_SKILLS).map((name) => cutText(name, NAME_LENGTH));
  return {
    jobTitle: nameOf(job, posting),
    score: advice.matchScore,
    strengths: texts(advice.strengths),
    gaps: texts(advice.gaps),
    suggestions: [
      ...advice.counterfactuals.map(({ promise }) => seekerSays(promise)),
      ...texts(advice.suggestions),
    ],
    triedChanges: advice.counterfactuals.length,
    pivotStrategy: advice.pivotStrategy.map(seekerSays).join("\n"),
    matchingSkills: names(advice.skills.matching),
    missingSkills: names(advice.skills.missing),
    companyRelevance: advice.companyRelevance && seekerSays(advice.companyRelevance),
    jobRelevance: seekerSays(advice.jobRelevance),
    overallAnalysis: seekerSays(advice.overallAnalysis),
    engineVersion,
    hiddenAt: null,
  };
}
