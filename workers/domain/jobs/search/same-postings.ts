import { type Candidate, MOST_SCORED } from "./job-candidates";

/** Feeds that gather others' postings: the employer's own board comes first. */
const GATHERED = new Set(["jobtech", "arbeitnow", "nav", "france-travail"]);

export type OnePosting = Candidate & { others: { source: string; url: string }[] };

/** The same posting by several ways is one card, "also at" the others. */
export function samePostings(candidates: Candidate[]): OnePosting[] {
  const cards = new Map<string, OnePosting>();
  for (const candidate of candidates) {
    const first = cards.get(candidate.sameKey);
    if (!first) {
      if (cards.size < MOST_SCORED) cards.set(candidate.sameKey, { ...candidate, others: [] });
      continue;
    }
    const isOwn = GATHERED.has(first.source) && !GATHERED.has(candidate.source);
    const [shown, other] = isOwn ? [candidate, first] : [first, candidate];
    const { source, url } = other;
    cards.set(candidate.sameKey, { ...shown, others: [...first.others, { source, url }] });
  }
  return [...cards.values()];
}
