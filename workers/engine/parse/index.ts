import type { Fact, Line, ResumeFacts, ResumeText, YearMonth } from "../types";
import { readCertificates } from "./certificates/read-certificates";
import { emailsIn, wrappedEmails } from "./contact/emails";
import { readGender } from "./contact/gender";
import { readHome } from "./contact/home";
import { linksIn } from "./contact/links";
import { maskPerson } from "./contact/mask-person";
import { readName } from "./contact/name";
import { normalPlace } from "./contact/normal-place";
import { phonesIn } from "./contact/phones";
import { totalMonths } from "./dates/count-months";
import type { DocLine } from "./doc-line";
import { docLines } from "./doc-lines";
import type { ReadEntry } from "./entries/read-entries";
import { readLanguages } from "./facts-languages";
import { fold } from "./fold";
import { readHeadline } from "./headline";
import { mainLanguage } from "./main-language";
import { readOtherText } from "./other-text";
import { factOf, type Piece } from "./quote";
import { readEducation } from "./schools/education";
import { findHeadings } from "./sections/find-headings";
import { interleaveLabels } from "./sections/label-columns";
import type { Section } from "./sections/section";
import { splitSections } from "./sections/split-sections";
import { listedOrTold } from "./sections/told-jobs";
import { findUnheadedEducation } from "./sections/unheaded-education";
import { findUnheadedWork, resumeWork } from "./sections/unheaded-work";
import { listedSkills } from "./skills/listed";
import { skillFacts } from "./skills/skill-facts";
import { readSummary } from "./summary";
import { unreadLines } from "./unread";

function distinct(
  lines: Line[],
  pieces: Piece[],
  key: (text: string) => string,
  confidence: number,
): Fact<string>[] {
  const found = new Map<string, Fact<string>>();
  for (const piece of pieces) {
    const value = lines[piece.line]?.text.slice(piece.start, piece.end) ?? "";
    const id = key(value);
    if (!found.has(id)) found.set(id, factOf(lines, value, [piece], confidence));
  }
  return [...found.values()];
}

function ownLines(docs: DocLine[], sections: Section[]): DocLine[] {
  const others = new Set(
    sections
      .filter(({ kind }) => kind === "references")
      .flatMap(({ parts }) => parts.map(({ doc }) => doc.index)),
  );
  return docs.filter((doc) => !others.has(doc.index));
}

function readEmails(lines: Line[], docs: DocLine[]): Fact<string>[] {
  const wrapped = wrappedEmails(docs);
  const cut = new Set(wrapped.map(([{ line, start }]) => `${line}/${start}`));
  const hits = docs.flatMap(emailsIn).filter(({ line, start }) => !cut.has(`${line}/${start}`));
  const joined = wrapped.map((pieces) => {
    const value = pieces.map(({ line, start, end }) => lines[line]?.text.slice(start, end)).join("");
    return factOf(lines, value, pieces, 0.9);
  });
  return [...distinct(lines, hits, (text) => text.toLowerCase(), 0.98), ...joined];
}

function readPhones(lines: Line[], docs: DocLine[], sections: Section[]): Fact<string>[] {
  const contact = new Set(
    sections
      .filter(({ kind }) => kind === "top" || kind === "contact" || kind === "links")
      .flatMap(({ parts }) => parts.map(({ doc }) => doc.index)),
  );
  const hits = docs.flatMap(phonesIn);
  const sure = hits.filter(({ strength, line }) => strength === 2 || contact.has(line));
  const chosen =
    sure.filter(({ line }) => contact.has(line)).length > 0
      ? sure.filter(({ line }) => contact.has(line))
      : sure;
  return distinct(lines, chosen, (text) => text.replace(/\D/g, ""), 0.9);
}

function readLinks(lines: Line[], docs: DocLine[]): Fact<string>[] {
  const found = new Map<string, Fact<string>>();
  for (const hit of docs.flatMap(linksIn)) {
    const key = hit.url.replace(/^https?:\/\/(?:www\.)?|\/$/g, "").toLowerCase();
    if (!found.has(key)) found.set(key, factOf(lines, hit.url, [hit], 0.9));
  }
  return [...found.values()];
}

function placeOfWork(entries: ReadEntry[]): Fact<string> | null {
  const jobs = entries.map(({ experience }) => experience).filter(({ kind }) => kind === "job");
  const current = jobs.find(({ isCurrent }) => isCurrent);
  const towns = new Set(jobs.map(({ location }) => fold(location?.value.split(",")[0] ?? "")));
  const place = current?.location ?? (towns.size === 1 ? (jobs[0]?.location ?? null) : null);
  return place ? { ...place, confidence: 0.3 } : null;
}

/**
 * Reads the facts of a résumé; each quote lies in `resume.lines`. Same lines and month, same facts; never throws.
 * @param options.asOf "YYYY-MM", the month that "present" means
 */
export function parseResume(resume: ResumeText, options: { asOf: YearMonth }): ResumeFacts {
  const { lines } = resume;
  const { asOf } = options;
  const docs = docLines(resume);
  const ordered = interleaveLabels(docs);
  const headings = findHeadings(ordered);
  const byIndex = new Map(ordered.map((doc) => [doc.index, doc]));
  const split = resumeWork(splitSections(ordered, headings, resume.pages), byIndex);
  const sections = findUnheadedEducation(findUnheadedWork(split, byIndex));
  const own = ownLines(docs, sections);
  const emails = readEmails(lines, own);
  const links = readLinks(lines, own);
  const handles = [
    ...emails.map(({ value }) => value.split("@")[0] ?? ""),
    ...links.map(({ value }) => value),
  ].map((handle) => fold(handle).replace(/[^\p{L}/]/gu, ""));
  const name = readName(lines, docs, handles, headings[0]?.line ?? docs.length);
  const home = readHome(lines, sections, name);
  const masked = maskPerson(docs, sections, name, home);
  const entries = listedOrTold(lines, masked.sections, asOf);
  const { schools, papers } = readEducation(lines, masked.sections);
  const { listed, labels } = listedSkills(masked.sections, name?.value ?? null);
  const experience = entries.map((entry) => entry.experience);
  const location = home ?? placeOfWork(entries);
  const language = mainLanguage(masked.docs);
  const facts = {
    asOf,
    language,
    name,
    headline: readHeadline(lines, masked.sections, name),
    emails,
    phones: readPhones(lines, own, sections),
    location,
    place: location && normalPlace(location.value),
    links,
    gender: readGender(lines, docs),
    summary: readSummary(lines, masked.sections),
    experience,
    education: schools.map(({ education }) => education),
    skills: skillFacts(
      masked.docs,
      lines,
      { sections: masked.sections, entries, schools, listed, labels },
      asOf,
      language,
    ),
    languages: readLanguages(lines, sections),
    certificates: readCertificates(lines, masked.sections, papers),
    totalMonths: totalMonths(experience, asOf),
    otherText: readOtherText(lines, masked.sections, entries),
  };
  const headed = new Set(headings.map(({ line }) => line));
  return { ...facts, unread: unreadLines(lines, docs, sections, facts, headed) };
}
