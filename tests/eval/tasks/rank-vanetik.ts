import { parseResume } from "../../../workers/engine/parse";
import { AS_OF, factsOfText, profileOf, rankValue, readFileOf, readRecords } from "./dataset";

type Query = {
  id: string;
  file: string;
  resume_text: string;
  jobs: { id: string | number; title?: string; text: string }[];
};

/** A résumé file against five vacancies; its text stands in where the file can't be read. */
export async function predictRankVanetik(
  folder: string,
): Promise<{ id: string; scores: Record<string, number> }[]> {
  const predictions = [];
  for (const query of readRecords<Query>(folder, "rank_vanetik.jsonl")) {
    const read = await readFileOf(folder, query.file);
    const facts = read ? parseResume(read, { asOf: AS_OF }) : factsOfText(query.resume_text);
    const scores: Record<string, number> = {};
    for (const { id, title, text } of query.jobs) scores[id] = rankValue(facts, profileOf(text, title));
    predictions.push({ id: query.id, scores });
  }
  return predictions;
}
