/**
 * How much is read out of résumés as people write them who have no office job: `tsx tests/eval/own-set/plain-people/measure.ts`
 * for the half to work with, `... measure.ts kept-back` for the half that no rule was made on (not to be read);
 * `unseen-working` and `unseen-kept-back` are fourteen more people, of other careers, for whom no rule was made yet.
 * Above "===" stands what a person reads out of the text: N name, M email, P phone, L town, J title | employer | place | from
 * | to, E degree | school | from | to, C certificates, S skills, G languages.
 */
import "../../../../scripts/lib/require-node";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fold } from "../../../../workers/engine/parse/fold";
import { factsOfText } from "../../tasks/dataset";
import { parsePrediction } from "../../tasks/parse";

const scorer = fileURLToPath(new URL("../../../../../shared/eval/tools/score.py", import.meta.url));

type Person = { id: string; marked: string[]; text: string };

function people(half: string): Person[] {
  const file = readFileSync(new URL(`${half}.txt`, import.meta.url), "utf8");
  return file.split(/^@@ /mu).flatMap((record) => {
    const [head = "", text] = record.split(/^===\n/mu);
    const [id = "", ...marked] = head.trim().split("\n");
    return text === undefined ? [] : [{ id, marked, text }];
  });
}

function cells({ marked }: Person, mark: string, sign: string): string[][] {
  const lines = marked.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2).split(sign));
  return lines.map((line) => line.map((cell) => cell.trim()));
}

function truthOf(person: Person) {
  const one = (mark: string): string => cells(person, mark, "|")[0]?.[0] ?? "";
  const job = ([title, company, location, start, end]: string[]) => ({
    title,
    company,
    location,
    start,
    end,
  });
  const study = ([degree, institution, start, end]: string[]) => ({ degree, institution, start, end });
  const skills = cells(person, "S", ",").flat();
  const fields = ["name", "phone", "location", "experience", "education"];
  if (one("M")) fields.push("email");
  if (skills.length > 0) fields.push("skills");
  const contact = { name: one("N"), email: [one("M")], phone: [one("P")], location: one("L") };
  const experience = cells(person, "J", "|").map(job);
  const education = cells(person, "E", "|").map(study);
  return { id: person.id, fields, truth: { ...contact, experience, education, skills } };
}

function hasRead(wanted: string, found: string[]): boolean {
  const one = fold(wanted);
  return found.map(fold).some((name) => name.includes(one) || one.includes(name));
}

const all = people(process.argv[2] ?? "working").map((one) => ({ ...one, facts: factsOfText(one.text) }));
const folder = mkdtempSync(join(tmpdir(), "plain-people-"));
const write = (name: string, rows: object[]): void =>
  writeFileSync(join(folder, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
write("parse.jsonl", all.map(truthOf));
write(
  "read.jsonl",
  all.map(({ id, facts }) => parsePrediction(id, facts)),
);
execFileSync("python3", ["-B", scorer, "parse", folder, join(folder, "read.jsonl")], { stdio: "inherit" });
rmSync(folder, { recursive: true });
const counts = all.map((person) => {
  const wanted = [...cells(person, "C", ";"), ...cells(person, "G", ";")].flat();
  const { certificates, languages } = person.facts;
  const found = [...certificates.map(({ value }) => value), ...languages.map(({ language }) => language)];
  const read = wanted.filter((one) => hasRead(one, found));
  return { wanted: wanted.length, read: read.length, found: found.length };
});
const sum = (key: "wanted" | "read" | "found"): number => counts.reduce((total, one) => total + one[key], 0);
process.stdout.write(
  `certificates and languages: ${sum("read")} of ${sum("wanted")} read, ${sum("found")} said\n`,
);
