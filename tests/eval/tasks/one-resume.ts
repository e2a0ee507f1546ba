import { factsOfText, profileOf, rankValue, readRecords } from "./dataset";

type Scores = { id: string; scores: Record<string, number> };

/** One candidate against many real postings. */
export function predictMatchSingle(folder: string): Scores[] {
  type Record_ = { id: string; resume_text: string; jobs: { id: string | number; text: string }[] };
  return readRecords<Record_>(folder, "match_single.jsonl").map(({ id, resume_text, jobs }) => {
    const facts = factsOfText(resume_text);
    return {
      id,
      scores: Object.fromEntries(jobs.map((job) => [job.id, rankValue(facts, profileOf(job.text))])),
    };
  });
}

/** A few résumés against the same postings. */
export function predictRankGraded(folder: string): Scores[] {
  const postings = readRecords<{ id: string; title?: string; text: string }>(
    folder,
    "rank_graded_jobs.jsonl",
  );
  const profiles = new Map(postings.map(({ id, text, title }) => [String(id), profileOf(text, title)]));
  type Record_ = { id: string; resume_text: string; jobs: { id: string }[] };
  return readRecords<Record_>(folder, "rank_graded.jsonl").map(({ id, resume_text, jobs }) => {
    const facts = factsOfText(resume_text);
    const scores: Record<string, number> = {};
    for (const job of jobs) {
      const profile = profiles.get(String(job.id));
      if (profile) scores[job.id] = rankValue(facts, profile);
    }
    return { id, scores };
  });
}
