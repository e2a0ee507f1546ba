import type { ResumeMessages } from "../../engine/messages";
import type { ResumeAdviceMessages, ResumePart } from "../../engine/messages/resume";
import type { CatalogueOf, Speaker } from "../catalogue";
import {
  afterColon,
  capitalised,
  counted,
  joinedNames,
  named,
  portion,
  quoted,
  spell,
  withArticle,
} from "../phrases";
import { workOf } from "./advice";

const PARTS: Record<ResumePart, string> = {
  email: "an e-mail address",
  phone: "a phone number",
  summary: "a summary or headline",
  work: "work experience",
  education: "education",
  skills: "skills",
};

const ADD_PART: Record<Exclude<ResumePart, "work">, string> = {
  email: "Write your e-mail address at the top: we found none.",
  phone: "Write your phone number at the top: we found none.",
  summary: "Open with one or two sentences that say what you do and what you look for.",
  skills: "Name your skills under a heading of their own: we found none.",
  education: "Name your education or training under a heading of its own: we found none.",
};

const MOST_NAMES = 6;

function give(count: number): string {
  return count > 1 ? "give" : "gives";
}

function linesOfWork(count: number, of: number): string {
  return capitalised(portion(count, of, "line about work", "lines about work"));
}

export function resumeWords({ say, resume, Resume }: Speaker): CatalogueOf<ResumeMessages> {
  return {
    "parts-complete": () => "All the parts that readers look for are there.",
    "parts-missing": ({ missing }) => `Not found: ${missing.map((part) => PARTS[part]).join(", ")}.`,
    "evidence-shown": ({ figures, lines, shown, skills }) =>
      `${linesOfWork(figures, lines)} ${give(figures)} a figure; ${portion(shown, skills, "skill")} ${shown > 1 ? "are" : "is"} shown in use.`,
    "no-dated-work": () => "No dated work was found.",
    "dates-given": ({ whole, jobs }) =>
      `${capitalised(portion(whole, jobs, "job"))} ${give(whole)} month and year for start and end.`,
    "no-lines": () => "No lines that tell what was done.",
    "lines-clear": ({ clear, lines, least, most }) =>
      `${linesOfWork(lines - clear, lines)} ${lines - clear > 1 ? "have" : "has"} fewer than ${least} words or a sentence of more than ${most}.`,
    "length-in-words": ({ words, least, most }) =>
      `${counted(words, "word")} about work; ${least} to ${most} read well.`,
    readability: () => "How surely titles, employers and dates could be read by a machine.",
    "jobs-dated": ({ jobs, months }) => {
      const which = jobs > 2 ? `All ${jobs} jobs have` : jobs === 2 ? "Both jobs have" : "The job has";
      return `${which} month and year for start and end: ${spell(months)} of work can be counted.`;
    },
    "figures-given": ({ figures, lines }) => `${linesOfWork(figures, lines)} ${give(figures)} a figure.`,
    "all-parts": () => "Contact details, a summary or headline, work, education and skills are all there.",
    "all-lines-clear": ({ lines, least, most }) =>
      `All ${lines} lines about work have ${least} words or more, and no sentence of more than ${most}: they can be read at a glance.`,
    "figures-few": ({ figures, lines }) =>
      `${linesOfWork(figures, lines)} ${give(figures)} a figure: how much, how many or how often.`,
    "skills-unshown": ({ names, skills }) =>
      `${capitalised(portion(names.length, skills, "skill"))} ${names.length === 1 ? "is" : "are"} named, but no job or project shows where ${names.length === 1 ? "it was" : "they were"} used: ${named(names, MOST_NAMES)}.`,
    "entries-unsure": ({ count, of }) =>
      `${capitalised(portion(count < of ? count : 0, of, "entry", "entries"))} could ${count < of ? "not " : ""}be read surely: title or employer may be wrong.`,
    "usual-shown": ({ label, position, reason }) =>
      `${capitalised(label)}, usual for ${withArticle(position)}: ${afterColon(say(reason)).replace(/(the|a) (level|field) asked for/g, "$1 usual $2")}`,
    "usual-missing": ({ position, names }) =>
      `Usual for ${withArticle(position)}, and not found in ${resume}: ${named(names, MOST_NAMES)}.`,
    "position-fits": ({ role, skills }) => {
      const others = skills.filter((skill) => skill.toLowerCase() !== role?.toLowerCase());
      const noun = others.length === 1 ? "skill" : "skills";
      const grounds = [role && quoted(role), others.length > 0 && `the ${noun} ${others.join(", ")}`];
      return `${Resume} shows ${grounds.filter(Boolean).join(" and ")}.`;
    },
  };
}

/** Recommendations about a résumé itself; they speak to the person who wrote it. */
export const resumeAdviceWords: CatalogueOf<ResumeAdviceMessages> = {
  "add-part": ({ part }) => ADD_PART[part],
  "date-one-job": (job) =>
    `Give month and year for the start and end of ${workOf(job)}, so that your experience can be counted to the month.`,
  "date-jobs": ({ count }) =>
    `Give month and year for the start and end of ${count} of your jobs, so that your experience can be counted to the month.`,
  "add-figures": ({ count, given, lines }) =>
    `Say how much, how many or how often in ${counted(count, "more line")}, where you can: ${portion(given, lines, "line about your work", "lines about your work")} ${given > 1 ? "do" : "does"} so.`,
  "show-listed": ({ names }) =>
    `Only listed so far: ${joinedNames(names)}. Show in a line about your work where you used ${names.length === 1 ? "it" : "them"}: that convinces more than a list.`,
  "tell-one-job": (job) =>
    `Say what you did in ${workOf(job)}, in two lines of which one has a figure: nothing is told of it.`,
  "tell-jobs": ({ count }) =>
    `Say what you did in each of ${count} jobs, in two lines of which one has a figure: nothing is told of these jobs.`,
  "tell-more": ({ words, least, ...job }) =>
    `Tell more of ${workOf(job)}: two lines of about a dozen words, one of them with a figure. The résumé has ${counted(words, "word")} about work, and ${least} are the least that say something.`,
  "split-lines": ({ count, most }) =>
    count === 1
      ? `1 line holds a sentence of more than ${most} words. Split it: people who skim read past long ones.`
      : `${count} lines hold sentences of more than ${most} words. Split them: people who skim read past long ones.`,
  "lengthen-lines": ({ count, least }) =>
    `Say more in ${counted(count, "line")} of fewer than ${least} words: what you did, and what came of it.`,
  "cut-oldest": ({ words, most }) =>
    `Cut what is oldest or least about the work you look for: the résumé has ${words} words about work, and more than ${most} are rarely read.`,
  "say-usual": ({ skill, role, current, position }) =>
    `${capitalised(withArticle(position))} usually needs ${quoted(skill)}. If it ${current ? "is" : "was"} part of ${role ? workOf({ role, company: null }) : "your latest work"}, say so in a line about that work.`,
};
