import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { applications } from "../../../db/seed/applications";
import type { Job, Person, Study } from "../../../db/seed/person";

export type Language = "en" | "de" | "fr" | "es" | "it" | "nl" | "pt" | "pl";

export type Subject = Omit<Person, "language"> & { language: Language };

function cells(row: string): string[] {
  return row.split("|").map((cell) => cell.trim());
}

function jobOf(row: string): Job {
  const [title = "", company = "", place = "", from = "", to = ""] = cells(row);
  return { title, company, place, from, to: to === "now" ? null : to, bullets: [] };
}

function studyOf(row: string): Study {
  const [degree = "", school = "", place = "", from = "", to = "", note] = cells(row);
  return { degree, school, place, from, to, ...(note ? { note } : {}) };
}

function skillsOf(row: string): Subject["skills"][number] {
  const [, group = "", list = row] = /^([^:,]+): (.+)$/.exec(row) ?? [];
  return { group, items: list.split(", ") };
}

/** One person in the compact notation of people.txt: a letter says what each line holds, "-" is a point of the job above. */
function subjectOf(block: string): Subject {
  const [head = "", ...rows] = block.trim().split("\n");
  const [name = "", headline = "", language = "en", email = "", phone = "", location = ""] = cells(head);
  const subject: Subject = {
    language: language as Language,
    name,
    headline,
    email,
    phone,
    location,
    summary: "",
    jobs: [],
    education: [],
    skills: [],
    certificates: [],
    languages: [],
  };
  for (const line of rows) {
    const kind = /^([JESCL-]) /.exec(line)?.[1];
    const row = kind ? line.slice(2) : line;
    if (kind === "J") subject.jobs.push(jobOf(row));
    else if (kind === "-") subject.jobs.at(-1)?.bullets.push(row);
    else if (kind === "E") subject.education.push(studyOf(row));
    else if (kind === "S") subject.skills.push(skillsOf(row));
    else if (kind === "C") subject.certificates.push(row);
    else if (kind === "L") subject.languages.push(...row.split(", "));
    else subject.summary = row;
  }
  return subject;
}

/** Skills by their bare names: what the person adds in brackets ("SQL (basic)") is a matter of the structure here. */
export function barely<T extends Pick<Subject, "skills">>(person: T): T {
  const bare = (item: string): string[] => item.replace(/ \(.*\)$/, "").split(", ");
  return {
    ...person,
    skills: person.skills.map(({ group, items }) => ({ group, items: [...new Set(items.flatMap(bare))] })),
  };
}

/** Everyone of the set: the people of the demo and those of people.txt. */
export function everyone(): Subject[] {
  const text = readFileSync(fileURLToPath(new URL("people.txt", import.meta.url)), "utf8");
  const compact = text.split(/^# /m).filter((block) => block.trim() !== "");
  const demo = new Set(applications.map(({ person }) => person));
  return [...demo, ...compact.map(subjectOf)].map(barely);
}
