import { scoreRulesInWords } from "../../copy/score-rules";
import { explainScores as explain } from "../../engine/match/explain";

/** How scores are made up, for the help panel: generated from the constants that make the numbers. */
export function explainScores() {
  return scoreRulesInWords(explain());
}
