import { createHash } from "node:crypto";
import { join } from "node:path";
import { type LabelledPosting, readLines, withoutPostings } from "./labelled";
import { ownPostings } from "./own-postings";

export type Sources = {
  labelled: LabelledPosting[];
  unlabelled: string[];
};

/** Advertisements in people's own words, more than all others together: each counts for less. */
const SMALL_FIRMS = 0.33;

/** Half of the development set, by its ids: the other half is never learnt from, so that it can be measured with. */
export function isLearntFrom(id: string): boolean {
  return Number.parseInt(createHash("sha1").update(id).digest("hex")[0]!, 16) < 8;
}

/**
 * @param folder the evaluation sets: `train/postings.jsonl` and half of `dev/postings.jsonl` are labelled, and so are our
 * own; other postings of the development set are learnt from without labels, those of `postings.jsonl` left out
 */
export function sourcesIn(folder: string): Sources {
  const dev = readLines<LabelledPosting>(join(folder, "dev/postings.jsonl"));
  const labelled = [
    ...readLines<LabelledPosting>(join(folder, "train/postings.jsonl")),
    ...dev.filter(({ id }) => isLearntFrom(id)),
    ...ownPostings(),
    ...ownPostings("small-firms").map((one) => ({ ...one, weight: SMALL_FIRMS })),
  ];
  const texts = [
    ...readLines<{ jobs: { text: string }[] }>(join(folder, "dev/match_single.jsonl")).flatMap(({ jobs }) =>
      jobs.map(({ text }) => text),
    ),
    ...readLines<{ text: string }>(join(folder, "dev/jdskills.jsonl")).map(({ text }) => text),
    ...readLines<{ job_text: string }>(join(folder, "dev/rank_roles.jsonl")).map(({ job_text }) => job_text),
  ];
  return { labelled, unlabelled: withoutPostings(texts, dev) };
}
