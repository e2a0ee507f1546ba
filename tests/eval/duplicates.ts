import { existsSync } from "node:fs";
import { isSamePerson, phoneKeyOf, textHashOf } from "../../workers/domain/applicants/duplicates/same-person";
import { parseResume } from "../../workers/engine/parse";
import { textToResume } from "../../workers/engine/read";
import type { ResumeText } from "../../workers/engine/types";
import { AS_OF, readFileOf, readRecords } from "./tasks/dataset";

/**
 * How many résumés of one person are found to be one person's, beside the same e-mail address alone.
 * The set's files are of few people, each set in many layouts; its texts are of one person each.
 * npx tsx tests/eval/duplicates.ts
 */
const FOLDER = "../shared/eval/dev";

type Read = { id: string; persona: string; person: Parameters<typeof isSamePerson>[0] };

function readOf(id: string, persona: string, text: ResumeText): Read {
  const facts = parseResume(text, { asOf: AS_OF });
  const person = {
    name: facts.name?.value ?? null,
    email: facts.emails[0]?.value ?? null,
    phoneKey: phoneKeyOf(facts.phones.map(({ value }) => value)),
    textHash: textHashOf(text),
  };
  return { id, persona, person };
}

async function readAll(): Promise<Read[]> {
  const files = readRecords<{ id: string; file: string; persona: string }>(FOLDER, "parse.jsonl");
  const texts = readRecords<{ id: string; text: string }>(FOLDER, "nertext.jsonl");
  const read: Read[] = [];
  for (const { id, file, persona } of files) {
    const text = await readFileOf(FOLDER, file);
    if (text) read.push(readOf(id, persona, text));
  }
  for (const { id, text } of texts) read.push(readOf(id, id, textToResume(text)));
  return read;
}

function isSameEmail(one: Read["person"], other: Read["person"]): boolean {
  return one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase();
}

function measure(name: string, read: Read[], isSame: typeof isSamePerson): void {
  const counts = { found: 0, missed: 0, false: 0 };
  for (const [at, one] of read.entries()) {
    for (const other of read.slice(at + 1)) {
      const [told, is] = [isSame(one.person, other.person), one.persona === other.persona];
      if (told && is) counts.found += 1;
      if (!told && is) counts.missed += 1;
      if (!told || is) continue;
      counts.false += 1;
      console.log(`  ${name}, not one person: ${one.id} and ${other.id}`);
    }
  }
  const { found, missed } = counts;
  console.log(`${name}: ${found} of ${found + missed} pairs found, ${counts.false} false`);
}

if (existsSync(FOLDER)) {
  const read = await readAll();
  console.log(`${read.length} résumés of ${new Set(read.map(({ persona }) => persona)).size} people`);
  measure("Same person", read, isSamePerson);
  measure("Same e-mail alone", read, isSameEmail);
} else {
  console.log(`Nothing to measure: ${FOLDER} is missing.`);
}
