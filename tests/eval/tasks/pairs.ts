import { judgeResume } from "../../../workers/engine/match";
import { answersOf } from "../../../workers/engine/match/parts/answers";
import type { JobProfile, Requirement, ResumeFacts, ScorePart } from "../../../workers/engine/types";
import { factsOfText, rankValue, readRecords } from "./dataset";
import { flattened, jobOfText, quoteOf } from "./postings";

type Pair = { id: string; posting_id: string; posting_text: string; resume_id: string; resume_text: string };
export type PrintedVerdict = {
  name: string;
  quote: string;
  verdict: "met" | "partly" | "unclear" | "not_found";
};
export type PrintedPair = { id: string; score: number; score_flat: number; verdicts: PrintedVerdict[] };

/** Each résumé held against its posting, requirement by requirement; the score again for the posting without line breaks. */
export function predictPairs(folder: string): PrintedPair[] {
  const jobs = new Map<string, JobProfile>();
  const people = new Map<string, ResumeFacts>();
  return readRecords<Pair>(folder, "pairs.jsonl").map(({ id, posting_text, resume_text }) => {
    const facts = kept(people, resume_text, factsOfText);
    const job = kept(jobs, posting_text, jobOfText);
    const flat = kept(jobs, flattened(posting_text), jobOfText);
    const answers = answersOf(job, judgeResume(facts, job).sheet);
    return {
      id,
      score: rankValue(facts, job),
      score_flat: rankValue(facts, flat),
      verdicts: job.requirements.map((one) =>
        verdictOn(one, answers.find(({ requirement }) => requirement.id === one.id)?.part),
      ),
    };
  });
}

function kept<T>(known: Map<string, T>, key: string, make: (key: string) => T): T {
  const value = known.get(key) ?? make(key);
  known.set(key, value);
  return value;
}

/** Degree and total years go by the names that the set gives them. */
function verdictOn(requirement: Requirement, part: ScorePart | undefined): PrintedVerdict {
  const named = { education: "degree", years: "years" } as Record<string, string>;
  return {
    name: named[requirement.kind] ?? requirement.label,
    quote: quoteOf(requirement),
    verdict: part?.status === "not-found" ? "not_found" : (part?.status ?? "unclear"),
  };
}
