import { categoryValue, factsOfText, profileOf, readRecords } from "./dataset";

type Posting = { id: string; category: string; title: string; text: string };
type Scores = { id: string; scores: Record<string, number> };

/** Every résumé against every posting; by the category score; a résumé's category is that of the best posting. */
export function predictCategory(folder: string): (Scores | { id: string; category: string })[] {
  const postings = readRecords<Posting>(folder, "category_jobs.jsonl");
  const profiles = postings.map(({ text, title }) => profileOf(text, title));
  const byPosting: Scores[] = postings.map(({ id }) => ({ id, scores: {} }));
  const categories: { id: string; category: string }[] = [];
  for (const { id, text } of readRecords<{ id: string; text: string }>(folder, "category.jsonl")) {
    const facts = factsOfText(text);
    const values = profiles.map((profile) => categoryValue(facts, profile));
    for (const [index, value] of values.entries()) {
      const row = byPosting[index];
      if (row) row.scores[id] = value;
    }
    const best = values.indexOf(Math.max(...values));
    categories.push({ id, category: postings[best]?.category ?? "" });
  }
  return [...byPosting, ...categories];
}
