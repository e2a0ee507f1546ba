import type { applicants, ExperienceHistoryItem } from "../../../db/schema";
import { summaryOf } from "../../engine/advise/summary";
import { skillById } from "../../engine/knowledge";
import { placeInWords } from "../../engine/parse/contact/normal-place";
import type {
  Experience,
  ExperienceItem,
  JobProfile,
  ResumeFacts,
  ResumeText,
  ScoreSheet,
} from "../../engine/types";

import { phoneKeyOf, textHashOf } from "./duplicates/same-person";

/** Keeps a row under 4 kB; the whole result is in the analysis file. */
const MAX_LIST = 12;
const MAX_SKILLS = 40;
const MAX_HISTORY = 5;
const MAX_TEXT = 80;
const MAX_ACHIEVEMENTS = 1;
const MAX_WORDS = 3;
const MAX_LABEL = 30;

function short(value: string | null | undefined): string | null {
  return value ? value.slice(0, MAX_TEXT) : null;
}

function historyItem(entry: Experience, item: ExperienceItem | undefined): ExperienceHistoryItem {
  const match = item?.industryMatch;
  return {
    job_title: short(entry.title?.value),
    company_name: short(entry.company?.value),
    start_date: entry.start?.value ?? null,
    end_date: entry.end?.value ?? null,
    is_current: entry.isCurrent,
    duration_months: entry.months,
    location: short(entry.location?.value),
    seniority_level: item?.seniority ?? null,
    role_archetype: item?.archetype ?? null,
    industry: item?.industry ?? null,
    industry_match: match
      ? { match_score: match.score, job_industry: match.job, experience_industry: match.entry }
      : null,
    relevance_score: item?.relevance?.value ?? null,
    key_achievements: (item?.achievements ?? [])
      .slice(0, MAX_ACHIEVEMENTS)
      .map(({ text }) => text.slice(0, MAX_TEXT)),
    technologies_used: (item?.technologies ?? []).slice(0, MAX_WORDS),
    relative_experience: (item?.bearsOut ?? []).slice(0, MAX_WORDS).map((label) => label.slice(0, MAX_LABEL)),
  };
}

/** City, region and country where known, so that places can be counted; else the résumé's own words. */
function homeOf({ location, place }: ResumeFacts): string | null {
  return place?.city ? placeInWords(place) : (location?.value ?? null);
}

/** The present job before the others, which are listed from the newest on. */
function presentJob({ experience }: ResumeFacts): Experience | undefined {
  const jobs = experience.filter(({ kind }) => kind === "job");
  return jobs.find(({ isCurrent }) => isCurrent) ?? jobs[0];
}

function gatesWith({ gates }: ScoreSheet, result: "fail" | "unknown"): number {
  return gates.filter((gate) => gate.result === result).length;
}

type Read = { text: ResumeText; facts: ResumeFacts };
type Columns = Partial<typeof applicants.$inferInsert>;

export function emailOf({ facts }: Pick<Read, "facts">): string | null {
  return facts.emails[0]?.value.slice(0, 254) ?? null;
}

/** What the résumé says, whatever the job. */
export function readColumnsOf({ text, facts }: Read): Columns {
  const ofKind = (kind: string) =>
    facts.skills
      .filter((skill) => skill.id !== null && skillById(skill.id)?.kind === kind)
      .map((skill) => skill.name.slice(0, MAX_TEXT))
      .slice(0, MAX_LIST);
  const present = presentJob(facts);
  return {
    candidateName: short(facts.name?.value),
    candidateEmail: emailOf({ facts }),
    candidateLocation: short(homeOf(facts)),
    candidateGender: facts.gender?.value ?? null,
    candidatePhoneNumbers: facts.phones.slice(0, 3).map((phone) => phone.value.slice(0, 40)),
    currentTitle: short(present?.title?.value),
    currentEmployer: short(present?.company?.value),
    experienceMonths: facts.totalMonths,
    emergingSkills: ofKind("emerging"),
    softSkills: ofKind("soft"),
    knownSkills: [
      ...new Set(facts.skills.flatMap(({ id, name }) => (id === null ? [] : name.slice(0, MAX_TEXT)))),
    ].slice(0, MAX_SKILLS),
    hiddenTextCount: text.hidden.length,
    phoneKey: phoneKeyOf(facts.phones.map(({ value }) => value)),
    textHash: textHashOf(text),
  };
}

export function applicantColumnsOf({
  text,
  facts,
  sheet,
  job,
}: Read & { sheet: ScoreSheet; job: JobProfile }): Columns {
  const labelsOf = (status: "met" | "partly", importances: readonly string[]) => {
    const parts = sheet.scores.skills?.parts ?? [];
    const found = new Set(parts.filter((part) => part.status === status).map((part) => part.requirementId));
    return job.requirements
      .filter(({ id, importance }) => importances.includes(importance) && found.has(id))
      .map((requirement) => requirement.label.slice(0, MAX_TEXT))
      .slice(0, MAX_LIST);
  };
  const { relevancy, skills, experience, seniority, category } = sheet.scores;
  const summary = summaryOf(job, sheet);
  return {
    ...readColumnsOf({ text, facts }),
    gatesFailed: gatesWith(sheet, "fail"),
    gatesUnknown: gatesWith(sheet, "unknown"),
    mustsMet: summary.code === "verdict" ? summary.met : null,
    mustsAsked: summary.code === "verdict" ? summary.of : null,
    locationMatch: sheet.locationMatch,
    relevancyScore: relevancy?.value ?? null,
    skillsMatchScore: skills?.value ?? null,
    experienceMatchScore: experience?.value ?? null,
    seniorityMatchScore: seniority?.value ?? null,
    categoryMatchScore: category?.value ?? null,
    coreSkills: labelsOf("met", ["must"]),
    preferredSkills: labelsOf("met", ["nice"]),
    partlySkills: labelsOf("partly", ["must", "nice"]),
    experienceHistory: facts.experience
      .map((entry, index) => ({ entry, item: sheet.experience?.[index] }))
      .filter(({ entry }) => entry.kind === "job")
      .slice(0, MAX_HISTORY)
      .map(({ entry, item }) => historyItem(entry, item)),
    gates: sheet.gates
      .slice(0, MAX_LIST)
      .map(({ label, result }) => ({ label: label.slice(0, MAX_TEXT), result })),
    analysisConfidence: sheet.confidence,
  };
}
