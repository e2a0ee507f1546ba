import { MEMBER_ERRORS } from "./agencies/members/member-errors";
import { APPLICANT_ERRORS } from "./applicants/applicant-errors";
import { VIEW_ERRORS } from "./applicants/views/view-errors";
import { APPLICATION_ERRORS } from "./applications/application-errors";
import { COACHING_ERRORS } from "./coaching/coaching-errors";
import { CONTENT_ERRORS } from "./content/content-errors";
import { DECISION_ERRORS } from "./decisions/decision-errors";
import { DRAFT_ERRORS } from "./drafts/draft-errors";
import { ENGINE_BLOCK_ERRORS } from "./engine-blocks/engine-block-errors";
import { TERMS_MISSING } from "./identity/form-messages";
import { SECOND_STEP_ERRORS } from "./identity/second-step/second-step-errors";
import { JOB_ERRORS } from "./jobs/job-errors";
import { NOTICE_ERRORS } from "./notices/notice-errors";
import { CALL_ERRORS } from "./programs/calls/call-errors";
import { KEY_ERRORS } from "./programs/keys/key-errors";
import { WEBHOOK_ERRORS } from "./programs/webhooks/webhook-errors";
import { REPORT_ERRORS } from "./reports/report-errors";
import { REQUEST_ERRORS } from "./request-errors";
import { INCIDENT_ERRORS } from "./staff/incidents/incident-errors";
import { REQUIREMENT_ERRORS } from "./threads/requirements/requirement-errors";
import { THREAD_ERRORS } from "./threads/thread-errors";
import { VOLUNTARY_ERRORS } from "./voluntary/voluntary-errors";

/** Statuses and words are the specs'. */
const ERRORS = {
  "invalid-input": { status: 400, message: "Please check your input." },
  "missing-credentials": { status: 400, message: "Please enter both email and password" },
  "wrong-credentials": { status: 401, message: "Authentication failed" },
  "too-many-attempts": {
    status: 429,
    message: "Too many attempts. Please wait a few minutes and try again.",
  },
  "token-invalid": {
    status: 401,
    message: "This token is not valid here: it is unknown, too old or used already.",
  },
  unauthenticated: { status: 401, message: "User not authenticated" },
  "human-check-required": { status: 400, message: "Please confirm that you are not a robot." },
  "human-check-down": {
    status: 503,
    message: "We could not check that you are not a robot. Nothing was sent: please try again in a moment.",
  },
  "link-invalid": {
    status: 400,
    message: "This link is no longer valid. Please ask for a new one.",
  },
  "fields-missing": { status: 400, message: "All fields are required" },
  "email-taken": {
    status: 409,
    message: "An account with this email already exists. Please sign in instead.",
  },
  "agent-email-taken": {
    status: 409,
    message: "User with this email already exists. Please use a different email or try logging in.",
  },
  "company-exists": {
    status: 409,
    message: "Company already exists. Please contact support if you need to join this company.",
  },
  "company-taken": {
    status: 409,
    message: "Failed to update company: another company with this name and website is registered already.",
  },
  "profile-load-failed": { status: 500, message: "Failed to load profile data. Please try again." },
  "profile-save-failed": { status: 500, message: "Failed to update profile. Please try again." },
  "password-change-failed": { status: 500, message: "Failed to change password. Please try again." },
  "registration-failed": { status: 500, message: "Failed to create account. Please try again." },
  "password-common": {
    status: 400,
    message: "This password is one of the most common ones. Please choose another.",
  },
  "new-password-short": { status: 400, message: "New password must be at least 6 characters long" },
  "password-wrong": { status: 400, message: "Password is incorrect" },
  "current-password-wrong": { status: 400, message: "Current password is incorrect" },
  "deletion-password-wrong": { status: 400, message: "Password is incorrect" },
  "deletion-password-missing": {
    status: 400,
    message: "Please enter your password to confirm account deletion",
  },
  "deletion-not-open": { status: 409, message: "No deletion of this account is planned." },
  "export-pending": { status: 409, message: "Your data is being prepared already." },
  "export-limit": {
    status: 429,
    message: "You can ask for three copies of your data a day. Please try again tomorrow.",
  },
  "google-email-taken": {
    status: 409,
    message:
      "An account with this email already exists. Please sign in with your password or use a different Google account.",
  },
  "google-email-unverified": {
    status: 403,
    message:
      "Google has not confirmed this email address. Please confirm it there, or register with a password.",
  },
  "google-unknown": {
    status: 404,
    message:
      "No account belongs to this Google account yet. To create one, accept the terms below and choose Google again.",
  },
  "terms-missing": { status: 400, message: TERMS_MISSING },
  "google-linked-elsewhere": {
    status: 409,
    message: "This Google account is already linked to another account.",
  },
  "last-sign-in-method": { status: 409, message: "Your account needs at least one way to sign in." },
  "google-refused": { status: 400, message: "Sign-in with Google did not work. Please try again." },
  "email-unverified": {
    status: 403,
    message: "Please confirm your email address first. We have sent you a link.",
  },
  "candidate-only": { status: 403, message: "This page belongs to job seekers' accounts." },
  "agent-inactive": { status: 403, message: "Agent not found or not active" },
  forbidden: { status: 403, message: "You don't have access to this." },
  "not-found": { status: 404, message: "Not found" },
  "candidates-load-failed": { status: 500, message: "Failed to load candidates" },
  "candidate-deletion-failed": { status: 500, message: "Failed to delete candidate" },
  "batch-not-found": { status: 404, message: "Not found" },
  "no-subscription": {
    status: 402,
    message: "No subscription found. Please subscribe to continue using the agent portal.",
  },
  "trial-expired": {
    status: 402,
    message: "Trial period has expired. Please subscribe to continue using the agent portal.",
  },
  "subscription-expired": {
    status: 402,
    message: "Subscription has expired. Please renew to continue using the agent portal.",
  },
  "subscription-cancelled": {
    status: 402,
    message: "Subscription has expired. Please upgrade to continue using the agent portal.",
  },
  "own-subscription-missing": {
    status: 402,
    message: "No subscription found. Please subscribe to use this feature.",
  },
  "own-subscription-suspended": {
    status: 402,
    message: "Your account is suspended. Please contact support for assistance.",
  },
  "own-subscription-ended": {
    status: 402,
    message: "Your subscription has ended. Please renew to continue using this feature.",
  },
  "own-subscription-inactive": {
    status: 402,
    message: "No active subscription found. Please subscribe to use this feature.",
  },
  "payments-off": {
    status: 503,
    message: "Buying online isn't open here yet. Nothing was ordered and nothing is charged.",
  },
  "payments-down": {
    status: 502,
    message: "Our payment provider doesn't answer. Nothing is charged: please try again in a moment.",
  },
  "plan-invalid": { status: 400, message: "Invalid subscription package" },
  "credits-invalid": { status: 400, message: "Invalid credit package" },
  "package-invalid": { status: 400, message: "Invalid package selected" },
  "plan-owned": {
    status: 409,
    message: "This plan is yours already. You can manage it in your settings.",
  },
  ...MEMBER_ERRORS,
  "owner-only": {
    status: 403,
    message: "Only the owner of your company's account can buy, cancel and see payments.",
  },
  "nothing-to-end": { status: 409, message: "There is no paid plan that could be ended." },
  "consent-missing": {
    status: 400,
    message: "Please accept the terms and, for a plan, ask us to begin.",
  },
  "action-unknown": { status: 404, message: "Action not found" },
  "credits-missing": { status: 404, message: "User credits not found" },
  "credits-short": { status: 402, message: "You don't have enough credits for this." },
  "order-not-found": { status: 404, message: "Not found" },
  "nothing-to-cancel": { status: 409, message: "There is no plan that could be cancelled." },
  "nothing-to-resume": { status: 409, message: "This plan has ended. Please choose one again." },
  "withdrawal-late": { status: 409, message: "The 14 days to withdraw from this order are over." },
  "withdrawal-empty": { status: 409, message: "All credits of this order are spent: nothing can go back." },
  "no-trial": { status: 409, message: "There is no trial that could be extended." },
  "refund-too-high": { status: 409, message: "No more can be paid back than was paid." },
  "declaration-unmatched": { status: 409, message: "Address and number belong to no person's order." },
  "nothing-bought": { status: 404, message: "Nothing was bought with this account yet." },
  "webhook-signature": { status: 400, message: "The signature doesn't match." },
  "subscription-load-failed": {
    status: 500,
    message: "Failed to load subscription data. Please try again.",
  },
  "subscribe-failed": { status: 500, message: "Failed to subscribe to plan. Please try again." },
  "cancel-failed": { status: 500, message: "Failed to cancel subscription. Please try again." },
  "subscription-check-failed": { status: 500, message: "Failed to check subscription status" },
  "token-failed": { status: 500, message: "Failed to generate authentication token" },
  "resume-not-found": { status: 404, message: "Resume not found" },
  "default-unreadable": {
    status: 409,
    message: "This file could not be read, so it can't be your default résumé.",
  },
  "resume-fetch-failed": { status: 500, message: "Failed to fetch resume details" },
  "resume-address-failed": { status: 500, message: "Failed to generate resume access URL" },
  "analysis-not-found": { status: 404, message: "Not found" },
  "resume-file-type": { status: 400, message: "Please upload a valid file type (.pdf, .doc, .docx)." },
  "resume-upload-failed": { status: 500, message: "Failed to upload resume. Please try again." },
  "resume-deletion-failed": { status: 500, message: "Failed to delete resume. Please try again." },
  "resume-missing": { status: 400, message: "Please select a resume to analyze" },
  "job-missing": { status: 400, message: "Please provide either a LinkedIn job URL or job description" },
  "job-url-invalid": { status: 400, message: "Please provide a valid LinkedIn job URL" },
  "posting-unreadable": {
    status: 422,
    message: "We couldn't read that posting. Please paste the job description instead.",
  },
  "title-unknown": {
    status: 422,
    message:
      "We don't know what this title usually asks for, so it can't be judged. Please try another title, or paste the job description.",
  },
  "job-unclear": {
    status: 422,
    message: "This text doesn't say what the job asks for. Please paste the whole job description.",
  },
  "resume-pending": {
    status: 409,
    message: "This resume is still being read. Please try again in a moment.",
  },
  "resume-unreadable": {
    status: 422,
    message: "This resume could not be read. Please upload another file.",
  },
  "analysis-deletion-failed": { status: 500, message: "Failed to delete analysis" },
  "resume-analysis-failed": { status: 500, message: "Failed to analyze resume. Please try again." },
  "analysis-save-failed": { status: 500, message: "Failed to save analysis results" },
  "limit-reached": { status: 402, message: "Your plan's limit is reached." },
  "no-files": { status: 400, message: "Please select files to upload" },
  "too-many-files": { status: 400, message: "You can only upload up to 10 files at a time" },
  "only-pdf": { status: 400, message: "Only PDF files are allowed" },
  "no-file-accepted": { status: 400, message: "No files were successfully uploaded" },
  "candidates-not-saved": {
    status: 500,
    message: "Failed to insert candidate records: the database did not take them. Please try again.",
  },
  "upload-failed": { status: 500, message: "Failed to upload files. Please try again." },
  "upload-too-large": { status: 413, message: "The upload is too large. Each file may have up to 10MB." },
  "decided-meanwhile": {
    status: 409,
    message: "This has changed in the meantime, so nothing was done. Please look at it again.",
  },
  "agent-erased": {
    status: 409,
    message: "This agent's account was deleted at their own request. It can't be opened again.",
  },
  "company-inactive": {
    status: 409,
    message: "This agent's company is not active. Please activate the company first.",
  },
  "date-not-open": { status: 400, message: "Please choose a day within the next six months." },
  ...APPLICANT_ERRORS,
  ...VIEW_ERRORS,
  ...APPLICATION_ERRORS,
  ...CONTENT_ERRORS,
  ...COACHING_ERRORS,
  ...DECISION_ERRORS,
  ...DRAFT_ERRORS,
  ...REQUIREMENT_ERRORS,
  ...THREAD_ERRORS,
  ...JOB_ERRORS,
  ...CALL_ERRORS,
  ...KEY_ERRORS,
  ...WEBHOOK_ERRORS,
  ...NOTICE_ERRORS,
  ...REPORT_ERRORS,
  ...SECOND_STEP_ERRORS,
  ...INCIDENT_ERRORS,
  ...ENGINE_BLOCK_ERRORS,
  ...VOLUNTARY_ERRORS,
  "file-gone": { status: 404, message: "The file is no longer there." },
  ...REQUEST_ERRORS,
  internal: { status: 500, message: "Something went wrong on our side. Please try again." },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** `detail` is for the log only; `message` overrides the shown words where the specs put a name or number in them. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: string | undefined;

  constructor(code: ErrorCode, options: { message?: string; detail?: string } = {}) {
    super(options.message ?? ERRORS[code].message);
    this.name = "AppError";
    this.code = code;
    this.status = ERRORS[code].status;
    this.detail = options.detail;
  }
}
