import { scoreRulesInWords } from "../../copy/score-rules";
import { explainScores as explain } from "../../engine/match/explain";

export function explainScores() {
  return scoreRulesInWords(explain());
}
