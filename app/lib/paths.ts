/** Every address that pages link to is made here. */
export const paths = {
  home: "/",
  agentLogin: "/agent/login",
  agentLogout: "/agent/logout",
  dashboard: "/agent/dashboard",
  threads: "/agent/dashboard?tab=campaigns",
  createThread: "/agent/campaigns/create",
  thread: (campaignId: string) => `/agent/campaigns/${campaignId}`,
  deleteThread: (campaignId: string) => `/agent/campaigns/${campaignId}/delete`,
  requirements: (campaignId: string) => `/agent/campaigns/${campaignId}/requirements`,
  help: (campaignId: string) => `/agent/campaigns/${campaignId}/help`,
  candidate: (campaignId: string, candidateId: string) =>
    `/agent/campaigns/${campaignId}/candidates/${candidateId}`,
  deleteCandidate: (campaignId: string, candidateId: string) =>
    `/agent/campaigns/${campaignId}/candidates/${candidateId}/delete`,
  resumeFile: (candidateId: string) => `/api/candidates/${candidateId}/resume`,
  candidatesCsv: (campaignId: string, search = "") => `/api/campaigns/${campaignId}/candidates.csv${search}`,
  uploadResumes: (campaignId: string, batchId: string | null) =>
    `/api/campaigns/${campaignId}/resumes${batchId ? `?batch=${batchId}` : ""}`,
  batch: (batchId: string) => `/api/batches/${batchId}`,
  batchLive: (batchId: string) => `/api/batches/${batchId}/live`,
};
