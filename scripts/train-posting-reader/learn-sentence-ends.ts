import { train } from "./logistic";
import { endExamples } from "./sentence-ends";
import { sourcesIn } from "./sources";
import { writeWeights } from "./weights-file";

/** First step of `index.ts`: where sentences end. */
const { labelled: postings } = sourcesIn(process.argv[2]!);
const weights = train(
  postings.flatMap(({ text }, at) => [...endExamples(text, at + 1), ...endExamples(text, at + 2, false)]),
);
writeWeights("sentence-ends.ts", "SENTENCE_END_WEIGHTS", "Learnt from the line breaks of postings.", weights);
