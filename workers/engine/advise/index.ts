/** What follows from a score, in words: each sentence rests on the same evidence as the numbers. */
export { applyChange, type Change } from "./change";
export { type Counterfactual, counterfactualsFor } from "./counterfactuals";
export { interviewQuestions } from "./interview";
export { jobAdvice } from "./job-advice";
export { type KeywordPlace, keywordPlaces } from "./keywords";
export { pivotStrategy } from "./pivot";
export { suggestPositions } from "./positions";
export { applyResumeChange, type ResumeChange } from "./resume-change";
export { type PositionFit, type Recommendation, type ResumeReport, resumeReport } from "./resume-report";
export { type SkillLists, skillLists } from "./skill-lists";
export { suggestionsFor } from "./suggestions";
