import type { AdviceMessages, WorkNamed } from "../../engine/messages/advice";
import type { CatalogueOf, Voice } from "../catalogue";
import { capitalised, jobOf, joined, joinedNames, named, quoted } from "../phrases";

const MOST_LABELS = 3;

export const NAMES_WORK =
  /^(?:\S+ ){0,2}(?:intern|extern|apprentice|trainee|fellow|clerk)ship(?=$|\s*[,(/–-]|\s+(?:in|at|with|as|for|of)\b)/iu;

/** "your work as Nurse", or by the employer where no title was read. */
export function workOf({ role, company }: Pick<WorkNamed, "role" | "company">): string {
  if (role) return NAMES_WORK.test(role) ? `your ${role}` : `your work as ${role}`;
  return company ? `your work at ${company}` : "one of your jobs";
}

/** A line that holds the title alone tells nothing that "your work as" doesn't. */
function isTitleOf(words: string, { role }: Pick<WorkNamed, "role">): boolean {
  return words.trim().toLowerCase() === role?.trim().toLowerCase();
}

function be({ current }: Pick<WorkNamed, "current">): string {
  return current ? "is" : "was";
}

function failing(failed: string[]): string {
  return failed.length > 0 ? `; deal-breakers not met: ${named(failed, MOST_LABELS)}` : "";
}

function shows(met: number, partly: number, of: number, job: string): string {
  if (of === 1)
    return `${met + partly > 0 ? "shows" : "doesn't show"} the one must-have of ${job}${partly > 0 ? " in part" : ""}`;
  const shown = met === 0 ? "none" : met === of ? "all" : met;
  const inPart = partly > 0 ? `${met === 0 ? " in full" : ""}, and ${partly} in part` : "";
  return `shows ${shown} of the ${of} must-haves of ${job}${inPart}`;
}

/** Those that are neither shown nor missing; without missing ones they are named. */
function unsettled(count: number, missing: string[]): string {
  return count > 0 && missing.length > 0 ? `; unclear: ${count}` : "";
}

function open(missing: string[], unclear: string[]): string {
  if (missing.length > 0) return `; not found: ${named(missing, MOST_LABELS)}`;
  return unclear.length > 0 ? `; open: ${named(unclear, MOST_LABELS)}` : "";
}

/** What could be done about a match. Keywords stand above their sentences, which therefore say "it". */
export function adviceWords({ resume, Resume }: Voice): CatalogueOf<AdviceMessages> {
  return {
    "no-judgement": () => `${Resume} or the posting says too little for a judgement.`,
    "no-musts": ({ job, failed }) =>
      `The posting of ${jobOf(job)} names no must-haves to judge by${failing(failed)}.`,
    verdict: ({ job, met, partly, of, missing, open: unclear, failed }) =>
      `${Resume} ${shows(met, partly, of, jobOf(job))}${open(missing, unclear)}${unsettled(of - met - partly - missing.length, missing)}${failing(failed)}.`,
    "far-apart": ({ job }) =>
      `A few more words won't bridge the gap to ${jobOf(job)}: it asks for work that ${resume} doesn't show. Training, or first work in that field, would.`,
    "show-claimed": ({ words, ...job }) =>
      `${capitalised(resume)} names ${quoted(words)}, but no job shows it. If it ${be(job)} part of ${workOf(job)}, say so in a line about that work.`,
    "show-beside": ({ skill, names, ...job }) =>
      `The job asks for ${quoted(skill)}. ${capitalised(workOf(job))} shows ${joined(names.map(quoted))}: if ${quoted(skill)} ${be(job)} part of it too, say so there.`,
    "show-in-line": ({ skill, words, ...job }) =>
      isTitleOf(words, job)
        ? `The job asks for ${quoted(skill)}. If it ${be(job)} part of ${workOf(job)}, say so in a line about that work.`
        : `The job asks for ${quoted(skill)}. If that is what ${quoted(words)} means in ${workOf(job)}, say it in those words.`,
    "show-usual": ({ skill, ...job }) =>
      `The job asks for ${quoted(skill)}, which such work usually takes. If it ${be(job)} part of ${workOf(job)}, say so in a line about that work.`,
    "show-of-kind": ({ skill, ...job }) =>
      `The job asks for ${quoted(skill)}, and no line about your work was found that says it. If it ${be(job)} part of ${workOf(job)}, say so in a line about that work.`,
    "keyword-more": ({ words, current, ...job }) =>
      `If it ${current ? "is" : "was"} a larger part of ${workOf(job)} than your résumé shows, say so beside ${quoted(words)}.`,
    "keyword-beside": ({ words, current, ...job }) =>
      `If it ${current ? "is" : "was"} part of ${workOf(job)}, say so beside ${quoted(words)}.`,
    "keyword-in-line": ({ words, current, ...job }) =>
      `If it ${current ? "is" : "was"} part of ${workOf(job)}, say so ${isTitleOf(words, job) ? "in a line about that work" : `where you write ${quoted(words)}`}.`,
    "keyword-only-listed": ({ words, current, standsIn }) =>
      standsIn
        ? `${quoted(words)} counts towards it, but stands in no job so far. If it ${current ? "is" : "was"} part of your work, show where.`
        : `So far your résumé names ${quoted(words)}, but in no job. If it ${current ? "is" : "was"} part of your work, show where.`,
    "pivot-own-field": ({ job }) =>
      `${capitalised(jobOf(job))} is in your own field: no change of field is needed.`,
    "pivot-near-field": ({ job }) =>
      `${capitalised(jobOf(job))} is close to the roles that ${resume} shows: a step, not a change of field.`,
    "pivot-other-field": ({ job }) =>
      `${capitalised(jobOf(job))} lies outside the roles that ${resume} shows, so lead with what carries over.`,
    "pivot-put-first": ({ names }) =>
      `${names.length === 1 ? "Put this first, because the job asks for it" : "Put these first, because the job asks for them"}: ${joinedNames(names)}.`,
    "pivot-bridges": ({ bridges }) =>
      `Say plainly what is close: ${joined(bridges.map(({ from, to }) => `${quoted(from)} for ${quoted(to)}`))}.`,
    "pivot-emerging": ({ names }) =>
      `${names.length === 1 ? "This is a newer skill" : "These are newer skills"}, so a small project of your own counts: ${joinedNames(names)}.`,
    "no-comparable-work": ({ job }) => `${Resume} shows no work that can be compared with ${jobOf(job)}.`,
  };
}
