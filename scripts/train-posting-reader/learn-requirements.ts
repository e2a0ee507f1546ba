import { readLines } from "./labelled";
import { train } from "./logistic";
import { importanceExamples, phraseCases } from "./phrases";
import { headedSentences, sentencesOf, type TaggedPost, taggedSentences, trainRoles } from "./sentence-roles";
import { sourcesIn } from "./sources";
import { withoutFaint, writeWeights } from "./weights-file";

/** Second step of `index.ts`: which sentences ask, which of their phrases are asked for, and how strongly. */
const [folder, tagged] = process.argv.slice(2);
/** A tagged sentence tells less than a labelled one: the corpus tags words, not what is asked. */
const TAGGED_WEIGHT = 0.3;
/** ... and one below a heading less still: the heading may be long past. */
const HEADED_WEIGHT = 0.15;
/** How strongly the weights of phrases are drawn to zero; by cross-validation 5 to 20 order phrases alike, 2 worse. */
const PHRASE_L2 = 12;
/** Phrases are learnt from sentences as they are judged where they weren't learnt from, in so many parts. */
const FOLDS = 5;
const BY_HAND = "Learnt from postings labelled by hand.";

const { labelled: postings, unlabelled } = sourcesIn(folder!);
const sentences = postings.map(sentencesOf);
const posts = [
  ...readLines<TaggedPost>(tagged!)
    .flatMap(taggedSentences)
    .map((one) => ({ ...one, weight: TAGGED_WEIGHT })),
  ...unlabelled.flatMap(headedSentences).map((one) => ({ ...one, weight: HEADED_WEIGHT })),
];
const unseen = Array.from({ length: FOLDS }, (_, fold) =>
  trainRoles(
    sentences.filter((_, at) => at % FOLDS !== fold),
    posts,
  ),
);
const cases = postings.flatMap((one, at) => phraseCases(one, unseen[at % FOLDS]!));

writeWeights(
  "sentence-roles.ts",
  "SENTENCE_ROLE_WEIGHTS",
  "Learnt from postings labelled by hand and from the SkillSpan corpus (MIT / CC BY 4.0, kris927b/SkillSpan).",
  trainRoles(sentences, posts),
);
const phraseWeights = withoutFaint(train(cases, { l2: PHRASE_L2, least: 1 }));
writeWeights("phrases.ts", "PHRASE_WEIGHTS", BY_HAND, phraseWeights);
writeWeights(
  "phrase-importance.ts",
  "PHRASE_IMPORTANCE_WEIGHTS",
  BY_HAND,
  train(importanceExamples(cases), { l2: 3 }),
);
