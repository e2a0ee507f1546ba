import { skillById } from "../../knowledge";
import { givesFigure } from "../../match/figures";
import { isEveryday } from "../../match/parts/sayable";
import { isLong, isShort, wordCount, wordsAboutWork } from "../../match/resume-quality";
import { isShownAtWork } from "../../match/shown-skills";
import { FIGURES_FULL_AT, LINE_WORDS, RESUME_WORDS } from "../../match/weights";
import type { Experience, Fact, Finding, Message, Quote, ResumeFacts } from "../../types";
import { latestJob } from "../change";
import { workNamed } from "../work-named";
import { PAPER, plainLines, tellsWork } from "./lines-about-work";
import type { LinePlace, ResumeChange } from "./resume-change";

/** A recommendation about the résumé itself; `change` is null where following it can't be tried on the facts. */
export type ResumeAdvice = Finding & { change: ResumeChange | null };

/** No recommendation asks for more lines, jobs or skills at once than a person does in one go. */
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
    ...figuresToGive(facts, lines),
    ...listedSkills(facts),
    ...untoldWork(facts),
    ...unclearLines(lines, facts.language),
    ...tooMuch(facts),
  ];
}

function advice(message: Message, change: ResumeChange | null, evidence: Quote[] = []): ResumeAdvice {
  return { message, requirementId: null, evidence: evidence.slice(0, QUOTED), change };
}

function firstQuotes(facts: (Fact<unknown> | null)[]): Quote[] {
  return facts.flatMap((fact) => fact?.quotes.slice(0, 1) ?? []);
}

function missingParts(facts: ResumeFacts): ResumeAdvice[] {
  const found: ResumeAdvice[] = [];
  if (facts.emails.length === 0)
    found.push(advice({ code: "add-part", part: "email" }, { kind: "add-contact", what: "email" }));
  if (facts.phones.length === 0)
    found.push(advice({ code: "add-part", part: "phone" }, { kind: "add-contact", what: "phone" }));
  if (!facts.summary && !facts.headline)
    found.push(advice({ code: "add-part", part: "summary" }, { kind: "add-summary" }));
  if (facts.skills.length === 0)
    found.push(advice({ code: "add-part", part: "skills" }, { kind: "add-section", what: "skills" }));
  if (facts.education.length === 0)
    found.push(advice({ code: "add-part", part: "education" }, { kind: "add-section", what: "education" }));
  return found;
}

function undatedJobs(experience: Experience[]): ResumeAdvice[] {
  const entries = experience.flatMap((entry, at) => (entry.kind === "job" && !isDated(entry) ? [at] : []));
  if (entries.length === 0) return [];
  const jobs = entries.map((at) => experience[at]!);
  const message: Message =
    jobs.length === 1
      ? { code: "date-one-job", ...workNamed(jobs[0]!) }
      : { code: "date-jobs", count: jobs.length };
  return [
    advice(message, { kind: "date-jobs", entries }, firstQuotes(jobs.map((job) => job.title ?? job.company))),
  ];
}

function isDated({ start, end, isCurrent }: Experience): boolean {
  return start !== null && start.value.length > 4 && (isCurrent || (end !== null && end.value.length > 4));
}

function figuresToGive(facts: ResumeFacts, lines: Place[]): ResumeAdvice[] {
  const given = lines.filter(({ line }) => givesFigure(line.value)).length;
  const wanted = Math.min(Math.ceil(FIGURES_FULL_AT * lines.length) - given, AT_ONCE);
  // A line at its limit of words has no room for one more.
  const chosen = plainLines(facts)
    .filter(({ value }) => wordCount(value) < LINE_WORDS.most)
    .slice(0, Math.max(0, wanted))
    .flatMap((line) => lines.find((one) => one.line === line) ?? []);
  if (wanted <= 0 || chosen.length === 0) return [];
  return [
    advice(
      { code: "add-figures", count: chosen.length, given, lines: lines.length },
      { kind: "add-figures", lines: placesOf(chosen) },
      firstQuotes(chosen.map((one) => one.line)),
    ),
  ];
}

function listedSkills(facts: ResumeFacts): ResumeAdvice[] {
  const entry = latestJob(facts.experience);
  const listed = facts.skills
    .filter(
      (skill) =>
        skill.id !== null &&
        skillById(skill.id)?.kind !== "soft" &&
        !isEveryday({ anyOf: [skill.id] }) &&
        !PAPER.test(skill.name) &&
        skill.uses.every(({ where }) => where === "listed") &&
        !isShownAtWork(skill, facts),
    )
    .slice(0, AT_ONCE);
  if (entry === null || listed.length === 0) return [];
  const names = listed.map((skill) => skill.name);
  const quotes = listed.flatMap((skill) => skill.uses.slice(0, 1).map((use) => use.quote));
  return [advice({ code: "show-listed", names }, { kind: "show-skills", skills: names, entry }, quotes)];
}

function untoldWork(facts: ResumeFacts): ResumeAdvice[] {
  const { experience } = facts;
  const silent = experience
    .flatMap((entry, at) => (entry.kind === "job" && entry.bullets.length === 0 ? [at] : []))
    .slice(0, AT_ONCE);
  const latest = latestJob(experience);
  if (silent.length > 0) {
    const jobs = silent.map((at) => experience[at]!);
    const message: Message =
      jobs.length === 1
        ? { code: "tell-one-job", ...workNamed(jobs[0]!) }
        : { code: "tell-jobs", count: jobs.length };
    return [
      advice(
        message,
        { kind: "tell-work", entries: silent },
        firstQuotes(jobs.map((job) => job.title ?? job.company)),
      ),
    ];
  }
  const words = wordsAboutWork(facts);
  if (latest === null || words >= RESUME_WORDS.least) return [];
  const message: Message = {
    code: "tell-more",
    ...workNamed(experience[latest]!),
    words,
    least: RESUME_WORDS.least,
  };
  return [
    advice(message, { kind: "tell-work", entries: [latest] }, firstQuotes([experience[latest]!.title])),
  ];
}

function unclearLines(lines: Place[], language: string | null): ResumeAdvice[] {
  const long = lines.filter(({ line }) => isLong(line.value)).slice(0, AT_ONCE);
  const short = lines
    .filter(
      ({ line: { value } }, at) => isShort(value) && tellsWork(value, language, lines[at - 1]?.line.value),
    )
    .slice(0, AT_ONCE);
  const found: ResumeAdvice[] = [];
  if (long.length > 0)
    found.push(
      advice(
        { code: "split-lines", count: long.length, most: LINE_WORDS.most },
        { kind: "split-lines", lines: placesOf(long) },
        long[0]!.line.quotes,
      ),
    );
  if (short.length > 0)
    found.push(
      advice(
        { code: "lengthen-lines", count: short.length, least: LINE_WORDS.least },
        { kind: "lengthen-lines", lines: placesOf(short) },
        firstQuotes(short.map(({ line }) => line)),
      ),
    );
  return found;
}

function tooMuch(facts: ResumeFacts): ResumeAdvice[] {
  const words = wordsAboutWork(facts);
  if (words <= RESUME_WORDS.most) return [];
  return [advice({ code: "cut-oldest", words, most: RESUME_WORDS.most }, null)];
}

function placesOf(places: Place[]): LinePlace[] {
  return places.map(({ entry, bullet }) => ({ entry, bullet }));
}
