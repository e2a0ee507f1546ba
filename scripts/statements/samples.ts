import { join } from "node:path";
import { applications } from "../../db/seed/applications";
import { drawApplication } from "../../db/seed/files";
import { seedThreads } from "../../db/seed/job-threads";
import { recruiterSays } from "../../workers/copy/recruiter";
import { rowLabel } from "../../workers/copy/score-rows";
import { seekerSays } from "../../workers/copy/seeker";
import { UNREADABLE_FILES } from "../../workers/copy/unreadable-files";
import { analyseJob } from "../../workers/engine/job";
import { scoreResume, scoreResumeQuality } from "../../workers/engine/match";
import { parseResume } from "../../workers/engine/parse";
import { ReadError, readResume } from "../../workers/engine/read";
import type { Message, ResumeFacts, ResumeText, ScorePart, ScoreSheet } from "../../workers/engine/types";
import { ENGINE_VERSION } from "../../workers/engine/version";
import { root } from "../lib/paths";
import { BOOKING_POSTING, PLATFORM_POSTING } from "./sample-postings";

export const SAMPLES_FILE = join(root, "app/components/marketing/shared/samples.json");

/** What "present" means in the samples, so that they don't age by themselves. */
const AS_OF = "2026-11";

const THREAD = "Senior Backend Engineer, Payments Platform";
const CANDIDATES = ["Ilse Vandermeer", "Kwame Boateng-Asare", "Lena Fröhlich"];
const SEEKER = "Lena Fröhlich";
const UPLOADED = [...CANDIDATES, "Bartosz Wieczorek"];
const ASKED = 5;

/** Rows that the samples show, by id; how many others there are, and their points, is shown as well. */
const SHOWN = {
  candidates: ["similar-role", "related-years", "skill:kafka|rabbitmq"],
  booking: ["skill:spring-boot", "skill:kafka", "skill:docker"],
  platform: ["skill:terraform", "skill:aws"],
};
/** Compared across jobs: the first id that a job has counts. */
const COMPARED = [
  { label: "PostgreSQL", ids: ["skill:postgresql"] },
  { label: "Kubernetes", ids: ["skill:kubernetes"] },
  { label: "Kafka", ids: ["skill:kafka", "skill:kafka|rabbitmq"] },
  { label: "Docker", ids: ["skill:docker"] },
  { label: "Terraform", ids: ["skill:terraform"] },
];

type Read = { text: ResumeText; facts: ResumeFacts };

/** Everything that public pages show of the product, made by this engine from the demo's made-up people. */
export async function makeSamples() {
  const thread = seedThreads.find(({ title }) => title === THREAD);
  if (!thread) throw new Error(`the demo has no job thread "${THREAD}"`);
  const people = new Map<string, Read>();
  for (const name of CANDIDATES) people.set(name, await read(name));
  const candidates = CANDIDATES.map((name) => {
    const { text, facts } = known(people, name);
    const sheet = scoreResume(facts, analyseJob(thread));
    return { name, role: titleOf(facts), ...accountOf(sheet, text, SHOWN.candidates, recruiterSays) };
  });
  const { text, facts } = known(people, SEEKER);
  const postings = [BOOKING_POSTING, PLATFORM_POSTING, thread];
  const matched = postings.map((posting) => {
    const job = analyseJob(posting);
    return { title: posting.title, job, sheet: scoreResume(facts, job) };
  });
  const [booking, platform] = matched as [(typeof matched)[0], (typeof matched)[0]];
  const jobs = [...matched].sort((one, other) => scoreOf(other.sheet) - scoreOf(one.sheet));
  return {
    engineVersion: ENGINE_VERSION,
    job: thread.title,
    asked: analyseJob(thread)
      .requirements.filter(({ id }) => !id.startsWith("duty:"))
      .slice(0, ASKED)
      .map(({ label, importance }) => ({ label, importance })),
    uploads: await Promise.all(UPLOADED.map(upload)),
    candidates,
    jobs: jobs.map(({ title, sheet }) => ({ title, score: scoreOf(sheet) })),
    requirements: COMPARED.map(({ label, ids }) => ({
      label,
      answers: jobs.map(({ sheet }) => partsOf(sheet).find(({ id }) => ids.includes(id))?.status ?? null),
    })),
    booking: {
      title: booking.title,
      asked: booking.job.requirements.map(({ label }) => label),
      ...accountOf(booking.sheet, text, SHOWN.booking),
    },
    platform: { title: platform.title, ...accountOf(platform.sheet, text, SHOWN.platform) },
    resume: resumeOf(facts),
  };
}

export type Samples = Awaited<ReturnType<typeof makeSamples>>;

async function read(name: string): Promise<Read> {
  const application = applicationOf(name);
  const text = await readResume(await drawApplication(application), application.fileName);
  return { text, facts: parseResume(text, { asOf: AS_OF }) };
}

/** What an upload of the person's file says: null where it can be read. */
async function upload(name: string): Promise<{ name: string; problem: string | null }> {
  const application = applicationOf(name);
  try {
    await readResume(await drawApplication(application), application.fileName);
    return { name: application.fileName, problem: null };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { name: application.fileName, problem: UNREADABLE_FILES[error.code] };
  }
}

function applicationOf(name: string) {
  const application = applications.find(({ person }) => person.name === name);
  if (!application) throw new Error(`the demo has no ${name}`);
  return application;
}

function known(people: Map<string, Read>, name: string): Read {
  const one = people.get(name);
  if (!one) throw new Error(`${name} wasn't read`);
  return one;
}

function titleOf({ experience }: ResumeFacts): string {
  return experience[0]?.title?.value ?? "";
}

function partsOf({ scores }: ScoreSheet): ScorePart[] {
  return scores.relevancy?.parts ?? [];
}

function scoreOf({ scores }: ScoreSheet): number {
  return scores.relevancy?.value ?? 0;
}

/** The score, some of its rows in the page's words, and what all others add up to. */
function accountOf(
  sheet: ScoreSheet,
  text: ResumeText,
  ids: string[],
  say: (message: Message) => string = seekerSays,
) {
  const parts = partsOf(sheet);
  const shown = ids.map((id) => {
    const part = parts.find((one) => one.id === id);
    if (!part) throw new Error(`no row "${id}" among ${parts.map((one) => one.id).join(", ")}`);
    return part;
  });
  const others = parts.filter((part) => !shown.includes(part));
  return {
    score: scoreOf(sheet),
    points: shown.map((part) => ({
      label: rowLabel(part),
      status: part.status,
      points: part.points,
      of: part.maxPoints,
      reason: say(part.reason),
      words: wordsOf(part, text),
    })),
    others: { rows: others.length, points: sum(others, "points"), of: sum(others, "maxPoints") },
  };
}

function wordsOf({ evidence }: ScorePart, { lines }: ResumeText): string | null {
  const [first] = evidence;
  return first
    ? (lines[first.line]?.text ?? first.text).replace(/^[•–*-]\s*/, "").replaceAll("\t", " · ")
    : null;
}

function sum(parts: ScorePart[], name: "points" | "maxPoints"): number {
  return Math.round(parts.reduce((total, part) => total + part[name], 0) * 10) / 10;
}

function resumeOf(facts: ResumeFacts) {
  const quality = scoreResumeQuality(facts, facts);
  return {
    score: quality?.value ?? 0,
    parts: (quality?.parts ?? []).map((part) => ({
      label: rowLabel(part),
      points: part.points,
      of: part.maxPoints,
      reason: seekerSays(part.reason),
    })),
  };
}
