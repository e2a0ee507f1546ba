import { flag, list, listOf, nullable, number, object, text } from "./checks";

/** What the code relies on in stored results: what it reads without asking whether it is there. */

const resumeText = object({ pages: list, lines: listOf(object({ text })), hidden: list });

const facts = object({
  asOf: text,
  language: text,
  emails: list,
  phones: list,
  links: list,
  experience: listOf(object({ kind: text, isCurrent: flag, bullets: list })),
  education: list,
  skills: listOf(object({ name: text, uses: list, months: number })),
  languages: list,
  certificates: list,
  totalMonths: number,
});

const message = object({ code: text });
const part = object({
  label: nullable(text),
  points: number,
  maxPoints: number,
  reason: message,
  evidence: list,
});
const score = nullable(object({ value: number, parts: listOf(part) }));
const finding = object({ message, evidence: list });

const sheet = object({
  engineVersion: text,
  scores: object({ relevancy: score, skills: score, experience: score, seniority: score, category: score }),
  gates: listOf(object({ label: text, result: text, reason: message })),
  confidence: number,
  confidenceReasons: listOf(message),
  strengths: listOf(finding),
  gaps: listOf(finding),
});

export const jobProfile = object({
  title: text,
  years: object({}),
  requirements: listOf(
    object({ id: text, kind: text, importance: text, label: text, anyOf: list, gate: flag, quotes: list }),
  ),
  relativeExperience: list,
  company: object({}),
});

export const applicantAnalysis = object({ text: resumeText, facts, sheet: nullable(sheet) });

export const storedResume = object({
  engineVersion: text,
  text: resumeText,
  read: facts,
  facts,
  factsVersion: number,
  report: object({
    quality: score,
    positions: listOf(object({ title: text, fitting: list, missing: list, transferable: list })),
    best: nullable(object({ title: text, job: jobProfile, sheet })),
    strengths: listOf(finding),
    weaknesses: listOf(finding),
    recommendations: listOf(finding),
  }),
});

export const storedMatch = object({
  engineVersion: text,
  posting: text,
  job: jobProfile,
  sheet,
  advice: object({
    strengths: listOf(finding),
    gaps: listOf(finding),
    suggestions: listOf(finding),
    counterfactuals: listOf(object({ promise: message })),
    keywords: listOf(finding),
    pivotStrategy: listOf(message),
    interviewQuestions: listOf(object({ question: message, why: message })),
    skills: object({ matching: list, missing: list }),
    companyRelevance: nullable(message),
    jobRelevance: message,
    overallAnalysis: message,
  }),
});
