import { factsOfText, profileOf, rankValue, readRecords } from "./dataset";

type Job = { id: string; job_text: string; resumes: { id: string }[] };

/** Every résumé against every posting of the set. */
export function predictRankRoles(folder: string): { id: string; scores: Record<string, number> }[] {
  const resumes = readRecords<{ id: string; text: string }>(folder, "rank_roles_resumes.jsonl");
  const facts = new Map(resumes.map(({ id, text }) => [id, factsOfText(text)]));
  return readRecords<Job>(folder, "rank_roles.jsonl").map((job) => {
    const profile = profileOf(job.job_text);
    const scores: Record<string, number> = {};
    for (const { id } of job.resumes) {
      const known = facts.get(id);
      if (known) scores[id] = rankValue(known, profile);
    }
    return { id: job.id, scores };
  });
}
