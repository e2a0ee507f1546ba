/** Facts of one fictional person, as plain data; a layout decides how they look on paper. */

/** "YYYY-MM", or "YYYY" where the person gives no month. */
export type When = string;

export type ResumeLanguage = "en" | "de" | "fr" | "es";

export type Job = {
  title: string;
  company: string;
  place: string;
  from: When;
  /** null while the job continues */
  to: When | null;
  bullets: string[];
};

export type Study = {
  degree: string;
  school: string;
  place: string;
  from: When | null;
  to: When;
  note?: string;
};

export type Person = {
  language: ResumeLanguage;
  name: string;
  headline: string;
  email: string;
  phone: string;
  location: string;
  link?: string;
  /** Civil data that some countries' résumés state: label and value. */
  personal?: [label: string, value: string][];
  summary: string;
  jobs: Job[];
  education: Study[];
  skills: { group: string; items: string[] }[];
  certificates: string[];
  languages: string[];
  extras?: { heading: string; items: string[] }[];
};
