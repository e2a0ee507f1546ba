import type { BoardSource } from "../../../adapters/job-sources/port";

export const PERIODS = { "1": "Last 24 hours", "7": "Last 7 days", "30": "Last 30 days" } as const;

export const CONTRACTS = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  contract: "Contract",
  internship: "Internship",
} as const;

export const SOURCE_NAMES = {
  greenhouse: "Greenhouse",
  lever: "Lever",
  "lever-eu": "Lever",
  ashby: "Ashby",
  recruitee: "Recruitee",
  personio: "Personio",
  smartrecruiters: "SmartRecruiters",
  jobtech: "Arbetsförmedlingen",
  arbeitnow: "Arbeitnow",
  nav: "Arbeidsplassen (NAV)",
  "france-travail": "France Travail",
} as const satisfies Record<BoardSource, string>;

export function isJobSource(name: string): name is BoardSource {
  return Object.hasOwn(SOURCE_NAMES, name);
}
