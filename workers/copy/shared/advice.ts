import type { AdviceMessages, WorkNamed } from "../../engine/messages/advice";
import type { CatalogueOf, Voice } from "../catalogue";
import { joined, named, quoted } from "../phrases";

/** Labels in the verdict's sentence. */
const MOST_LABELS = 3;

/** "your work as Nurse", or by the employer where no title was read. */
export function workOf({ role, company }: Pick<WorkNamed, "role" | "company">): string {
  if (role) return `your work as ${role}`;
  return company ? `your work at ${company}` : "one of your jobs";
}

function jobOf(job: string | null): string {
  return job ? quoted(job) : "this job";
}

function failing(failed: string[]): string {
  return failed.length > 0 ? `; deal-breakers not met: ${named(failed, MOST_LABELS)}` : "";
}

function open(missing: string[], unclear: string[]): string {
  if (missing.length > 0) return `; not found: ${named(missing, MOST_LABELS)}`;
  return unclear.length > 0 ? `; shown in part or not clearly: ${named(unclear, MOST_LABELS)}` : "";
}

/** What could be done about a match. Keywords stand above their sentences, which therefore say "it". */
export function adviceWords({ resume, Resume }: Voice): CatalogueOf<AdviceMessages> {
  return {
    "no-judgement": () => `${Resume} or the posting says too little for a judgement.`,
    "no-musts": ({ job, failed }) =>
      `The posting of ${jobOf(job)} names no must-haves to judge by${failing(failed)}.`,
    verdict: ({ job, met, of, missing, open: unclear, failed }) =>
      `${Resume} shows ${met} of the ${of} must-haves of ${jobOf(job)}${open(missing, unclear)}${failing(failed)}.`,
    "far-apart": ({ job }) =>
      `A few more words won't bridge the way to ${jobOf(job)}: it asks for work that ${resume} doesn't show. Training, or first work in that field, would.`,
    "say-in-work": ({ skill, role, current }) =>
      `The job asks for ${quoted(skill)}. If it ${current ? "is" : "was"} part of ${role ? `your work as ${role}` : "your latest work"}, say so in a line about that work.`,
    "keyword-more": ({ words, current, ...job }) =>
      `If it ${current ? "is" : "was"} a larger part of ${workOf(job)} than your résumé shows, say so beside ${quoted(words)}.`,
    "keyword-beside": ({ words, current, ...job }) =>
      `If it ${current ? "is" : "was"} part of ${workOf(job)}, say so beside ${quoted(words)}.`,
    "keyword-in-line": ({ words, current, ...job }) =>
      `If it ${current ? "is" : "was"} part of ${workOf(job)}, say so where you write ${quoted(words)}.`,
    "keyword-only-listed": ({ words, current }) =>
      `If it ${current ? "is" : "was"} part of your work, show where: so far there is only ${quoted(words)}.`,
    "keyword-if-used": () =>
      "If you have done this, say in which work. If not, leave it out: you would be asked about it.",
    "pivot-own-field": ({ job }) => `${jobOf(job)} is in your own field: no change of field is needed.`,
    "pivot-near-field": ({ job }) =>
      `${jobOf(job)} is close to the roles that ${resume} shows: a step, not a change of field.`,
    "pivot-other-field": ({ job }) =>
      `${jobOf(job)} lies outside the roles that ${resume} shows, so lead with what carries over.`,
    "pivot-put-first": ({ names }) => `Put these first, because the posting asks for them: ${joined(names)}.`,
    "pivot-bridges": ({ bridges }) =>
      `Say plainly what is close: ${joined(bridges.map(({ from, to }) => `${quoted(from)} for ${quoted(to)}`))}.`,
    "pivot-missing": ({ names }) =>
      `Not found in ${resume}: ${joined(names)}. If you have used any of it, say where; if not, begin with ${quoted(names[0] ?? "")}.`,
    "pivot-emerging": ({ names }) =>
      `New to most people, so that a small project of your own counts: ${joined(names)}.`,
    "no-comparable-work": ({ job }) => `${Resume} shows no work that can be compared with ${jobOf(job)}.`,
  };
}
