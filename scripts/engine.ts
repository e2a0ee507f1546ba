import "./lib/require-node";
import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { inWords } from "../workers/copy/in-words";
import { recruiter } from "../workers/copy/recruiter";
import { UNREADABLE_FILES } from "../workers/copy/unreadable-files";
import { analyseJob } from "../workers/engine/job";
import { scoreResume } from "../workers/engine/match";
import { parseResume } from "../workers/engine/parse";
import { ReadError, readResume } from "../workers/engine/read";
import type { JobProfile, ResumeFacts } from "../workers/engine/types";
import { REBUILD_USAGE } from "./lib/rebuild/usage";
import { outliveStrayRejections } from "./lib/testing/stray-rejections";

const USAGE = `Usage:
  npm run -s engine -- parse [--as-of YYYY-MM] FILE...
  npm run -s engine -- score --job JOB.txt [--as-of YYYY-MM] FILE...
${REBUILD_USAGE}
parse and score: one JSON object per line; a file that can't be read gives {"file", "error": {"code", "message"}}.
JOB.txt: the first line is the job's title, the rest its description.`;

type Call = { command: "parse" | "score"; job: string | null; asOf: string; files: string[] };

function readCall(args: string[]): Call | null {
  const [command, ...rest] = args;
  if (command !== "parse" && command !== "score") return null;
  const call: Call = { command, job: null, asOf: new Date().toISOString().slice(0, 7), files: [] };
  for (let at = 0; at < rest.length; at++) {
    const arg = rest[at]!;
    if (arg === "--job") call.job = rest[++at] ?? null;
    else if (arg === "--as-of") call.asOf = rest[++at] ?? "";
    else call.files.push(arg);
  }
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(call.asOf) || call.files.length === 0) return null;
  return command === "score" && !call.job ? null : call;
}

function readJob(path: string): JobProfile {
  const text = readFileSync(path, "utf8").replace(/\r\n?/g, "\n").trim();
  const [title = "", ...description] = text.split("\n");
  return analyseJob({
    title: title.replace(/^(job )?title:\s*/i, ""),
    description: description.join("\n").trim(),
  });
}

/** The parts of a résumé in the flat shape that measuring tools read, with all facts next to them. */
function flat(facts: ResumeFacts) {
  return {
    name: facts.name?.value ?? null,
    email: facts.emails[0]?.value ?? null,
    phone: facts.phones[0]?.value ?? null,
    location: facts.location?.value ?? null,
    experience: facts.experience
      .filter((entry) => entry.kind === "job")
      .map((entry) => ({
        title: entry.title?.value ?? null,
        company: entry.company?.value ?? null,
        start: entry.start?.value ?? null,
        end: entry.isCurrent ? "present" : (entry.end?.value ?? null),
        is_current: entry.isCurrent,
      })),
    education: facts.education.map((entry) => ({
      institution: entry.institution?.value ?? null,
      degree: entry.degree?.value ?? null,
    })),
    skills: facts.skills.map((skill) => skill.name),
    facts,
  };
}

async function answer(call: Call, job: JobProfile | null, file: string): Promise<object> {
  try {
    const bytes = new Uint8Array(readFileSync(file));
    const facts = parseResume(await readResume(bytes, basename(file)), { asOf: call.asOf });
    return job ? sheetInWords(facts, job) : flat(facts);
  } catch (error) {
    if (isMissing(error)) return { error: { code: "not-found", message: "There is no such file." } };
    if (error instanceof ReadError)
      return { error: { code: error.code, message: UNREADABLE_FILES[error.code] } };
    return { error: { code: "failed", message: error instanceof Error ? error.message : String(error) } };
  }
}

/** The sheet as a person can read it: a sentence in place of each message. */
function sheetInWords(facts: ResumeFacts, job: JobProfile): object {
  return inWords(scoreResume(facts, job), recruiter) as object;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "EISDIR");
}

outliveStrayRejections();
const [command, ...rest] = process.argv.slice(2);
const call = readCall(process.argv.slice(2));
if (command === "rebuild") {
  const { runRebuild } = await import("./lib/rebuild/run");
  process.exitCode = await runRebuild(rest);
  if (process.exitCode === 2) process.stderr.write(`${USAGE}\n`);
} else if (!call) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  const job = call.job ? readJob(call.job) : null;
  for (const file of call.files) {
    const line = { id: basename(file, extname(file)), file, ...(await answer(call, job, file)) };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}
