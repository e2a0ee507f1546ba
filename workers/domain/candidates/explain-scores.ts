/** How scores are made up, for the help panel: generated from the constants that make the numbers. */
export { explainScores, type ScoreExplanation } from "../../engine/match/explain";
