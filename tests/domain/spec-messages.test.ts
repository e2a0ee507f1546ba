import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const RESUMES = "http/my-resumes.test.ts";
const FAULTS = "http/workspace-faults.test.ts";
const ANALYSIS = "http/analysis-pages.test.ts";
const SCREENS = "http/history-faults.test.ts";

/**
 * Every message of the job seeker's specification, sections 5 and 8, that belongs to the pages of the workspace and to
 * what programs call in their place, with the test that causes it.
 */
const CAUSED_IN: Record<string, string> = {
  // 5, validation
  "Please select a resume to analyze": ANALYSIS,
  "Please provide either a LinkedIn job URL or job description": ANALYSIS,
  "Please provide a valid LinkedIn job URL": ANALYSIS,
  "Please upload a valid file type (.pdf, .doc, .docx).": RESUMES,
  // 8, no user; analysis
  "User not authenticated": FAULTS,
  "Analysis failed": FAULTS,
  "Failed to fetch resume details": FAULTS,
  "Resume not found": RESUMES,
  "Failed to generate resume access URL": FAULTS,
  "Failed to save analysis results": FAULTS,
  "Failed to generate authentication token": FAULTS,
  // 8, deletion of a résumé, step by step
  "Failed to delete resume analyses": FAULTS,
  "Failed to delete job analyses": FAULTS,
  "Failed to fetch job filters": FAULTS,
  "Failed to delete job searches": FAULTS,
  "Failed to delete job filters": FAULTS,
  // 8, subscription
  "subscription has ended": "e2e/analysis.test.ts",
  "Failed to analyze resume. Please try again.": FAULTS,
  "Failed to upload resume. Please try again.": SCREENS,
  "Failed to fetch subscription status": FAULTS,
  "No subscription found. Please subscribe to use this feature.": ANALYSIS,
  "Your account is suspended. Please contact support for assistance.": ANALYSIS,
  "Your subscription has ended. Please renew to continue using this feature.": ANALYSIS,
  "No active subscription found. Please subscribe to use this feature.": ANALYSIS,
  "Failed to check subscription status": FAULTS,
  // 8, screens
  "Failed to load dashboard data": "http/dashboard.test.ts",
  "Failed to load resumes": SCREENS,
  "Failed to load analysis history": SCREENS,
  "Failed to delete analysis": SCREENS,
  "Failed to delete resume. Please try again.": SCREENS,
  "Failed to load resume data": "http/own-report.test.ts",
  "Failed to analyze resume": "http/own-report.test.ts",
};

/** Rows of section 8 that no page of the workspace can cause, and whose they are. */
const ELSEWHERE: Record<string, string> = {
  "No email on user": "settings",
  "Wrong current password": "settings",
  "Wrong password on deletion": "settings",
  "Google sign-in with an already-registered email": "registration",
  // The site's pages call use cases, not an API; an upload whose answer isn't ours says that the upload failed.
  "Non-OK API response": "nobody",
  Credits: "interview practice",
  "Job search": "the job search",
  Checkout: "billing",
  Contact: "the contact page",
  Settings: "settings",
  Misc: "the learning center",
};

test.each(Object.entries(CAUSED_IN))("%j is caused in tests/%s", (message, file) => {
  expect(readFileSync(new URL(`../${file}`, import.meta.url), "utf8")).toContain(message);
});

const SPEC = new URL("../../../shared/spec/candidate.md", import.meta.url);

test.skipIf(!existsSync(SPEC))("the list has every message of the workspace's rows, word for word", () => {
  const spec = readFileSync(SPEC, "utf8");
  for (const message of Object.keys(CAUSED_IN)) expect(spec).toContain(message);
  const catalogue = spec.slice(spec.indexOf("## 8. The error catalogue"), spec.indexOf("Other behaviours:"));
  const rows = [...catalogue.matchAll(/^\| (.+?) \| (.+) \|$/gm)].slice(1);
  expect(rows.length).toBeGreaterThan(15);
  for (const [, situation = "", words = ""] of rows.filter(([, name = ""]) => !(name in ELSEWHERE))) {
    let left = words;
    for (const message of Object.keys(CAUSED_IN).sort((a, b) => b.length - a.length))
      left = left.replaceAll(message, "");
    expect([situation, left]).toEqual([
      situation,
      expect.not.stringMatching(/Failed to|not found|Please \w+/),
    ]);
  }
});
