export { explainScores } from "./explain";
export { scoreResumeQuality } from "./resume-quality";
export { judgeResume, scoreResume } from "./score-resume";
