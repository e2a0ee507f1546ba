/**
 * Use cases that run the engine or have other large code behind them. Each is loaded when it is first called, so that
 * neither the start nor another page waits for it.
 */
export const repeatMatch = whenCalled(
  async () => (await import("../domain/matches/repeat-match")).repeatMatch,
);
export const matchForProgram = whenCalled(
  async () => (await import("../domain/matches/match-for-program")).matchForProgram,
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
export const createMatch = whenCalled(
  async () => (await import("../domain/matches/create-match")).createMatch,
);
export const createThread = whenCalled(
  async () => (await import("../domain/threads/create-thread")).createThread,
);
export const exportPerson = whenCalled(
  async () => (await import("../domain/applicants/export-person")).exportPerson,
);
export const getApplicantAdvice = whenCalled(
  async () => (await import("../domain/applicants/get-advice")).getApplicantAdvice,
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
