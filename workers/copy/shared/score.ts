import type { ConfidenceMessages } from "../../engine/messages";
import type { ScoreMessages } from "../../engine/messages/score";
import type { SeniorityLevel } from "../../engine/types";
import type { CatalogueOf, Speaker, Voice } from "../catalogue";
import {
  COUNTED_IN_PART,
  capitalised,
  jobOf,
  percent,
  portion,
  quoted,
  relatedWork,
  spell,
} from "../phrases";

export const LEVELS: Record<SeniorityLevel, string> = {
  intern: "intern",
  junior: "junior",
  mid: "intermediate",
  senior: "senior",
  lead: "lead",
  manager: "manager",
  director: "director",
  executive: "executive",
};

const CLOSENESS = {
  same: "the same kind of work as",
  close: "close to",
  loose: "loosely related to",
} as const;

function needed(neededMonths: number, asked: boolean): string {
  if (neededMonths === 0) return "none are asked for";
  return asked
    ? `${spell(neededMonths)} asked for`
    : `${spell(neededMonths)} ${neededMonths === 12 ? "earns" : "earn"} all points`;
}

export function scoreWords({ resume, Resume, askAboutRest, ask }: Voice): CatalogueOf<ScoreMessages> {
  return {
    "related-work": ({ months, neededMonths, asked, jobs, more, inPart }) =>
      `${relatedWork(months, jobs, more)}; ${needed(neededMonths, asked)}${inPart ? COUNTED_IN_PART : ""}.`,
    "all-work": ({ months, neededMonths, asked }) =>
      `${spell(months)} of work in all, overlaps counted once; ${needed(neededMonths, asked)}.`,
    "nothing-dated": () => `${Resume} shows no work whose dates can be counted.`,
    "no-close-role": ({ job }) => `No job title in ${resume} is close to ${jobOf(job)}.`,
    "similar-role": ({ role, job, closeness, dated, renamed }) => {
      const held = `${quoted(role)}${dated ? "" : " (without dates)"}`;
      if (role.toLowerCase() === job?.toLowerCase()) return `${held} is the same title.`;
      return `${held} is ${CLOSENESS[closeness]} ${jobOf(job)}${renamed ? ", under another title" : ""}.`;
    },
    "no-duties": () => `No line of ${resume} was found that describes work like this job's duties: ${ask}.`,
    "duties-in-words": ({ words = [] }) =>
      `Words of the job's duties stand in ${resume}${inBrackets(words)}; no single line holds most words of one: ${ask}.`,
    "duties-in-lines": ({ lines, whole }) => {
      const where = `most closely in ${lines === 1 ? "one line" : `${lines} lines`}`;
      return whole
        ? `${Resume} describes work like this job's duties, ${where}.`
        : `${Resume} describes a part of this job's duties, ${where}; ${askAboutRest}.`;
    },
    level: ({ role, held, asked, steps }) => {
      const against =
        steps === 0
          ? "the level of this job"
          : `${steps < 0 ? "below" : "above"} this job's ${LEVELS[asked]} level`;
      return `${role === null ? "The years of work speak" : `${quoted(role)} speaks`} for the ${LEVELS[held]} level, ${against}.`;
    },
    "role-in-field": ({ role, field }) =>
      `${quoted(role)} is the role closest to the field of ${jobOf(field)}.`,
    "no-role-in-field": ({ field }) => `None of the roles in ${resume} is in the field of ${jobOf(field)}.`,
    "line-of-business": ({ names }) =>
      `${Resume} speaks of work in the job's line of business: ${names.join(", ")}.`,
    "no-line-of-business": ({ name }) =>
      `${Resume} doesn't speak of work in the job's line of business: ${name}.`,
    "typical-skills": ({ names }) => `Typical of this kind of work, and in ${resume}: ${names.join(", ")}.`,
    "no-typical-skills": () => `${Resume} names none of the skills typical of this kind of work.`,
    "skills-of-field": ({ names }) => `In the job's fields of work, and in ${resume}: ${names.join(", ")}.`,
    "no-skills-of-field": () => `None of the skills in ${resume} belongs to a field of the job's skills.`,
    "closest-job": ({ role }) =>
      `Of the jobs in ${resume}, ${role === null ? "one without a title" : quoted(role)} is told in the words closest to this job's.`,
    "no-closest-job": () => `No job in ${resume} is told in this job's words.`,
    "same-subject": ({ share, words = [], counted }) =>
      `${percent(share)} of what ${resume} says about work is in this job's own words${inBrackets(words)}; what people of any trade share with it isn't counted.${counted ? ` It earns ${percent(counted)} of the points, since neither a title nor a typical skill is near to this job.` : ""}`,
    "asked-coverage": ({ share, full }) =>
      `${Resume} shows ${percent(share)} of what this job asks for beside personal qualities, by weight; ${percent(full)} earns all points.`,
    "no-same-subject": () =>
      `By its words alone, what ${resume} says about work is no closer to this job than other work; roles and skills count in rows of their own.`,
  };
}

function inBrackets(words: string[]): string {
  return words.length > 0 ? ` (${words.map(quoted).join(", ")})` : "";
}

const MOST_LINES = 4;

function inLines(lines: number[]): string {
  if (lines.length === 0) return "";
  const more = lines.length > MOST_LINES ? ` and ${lines.length - MOST_LINES} more` : "";
  return ` (line${lines.length > 1 ? "s" : ""} ${lines.slice(0, MOST_LINES).join(", ")}${more})`;
}

function jobsOf({ count, of }: { count: number; of: number }): string {
  return `${capitalised(portion(count, of, "job"))} ${count > 1 ? "have" : "has"}`;
}

const HARDLY_ANY = 0.01;

function shareOf(share: number): string {
  return share < HARDLY_ANY ? "Less than 1 %" : percent(share);
}

export function confidenceWords({ say, readIt, resume, Resume }: Speaker): CatalogueOf<ConfidenceMessages> {
  return {
    "no-jobs": () => `No work experience was found in ${resume}.`,
    "no-skills": () => `No skills were found in ${resume}.`,
    "jobs-without-title": (jobs) => `${jobsOf(jobs)} no title that could be read${inLines(jobs.lines)}.`,
    "jobs-without-employer": (jobs) =>
      `${jobsOf(jobs)} no employer that could be read${inLines(jobs.lines)}.`,
    "jobs-without-dates": (jobs) => `${jobsOf(jobs)} no dates that can be counted${inLines(jobs.lines)}.`,
    "doubtful-names": ({ count, of, lines }) =>
      `Title or employer may be misread in ${portion(count, of, "job")}${inLines(lines)}.`,
    "unread-lines": ({ count, of, lines }) =>
      `${shareOf(count / of)} of the words in ${resume} fit no field${inLines(lines)}.`,
    "posting-unread": ({ share }) =>
      `${shareOf(share)} of the posting's words about the work were read into no requirement.`,
    "title-only": () => "Only a job title was given: the usual profile of the occupation was used.",
    "title-unknown": () => "The job's title isn't one that the knowledge base knows.",
    "two-languages": () => `${Resume} and the posting are in two languages: their wording was not compared.`,
    "few-skills-asked": () => "The posting names few skills that can be checked.",
    "no-level-asked": () => "Neither a level nor years of experience are asked for: seniority is not scored.",
    "scores-unjudged": ({ count, of }) => `${count} of ${of} scores could not be judged.`,
    "withheld-resume": ({ faults }) =>
      [
        `No score: too much of ${resume} could not be read.`,
        ...faults
          .filter((fault) => fault.code !== "unread-lines" || fault.count >= HARDLY_ANY * fault.of)
          .map(say),
        readIt,
      ].join(" "),
    "withheld-posting": () =>
      "No score: too little of the posting could be read as requirements. Please check the requirements.",
  };
}
