import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { applications } from "../../../db/seed/applications";
import { drawApplication } from "../../../db/seed/files";
import { seedThreads } from "../../../db/seed/job-threads";
import { analyseJob } from "../../../workers/engine/job";
import { readResume, textToResume } from "../../../workers/engine/read";
import type { JobProfile, ResumeText } from "../../../workers/engine/types";
import { hasShared, sharedPath } from "../../support/samples/shared-sets";

/** A résumé as it was read; `person` and `home` are the name and the place on it, where known from elsewhere than our parser. */
export type Sample = { id: string; person: string | null; home: string | null; resume: ResumeText };

/** The shared development set: without it there are our own résumés and postings alone. */
export const DEV_SET = "eval/dev";
const folder = sharedPath(DEV_SET);

function records<T>(file: string): T[] {
  if (!hasShared(DEV_SET)) return [];
  const lines = readFileSync(`${folder}/${file}`, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as T);
}

type Choice = <T>(items: T[]) => T[];

const every: Choice = (items) => items;

/** Our own demo's readable PDFs, or a choice of them; each is drawn and read once. */
export async function seedSamples(choose: Choice = every): Promise<Sample[]> {
  const readable = applications.filter(({ password, layout }) => !password && layout !== "scan");
  return Promise.all(
    choose(readable).map(async (application) => {
      const { fileName, person } = application;
      const resume = await readOnce(fileName, () => drawApplication(application));
      return { id: fileName, person: person.name, home: person.location, resume };
    }),
  );
}

/** The set's PDF, DOCX and DOC files, or a choice of them; each is read once. */
export function fileSamples(choose: Choice = every): Promise<Sample[]> {
  const all = records<{ id: string; file: string; truth: { name?: string; location?: string } }>(
    "parse.jsonl",
  );
  return Promise.all(
    choose(all).map(async ({ id, file, truth }) => {
      const resume = await readOnce(file, async () => new Uint8Array(readFileSync(join(folder, file))));
      return { id, person: truth.name ?? null, home: truth.location ?? null, resume };
    }),
  );
}

const readBefore = new Map<string, Promise<ResumeText>>();

function readOnce(file: string, bytes: () => Promise<Uint8Array>): Promise<ResumeText> {
  const known = readBefore.get(file) ?? bytes().then((read) => readResume(read, basename(file)));
  readBefore.set(file, known);
  return known;
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
