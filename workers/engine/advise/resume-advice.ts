import { givesFigure } from "../match/figures";
import { wordCount, wordsAboutWork } from "../match/resume-quality";
import { FIGURES_FULL_AT, LINE_WORDS, RESUME_WORDS } from "../match/weights";
import type { Experience, Fact, Finding, Quote, ResumeFacts } from "../types";
import { latestJob } from "./counterfactuals";
import type { LinePlace, ResumeChange } from "./resume-change";

/** A recommendation about the résumé itself; `change` is null where following it can't be tried on the facts. */
export type ResumeAdvice = Finding & { change: ResumeChange | null };

/** No recommendation asks for more lines, or skills, at once than a person does in one go. */
const AT_ONCE = 5;
const QUOTED = 3;

type Place = LinePlace & { line: Fact<string> };

/** What would make a résumé speak better for any reader. Each holds for what is true only: nobody is told to claim anything. */
export function resumeAdvice(facts: ResumeFacts): ResumeAdvice[] {
  const lines = facts.experience.flatMap((entry, at) =>
    entry.bullets.map((line, bullet): Place => ({ entry: at, bullet, line })),
  );
  return [
    ...missingParts(facts),
    ...undatedJobs(facts.experience),
    ...plainLines(lines),
    ...listedSkills(facts),
    ...untoldWork(facts),
    ...unclearLines(lines),
    ...tooMuch(facts),
  ];
}

function advice(text: string, change: ResumeChange | null, evidence: Quote[] = []): ResumeAdvice {
  return { text, requirementId: null, evidence: evidence.slice(0, QUOTED), change };
}

function firstQuotes(facts: (Fact<unknown> | null)[]): Quote[] {
  return facts.flatMap((fact) => fact?.quotes.slice(0, 1) ?? []);
}

/** "your work as Nurse", or by the employer where no title was read. */
function workOf({ title, company }: Experience): string {
  if (title) return `your work as ${title.value}`;
  return company ? `your work at ${company.value}` : "one of your jobs";
}

function missingParts(facts: ResumeFacts): ResumeAdvice[] {
  const found: ResumeAdvice[] = [];
  if (facts.emails.length === 0)
    found.push(
      advice("Write your e-mail address at the top: we found none.", { kind: "add-contact", what: "email" }),
    );
  if (facts.phones.length === 0)
    found.push(
      advice("Write your phone number at the top: we found none.", { kind: "add-contact", what: "phone" }),
    );
  if (!facts.summary && !facts.headline)
    found.push(
      advice("Open with one or two sentences that say what you do and what you look for.", {
        kind: "add-summary",
      }),
    );
  if (facts.skills.length === 0)
    found.push(
      advice("Name your skills under a heading of their own: we found none.", {
        kind: "add-section",
        what: "skills",
      }),
    );
  if (facts.education.length === 0)
    found.push(
      advice("Name your education or training under a heading of its own: we found none.", {
        kind: "add-section",
        what: "education",
      }),
    );
  return found;
}

function undatedJobs(experience: Experience[]): ResumeAdvice[] {
  const entries = experience.flatMap((entry, at) => (entry.kind === "job" && !isDated(entry) ? [at] : []));
  if (entries.length === 0) return [];
  const jobs = entries.map((at) => experience[at]!);
  const which = jobs.length === 1 ? workOf(jobs[0]!) : `${jobs.length} of your jobs`;
  const text = `Give month and year for the start and end of ${which}, so that your experience can be counted.`;
  return [
    advice(text, { kind: "date-jobs", entries }, firstQuotes(jobs.map((job) => job.title ?? job.company))),
  ];
}

function isDated({ start, end, isCurrent }: Experience): boolean {
  return start !== null && start.value.length > 4 && (isCurrent || (end !== null && end.value.length > 4));
}

function plainLines(lines: Place[]): ResumeAdvice[] {
  const plain = lines.filter(({ line }) => !givesFigure(line.value));
  const given = lines.length - plain.length;
  const wanted = Math.min(Math.ceil(FIGURES_FULL_AT * lines.length) - given, AT_ONCE);
  // A line at its limit of words has no room for one more.
  const chosen = plain
    .filter(({ line }) => isClear(line) && wordCount(line.value) < LINE_WORDS.most)
    .slice(0, wanted);
  if (wanted <= 0 || chosen.length === 0) return [];
  const text = `Say how much, how many or how often in ${counted(chosen.length, "more line")}, where you can: ${given} of ${lines.length} lines about your work ${given === 1 ? "gives" : "give"} a figure.`;
  return [
    advice(
      text,
      { kind: "add-figures", lines: placesOf(chosen) },
      firstQuotes(chosen.map((one) => one.line)),
    ),
  ];
}

function listedSkills({ skills, experience }: ResumeFacts): ResumeAdvice[] {
  const entry = latestJob(experience);
  const listed = skills
    .filter((skill) => skill.id !== null && skill.uses.every(({ where }) => where === "listed"))
    .slice(0, AT_ONCE);
  if (entry === null || listed.length === 0) return [];
  const names = listed.map((skill) => skill.name);
  const text = `Show where you used ${names.join(", ")}: a skill that is only listed convinces less than one in a line about your work.`;
  const quotes = listed.flatMap((skill) => skill.uses.slice(0, 1).map((use) => use.quote));
  return [advice(text, { kind: "show-skills", skills: names, entry }, quotes)];
}

function untoldWork(facts: ResumeFacts): ResumeAdvice[] {
  const { experience } = facts;
  const silent = experience.flatMap((entry, at) =>
    entry.kind === "job" && entry.bullets.length === 0 ? [at] : [],
  );
  const latest = latestJob(experience);
  if (silent.length > 0) {
    const jobs = silent.map((at) => experience[at]!);
    const which = jobs.length === 1 ? `in ${workOf(jobs[0]!)}` : `in each of ${jobs.length} jobs`;
    const text = `Say ${which} in two lines what you did, one of them with a figure: nothing is told of it.`;
    return [
      advice(
        text,
        { kind: "tell-work", entries: silent },
        firstQuotes(jobs.map((job) => job.title ?? job.company)),
      ),
    ];
  }
  const words = wordsAboutWork(facts);
  if (latest === null || words >= RESUME_WORDS.least) return [];
  const text = `Tell more of ${workOf(experience[latest]!)}: two lines of about a dozen words, one of them with a figure. The résumé has ${words} words about work, and ${RESUME_WORDS.least} are the least that say something.`;
  return [advice(text, { kind: "tell-work", entries: [latest] }, firstQuotes([experience[latest]!.title]))];
}

function unclearLines(lines: Place[]): ResumeAdvice[] {
  const long = lines.filter(({ line }) => wordCount(line.value) > LINE_WORDS.most).slice(0, AT_ONCE);
  const short = lines.filter(({ line }) => wordCount(line.value) < LINE_WORDS.least).slice(0, AT_ONCE);
  const found: ResumeAdvice[] = [];
  if (long.length > 0)
    found.push(
      advice(
        `Cut ${counted(long.length, "line")} of more than ${LINE_WORDS.most} words in two: who skims reads past long lines.`,
        { kind: "split-lines", lines: placesOf(long) },
        firstQuotes(long.map(({ line }) => line)),
      ),
    );
  if (short.length > 0)
    found.push(
      advice(
        `Say more in ${counted(short.length, "line")} of fewer than ${LINE_WORDS.least} words: what you did, and what came of it.`,
        { kind: "lengthen-lines", lines: placesOf(short) },
        firstQuotes(short.map(({ line }) => line)),
      ),
    );
  return found;
}

function tooMuch(facts: ResumeFacts): ResumeAdvice[] {
  const words = wordsAboutWork(facts);
  if (words <= RESUME_WORDS.most) return [];
  const text = `Cut what is oldest or least about the work you look for: the résumé has ${words} words about work, and more than ${RESUME_WORDS.most} are rarely read.`;
  return [advice(text, null)];
}

function isClear(line: Fact<string>): boolean {
  const words = wordCount(line.value);
  return words >= LINE_WORDS.least && words <= LINE_WORDS.most;
}

function placesOf(places: Place[]): LinePlace[] {
  return places.map(({ entry, bullet }) => ({ entry, bullet }));
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
