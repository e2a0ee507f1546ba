export const agencyMessages = [
  // 2 and 4, sign-in
  "Please enter both email and password",
  "Authentication failed",
  // 5 and 8, registration
  "Please fill in all required fields.",
  "Passwords do not match.",
  "Password must be at least 6 characters long.",
  "Company already exists. Please contact support if you need to join this company.",
  "User with this email already exists. Please use a different email or try logging in.",
  "Failed to create account. Please try again.",
  "Account Created Successfully!",
  // 5 and 8, profile and company
  "New passwords do not match",
  "New password must be at least 6 characters long",
  "Company name, location, website, and size are required to save company information.",
  "Failed to update company: {reason}",
  "Failed to load profile data. Please try again.",
  "Failed to change password. Please try again.",
  "Failed to update profile. Please try again.",
  // 8, services and subscription
  "User not authenticated",
  "Agent not found or not active",
  "Failed to generate authentication token",
  "No subscription found. Please subscribe to continue using the agent portal.",
  "Trial period has expired. Please subscribe to continue using the agent portal.",
  "Subscription has expired. Please renew to continue using the agent portal.",
  "Subscription has expired. Please upgrade to continue using the agent portal.",
  "Failed to check subscription status",
  "Failed to load subscription data. Please try again.",
  "Failed to subscribe to plan. Please try again.",
  "Failed to cancel subscription. Please try again.",
  // 5 and 8, job threads
  "Please fill in all required fields (Title, Job Description, and Company Name) before analyzing.",
  "Analysis data is required to create a job thread.",
  "Failed to analyze job thread. Please try again.",
  "Failed to create job thread. Please try again.",
  "Failed to fetch campaigns",
  "Failed to fetch campaign statistics",
  "Failed to load campaign data",
  "Campaign not found",
  "Campaign not found or access denied",
  "Campaign ID is required",
  "Failed to delete campaign. Please try again.",
  "Job thread and all associated data have been successfully deleted",
  // 5 and 8, upload
  "You can only upload up to 10 files at a time",
  "Only PDF files are allowed",
  "Please select files to upload",
  "Failed to upload some files: {file}: {reason}",
  "Failed to insert candidate records: {reason}",
  "Failed to upload files. Please try again.",
  "The batch successfully added with {n} resumes.",
  "Analysis in progress: {done}/{total} resumes processed ({pct}%)",
  "Analysis completed! {n} successful, {m} failed.",
  "Analysis completed successfully! All {n} candidates processed.",
  "Analysis failed or timed out. Please try again.",
  // 8, applicants and exports
  "Failed to load candidates",
  "Candidate not found",
  "Failed to delete candidate",
  "Failed to delete candidate from database: {reason}",
  "Candidate deleted successfully",
  "No candidates found for export",
  "No candidates match the current filters",
  "Failed to export all candidates",
  "Failed to export filtered candidates",
] as const;

const ONE_BATCH = "a registration is one batch (RULINGS 10): Failed to create account. Please try again.";
const NO_POLICIES = "D1 has no row-level policies; who may write is part of each query";
const NO_CHECKOUT = "an order is a form of ours: Failed to subscribe to plan. Please try again.";
const OWN_ANSWER = "pages call use cases and no API (RULINGS 1), and each answer to a program has a message";
export const IN_BROWSER = "only scripts in a browser say it, while or after they work: tests/e2e";

export const unsaidToAgencies: Record<string, string> = {
  "Failed to create company. Please try again.": ONE_BATCH,
  "Failed to create company": ONE_BATCH,
  "Failed to create user account: {reason}": ONE_BATCH,
  "Failed to create user account": ONE_BATCH,
  "Failed to create agent profile: {reason}": ONE_BATCH,
  "Permission denied: Row Level Security policy violation. Please ensure you are authenticated and have proper permissions.":
    NO_POLICIES,
  "Company exists but update failed. This might be due to Row Level Security policies. Please contact support.":
    NO_POLICIES,
  "Agent profile not found": "instead: Agent not found or not active",
  "Failed to create campaign": "instead: Failed to create job thread. Please try again.",
  "Failed to fetch campaign": "instead: Failed to load campaign data",
  "Failed to refresh table data": "the table is a part of its page: Failed to load candidates",
  "Failed to fetch all candidates": IN_BROWSER,
  "Failed to fetch filtered candidates": IN_BROWSER,
  "No files were successfully uploaded": "each refused file is named: Failed to upload some files: ...",
  "API request failed: {status} {statusText}": OWN_ANSWER,
  "Job analysis failed": OWN_ANSWER,
  "User is not an active agent or company not found": NO_CHECKOUT,
  "No valid session": NO_CHECKOUT,
  "No checkout URL received from backend": NO_CHECKOUT,
  "HTTP error! status: {code}": NO_CHECKOUT,
  "Authentication required": NO_CHECKOUT,
  "Polling timeout: Analysis took too long": IN_BROWSER,
  "Table refreshed with new candidates!": IN_BROWSER,
  "Successfully exported all {n} candidates to CSV": IN_BROWSER,
  "Successfully exported {n} filtered candidates to CSV": IN_BROWSER,
};
