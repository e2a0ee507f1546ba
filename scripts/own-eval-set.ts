/**
 * A set of our own to measure the reader with, in the form of the shared ones: every person of the demo in every
 * layout, with the truth from the person's data. Usage: `tsx scripts/own-eval-set.ts DIR`, then `npm run eval -- DIR`.
 * Independent of the shared sets: other people, other layouts. Four languages.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Application, applications } from "../db/seed/applications";
import { drawApplication } from "../db/seed/files";
import type { DateStyle } from "../db/seed/layouts/dates";
import { type LayoutName, layouts } from "../db/seed/layouts/index";
import type { Person } from "../db/seed/person";

const dateStyles: DateStyle[] = ["short", "long", "numeric", "iso"];

function truthOf(person: Person) {
  const end = (to: string | null) => to ?? "present";
  return {
    name: person.name,
    email: [person.email],
    phone: [person.phone],
    location: person.location,
    experience: person.jobs.map(({ title, company, place, from, to }) => ({
      title,
      company,
      location: place,
      start: from,
      end: end(to),
    })),
    education: person.education.map(({ school, degree, from, to }) => ({
      institution: school,
      degree,
      ...(from ? { start: from } : {}),
      end: to,
    })),
    skills: person.skills.flatMap(({ items }) => items),
  };
}

async function writeSet(folder: string): Promise<number> {
  mkdirSync(join(folder, "files/parse"), { recursive: true });
  const names = (Object.keys(layouts) as LayoutName[]).filter((name) => name !== "scan");
  const lines: string[] = [];
  for (const [i, application] of applications.entries()) {
    for (const [j, layout] of names.entries()) {
      const dates = dateStyles[(i + j) % dateStyles.length] ?? "short";
      const drawn: Application = { ...application, layout, dates, password: undefined };
      const persona = application.person.name.toLowerCase().replace(/[^a-z]+/g, "-");
      const file = `files/parse/${layout}__${persona}.pdf`;
      writeFileSync(join(folder, file), await drawApplication(drawn));
      lines.push(
        JSON.stringify({
          id: `${layout}__${persona}`,
          file,
          format: "pdf",
          suite: "own",
          family: layout,
          persona,
          lang: application.person.language,
          fields: ["name", "email", "phone", "location", "experience", "education", "skills"],
          truth: truthOf(application.person),
        }),
      );
    }
  }
  writeFileSync(join(folder, "parse.jsonl"), `${lines.join("\n")}\n`);
  return lines.length;
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Usage: tsx scripts/own-eval-set.ts DIR");
process.stdout.write(`${await writeSet(folder)} documents in ${folder}\n`);
