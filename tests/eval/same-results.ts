/**
 * `npx tsx tests/eval/same-results.ts OTHER_CHECKOUT`: runs the engine of this checkout and of another one over the shared
 * sets and compares the bytes of every result: requirements of each posting, facts of each résumé, and the sheets of each
 * résumé against some of the postings. Prints counts and what differs; exit code 1 where anything does.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { outliveStrayRejections } from "../../scripts/lib/testing/stray-rejections";
import { AS_OF } from "./tasks/dataset";
import { postingTexts, resumeTexts, sets } from "./texts";

const here = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
/** Postings that a résumé is scored against: other ones for the next. */
const JOBS_PER_RESUME = 4;
const MOST_NAMED = 20;

const postings = postingTexts();
const resumes = resumeTexts();
const files = readdirSync(join(sets, "dev/files"), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(?:pdf|docx?)$/.test(name))
  .sort();

function digest(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}

/** A digest of every result of one checkout's engine, by what it is of. */
async function results(root: string): Promise<Map<string, string>> {
  const load = (path: string) => import(pathToFileURL(join(root, "workers/engine", path, "index.ts")).href);
  const { analyseJob } = await load("job");
  const { parseResume } = await load("parse");
  const { readResume, textToResume } = await load("read");
  const { scoreResume } = await load("match");
  const found = new Map<string, string>();
  const jobs = postings.map(({ id, text }) => {
    const [title = "", ...rest] = text.trim().split("\n");
    const job = analyseJob({ title: title.slice(0, 200), description: rest.join("\n").trim() || text });
    found.set(`posting ${id}`, digest(job));
    return { id, job };
  });
  let turn = 0;
  const judge = (id: string, text: unknown) => {
    const facts = parseResume(text, { asOf: AS_OF });
    found.set(`facts ${id}`, digest(facts));
    for (let count = 0; count < JOBS_PER_RESUME; count++) {
      const { id: jobId, job } = jobs[turn++ % jobs.length]!;
      found.set(`sheet ${id} x ${jobId}`, digest(scoreResume(facts, job)));
    }
  };
  for (const { id, text } of resumes) judge(id, textToResume(text));
  for (const name of files) {
    const bytes = new Uint8Array(readFileSync(join(sets, "dev/files", name)));
    try {
      judge(name, await readResume(bytes, basename(name)));
    } catch (error) {
      found.set(`facts ${name}`, String(error));
    }
  }
  return found;
}

outliveStrayRejections();
const other = process.argv[2];
if (!other || !existsSync(join(other, "workers/engine"))) {
  process.stderr.write("npx tsx tests/eval/same-results.ts OTHER_CHECKOUT\n");
  process.exit(2);
}
const [ours, theirs] = [await results(here), await results(resolve(other))];
const all = new Set([...ours.keys(), ...theirs.keys()]);
const different = [...all].filter((id) => ours.get(id) !== theirs.get(id));
for (const id of different.slice(0, MOST_NAMED)) process.stdout.write(`differs: ${id}\n`);
process.stdout.write(
  `${postings.length} postings, ${resumes.length} texts and ${files.length} files: ${all.size} results, ${different.length} differ\n`,
);
process.exitCode = different.length > 0 ? 1 : 0;
