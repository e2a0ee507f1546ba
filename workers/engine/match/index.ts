/** Résumé facts and a job's profile into numbers, each with its account. */
export { explainScores } from "./explain";
export { scoreResumeQuality } from "./resume-quality";
export { judgeResume, scoreResume } from "./score-resume";
