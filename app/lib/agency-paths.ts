/** Addresses of the agency portal, apart from `paths`, which every public page loads. */
export const agencyPaths = {
  agencyLog: "/agent/log",
  agencyStages: "/agent/stages",
  notices: "/agent/notices",
  threadPapers: (threadId: string) => `/agent/campaigns/${threadId}/papers`,
  agreement: "/agent/agreement",
  agencyKeys: "/agent/keys",
  member: (memberId: string) => `/agent/members/${memberId}`,
  cancelAgentSubscription: "/agent/subscription/cancel",
  poolPerson: (applicantId: string) => `/agent/candidates-pool/${applicantId}`,
  poolCsv: (search = "") => `/api/pool/candidates.csv${search}`,
  biasAudit: "/agent/bias-audit",
  biasAuditOf: (period: string) => `/agent/bias-audit?period=${period}`,
  biasAuditCsv: (period: string) => `/api/reports/bias-audit.csv?period=${period}`,
  reviewers: "/agent/reviewers",
  reviewersOf: (search: string) => `/agent/reviewers?${search}`,
  reviewersCsv: (days: number) => `/api/reports/reviewers.csv?days=${days}`,
  addThread: "/agent/campaigns/create",
  thread: (threadId: string) => `/agent/campaigns/${threadId}`,
  fitting: (threadId: string) => `/agent/campaigns/${threadId}/pool`,
  analytics: (threadId: string) => `/agent/campaigns/${threadId}/analytics`,
  analyseAgain: (threadId: string) => `/agent/campaigns/${threadId}/again`,
  threadState: (threadId: string) => `/agent/campaigns/${threadId}/state`,
  deleteThread: (threadId: string) => `/agent/campaigns/${threadId}/delete`,
  requirements: (threadId: string) => `/agent/campaigns/${threadId}/requirements`,
  decisions: (threadId: string) => `/agent/campaigns/${threadId}/decisions`,
  notes: (threadId: string, applicantId: string) =>
    `/agent/campaigns/${threadId}/candidates/${applicantId}/notes`,
  samePerson: (threadId: string, applicantId: string) =>
    `/agent/campaigns/${threadId}/candidates/${applicantId}/same-person`,
  tableColumns: (threadId: string) => `/agent/campaigns/${threadId}/columns`,
  tableViews: (threadId: string) => `/agent/campaigns/${threadId}/views`,
  threadColleagues: (threadId: string) => `/agent/campaigns/${threadId}/colleagues`,
  shareThread: (threadId: string) => `/agent/campaigns/${threadId}/share`,
  askApplicants: (threadId: string) => `/agent/campaigns/${threadId}/voluntary-questions`,
  applicantPage: (threadId: string, applicantId: string) =>
    `/agent/campaigns/${threadId}/candidates/${applicantId}/page`,
  emptyFields: (threadId: string, applicantId: string) =>
    `/agent/campaigns/${threadId}/candidates/${applicantId}/empty-fields`,
  help: (threadId: string) => `/agent/campaigns/${threadId}/help`,
  applicant: (threadId: string, applicantId: string) =>
    `/agent/campaigns/${threadId}/candidates/${applicantId}`,
  deleteApplicant: (threadId: string, applicantId: string) =>
    `/agent/campaigns/${threadId}/candidates/${applicantId}/delete`,
  holdApplicant: (threadId: string, applicantId: string) =>
    `/agent/campaigns/${threadId}/candidates/${applicantId}/hold`,
  personData: (applicantId: string) => `/api/candidates/${applicantId}/data.zip`,
  applicantFile: (applicantId: string) => `/api/candidates/${applicantId}/resume`,
  exportApplicants: (threadId: string, search = "") => `/agent/campaigns/${threadId}/export${search}`,
  applicantsFile: (threadId: string, exportId: string) => `/api/campaigns/${threadId}/exports/${exportId}`,
  applicantsCsv: (threadId: string, search = "") => `/api/campaigns/${threadId}/candidates.csv${search}`,
  uploadApplicants: (threadId: string, source: string, batchId: string | null) =>
    `/api/campaigns/${threadId}/resumes?source=${source}${batchId ? `&batch=${batchId}` : ""}`,
  batch: (batchId: string) => `/api/batches/${batchId}`,
  batchLive: (batchId: string) => `/api/batches/${batchId}/live`,
  webhooks: "/agent/webhooks",
  webhook: (webhookId: string) => `/agent/webhooks/${webhookId}`,
};
