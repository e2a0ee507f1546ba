import { PHRASE_IMPORTANCE_WEIGHTS } from "./phrase-importance";
import { PHRASE_WEIGHTS } from "./phrases";
import { SENTENCE_END_WEIGHTS } from "./sentence-ends";
import { SENTENCE_ROLE_WEIGHTS } from "./sentence-roles";

/** What the posting reader's models learnt, under the names by which the knowledge file holds it. */
export function compileWeights() {
  return {
    "job.phrases": PHRASE_WEIGHTS,
    "job.phraseImportance": PHRASE_IMPORTANCE_WEIGHTS,
    "job.sentenceEnds": SENTENCE_END_WEIGHTS,
    "job.sentenceRoles": SENTENCE_ROLE_WEIGHTS,
  };
}
