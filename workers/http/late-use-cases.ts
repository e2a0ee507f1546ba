/**
 * Use cases that run the engine or have other large code behind them. Each is loaded when it is first called, so that
 * neither the start nor another page waits for it.
 */
export const analyseAgain = whenCalled(
  async () => (await import("../domain/matches/repeat-match")).analyseAgain,
);
export const analyseForProgram = whenCalled(
  async () => (await import("../domain/matches/match-for-program")).analyseForProgram,
);
export const analysePosting = whenCalled(
  async () => (await import("../domain/postings/analyse-posting")).analysePosting,
);
export const compareJobs = whenCalled(
  async () => (await import("../domain/matches/compare-matches")).compareJobs,
);
export const compareVersions = whenCalled(
  async () => (await import("../domain/matches/compare-matches")).compareVersions,
);
export const correctResume = whenCalled(
  async () => (await import("../domain/resumes/correct-resume")).correctResume,
);
export const createAnalysis = whenCalled(
  async () => (await import("../domain/matches/create-match")).createAnalysis,
);
export const createCampaign = whenCalled(
  async () => (await import("../domain/threads/create-thread")).createCampaign,
);
export const exportPerson = whenCalled(
  async () => (await import("../domain/applicants/export-person")).exportPerson,
);
export const getCandidateAdvice = whenCalled(
  async () => (await import("../domain/applicants/get-advice")).getCandidateAdvice,
);
export const rescoreThread = whenCalled(
  async () => (await import("../domain/threads/update-requirements")).rescoreThread,
);
export const resumeAnalysisResult = whenCalled(
  async () => (await import("../domain/resumes/resume-analysis-result")).resumeAnalysisResult,
);
export const updateRequirements = whenCalled(
  async () => (await import("../domain/threads/update-requirements")).updateRequirements,
);

function whenCalled<A extends unknown[], R>(load: () => Promise<(...input: A) => R>) {
  return async (...input: A): Promise<Awaited<R>> => await (await load())(...input);
}
