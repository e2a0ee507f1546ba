export { applyChange } from "./change";
export { counterfactualsFor } from "./counterfactuals";
export { interviewQuestions } from "./interview";
export { jobAdvice, matchScoreOf } from "./job-advice";
export { pivotStrategy } from "./pivot";
export { suggestPositions } from "./positions";
export { applyResumeChange } from "./resume/resume-change";
export { resumeReport } from "./resume/resume-report";
export { skillLists } from "./skill-lists";
