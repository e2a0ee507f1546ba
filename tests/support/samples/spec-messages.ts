export const workspaceMessages = [
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

export const accountMessages = [
  // 2, screens
  "Unexpected Application Error!",
  "No articles found",
  "Thank you! We'll notify you when new positions open up.",
  "Your cookie preferences have been updated successfully!",
  // 5, registration and sign-in
  "All fields are required",
  "Passwords do not match",
  "Password must be at least 6 characters long",
  "Please enter both email and password",
  // 8, an address that is registered already
  "An account with this email already exists. Please sign in instead.",
  "An account with this email already exists. Please sign in with your password or use a different Google account.",
  // 8, contact: the specification leaves out the part between
  "Sorry, there was an error sending your message. Please try again.",
  "Thank you! Your message has been sent",
  "successfully. We'll get back to you within 24 hours.",
  // 5 and 8, settings
  "Failed to update profile",
  "New passwords do not match",
  "New password must be at least 6 characters long",
  "Current password is incorrect",
  "Failed to change password. Please check your current password.",
  "Please enter your password to confirm account deletion",
  "Password is incorrect",
  "Failed to process request. Please try again or contact support directly.",
  "Redirecting to contact support...",
  // 8, misc
  "Invalid Date",
] as const;

export const checkoutMessages = [
  "There was an error processing your subscription. Please try again.",
  // The specification leaves out the words before and after these.
  "your upgrade",
  "your credit purchase",
  "There was an error processing your purchase. Please try again.",
  "Invalid subscription package",
  "Invalid credit package",
  "Invalid package selected",
  "HTTP error! status: {code}",
  "No valid session",
] as const;

export const jobSearchMessages = [
  "Please upload a resume first",
  "Please enter a position to search for.",
  "Please enter a location to search in.",
  'Location "{location}" is not integrated yet. Please try a different location.',
  "An unexpected error occurred while searching for jobs. Please try again.",
  "Failed to fetch jobs",
  'No jobs found for "{position}" in {location}.',
  "Failed to analyze job. Please try again.",
] as const;

/** Of spending: no page does it while interview practice is Coming Soon (RULINGS 32), the use case says them. */
export const creditMessages = ["Action not found", "User credits not found"] as const;

const CANNOT_OCCUR = "RULINGS 79: it can't occur here";
export const unsaidToSeekers: Record<string, string> = {
  "No user email found": CANNOT_OCCUR,
  "API request failed with status": CANNOT_OCCUR,
  "Invalid response format: jobs data is missing or invalid.": CANNOT_OCCUR,
};

/** {name} matches anything. */
export function wordForWord(message: string): RegExp {
  const parts = message.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(parts.join("[^<]+"));
}
