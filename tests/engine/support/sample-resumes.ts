import { existsSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { applications } from "../../../db/seed/applications";
import { buildSeedFiles } from "../../../db/seed/files";
import { seedThreads } from "../../../db/seed/job-threads";
import { analyseJob } from "../../../workers/engine/job";
import { readResume, textToResume } from "../../../workers/engine/read";
import type { JobProfile, ResumeText } from "../../../workers/engine/types";

/** A résumé as it was read; `person` and `home` are the name and the place on it, where known from elsewhere than our parser. */
export type Sample = { id: string; person: string | null; home: string | null; resume: ResumeText };

const folder = resolve(import.meta.dirname, "../../../../shared/eval/dev");

/** Whether the shared development set lies beside the checkout; tests say so and go on with our own files. */
export const setIsMissing = !existsSync(folder);
if (setIsMissing) process.stderr.write("The shared set is missing: our own résumés are used alone.\n");

function records<T>(file: string): T[] {
  if (setIsMissing) return [];
  const lines = readFileSync(`${folder}/${file}`, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as T);
}

/** Our own demo's readable PDFs. */
export async function seedSamples(): Promise<Sample[]> {
  const readable = applications.filter(({ password, layout }) => !password && layout !== "scan");
  const files = new Map((await buildSeedFiles()).map(({ fileName, bytes }) => [fileName, bytes]));
  return Promise.all(
    readable.map(async ({ fileName, person }) => ({
      id: fileName,
      person: person.name,
      home: person.location,
      resume: await readResume(files.get(fileName)!, fileName),
    })),
  );
}

/** The set's PDF, DOCX and DOC files; `step` 10 reads every tenth. */
export function fileSamples(step = 1): Promise<Sample[]> {
  const all = records<{ id: string; file: string; truth: { name?: string; location?: string } }>(
    "parse.jsonl",
  );
  return Promise.all(
    all
      .filter((_, at) => at % step === 0)
      .map(async ({ id, file, truth }) => ({
        id,
        person: truth.name ?? null,
        home: truth.location ?? null,
        resume: await readResume(new Uint8Array(readFileSync(`${folder}/${file}`)), basename(file)),
      })),
  );
}

/** The set's plain texts: those of one file begin with a person, in the others the persons were taken out. */
export function textSamples(): Sample[] {
  const nameless = records<{ id: string; text: string }>("category.jsonl").map(({ id, text }) => ({
    id,
    person: null,
    home: null,
    resume: textToResume(text),
  }));
  const named = records<{ id: string; text: string }>("rank_roles_resumes.jsonl").map(({ id, text }) => {
    const [name, head] = text.split("\n");
    return { id, person: name!.trim(), home: head?.split(" | ")[1] ?? null, resume: textToResume(text) };
  });
  return [...nameless, ...named];
}

/** Our demo's postings and, where the set is there, some of its own: software and trades far from it. */
export function sampleJobs(): JobProfile[] {
  const own = seedThreads.map(({ title, description, requirements }) =>
    analyseJob({ title, description, requirements }),
  );
  const theirs = records<{ title: string; text: string }>("category_jobs.jsonl").filter(
    (_, at) => at % 16 === 0,
  );
  return [...own, ...theirs.map(({ title, text }) => analyseJob({ title, description: text }))];
}
