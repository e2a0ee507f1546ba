/** Messages of the job seeker's specification, sections 5 and 8, that the workspace or what programs call must say. */
export const specMessages = [
  // 5, validation
  "Please select a resume to analyze",
  "Please provide either a LinkedIn job URL or job description",
  "Please provide a valid LinkedIn job URL",
  "Please upload a valid file type (.pdf, .doc, .docx).",
  // 8, no user; analysis
  "User not authenticated",
  "Analysis failed",
  "Failed to fetch resume details",
  "Resume not found",
  "Failed to generate resume access URL",
  "Failed to save analysis results",
  "Failed to generate authentication token",
  // 8, deletion of a résumé, step by step
  "Failed to delete resume analyses",
  "Failed to delete job analyses",
  "Failed to fetch job filters",
  "Failed to delete job searches",
  "Failed to delete job filters",
  // 8, subscription
  "subscription has ended",
  "Failed to analyze resume. Please try again.",
  "Failed to upload resume. Please try again.",
  "Failed to fetch subscription status",
  "No subscription found. Please subscribe to use this feature.",
  "Your account is suspended. Please contact support for assistance.",
  "Your subscription has ended. Please renew to continue using this feature.",
  "No active subscription found. Please subscribe to use this feature.",
  "Failed to check subscription status",
  // 8, screens
  "Failed to load dashboard data",
  "Failed to load resumes",
  "Failed to load analysis history",
  "Failed to delete analysis",
  "Failed to delete resume. Please try again.",
  "Failed to load resume data",
  "Failed to analyze resume",
] as const;

export type SpecMessage = (typeof specMessages)[number];
