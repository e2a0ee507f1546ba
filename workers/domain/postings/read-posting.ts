import { postingText, profileOfTitle } from "../../engine/job";
import type { JobInput } from "../../engine/types";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { tryAttempt } from "../identity/throttle";
import { namedBoard } from "../jobs/boards/board-address";
import { readLinkedPosting } from "../jobs/boards/linked-posting";
import { MAX_DESCRIPTION, MAX_TITLE, type MatchMode } from "../matches/match-limits";
import { clearJobOf, jobHashOf, type ReadJob } from "./job-of-words";
import { linkedInJobOf } from "./linkedin-address";

export type JobGiven = {
  mode: MatchMode;
  url?: string | undefined;
  description?: string | undefined;
  title?: string | undefined;
};

export function checkJobGiven({ mode, url, description, title }: JobGiven): void {
  const given = { url, description, title }[mode]?.trim() ?? "";
  if (!given && mode === "title") throw new AppError("job-missing", { message: "Please enter a job title" });
  if (!given) throw new AppError("job-missing");
  if (mode === "url" && !linkedInJobOf(given) && !namedBoard(given)) throw new AppError("job-url-invalid");
  if (mode === "description" && given.length > MAX_DESCRIPTION)
    throw tooLong("job description", MAX_DESCRIPTION);
  if (mode !== "url" && (title?.trim().length ?? 0) > MAX_TITLE) throw tooLong("job title", MAX_TITLE);
}

function tooLong(what: string, limit: number): AppError {
  const message = `The ${what} may have up to ${limit.toLocaleString("en")} characters.`;
  return new AppError("invalid-input", { message });
}

/** Per person: sources are visited as a guest would. */
const ADDRESSES = { limit: 40, windowMilliseconds: 60 * 60 * 1000 };

/** @throws AppError "posting-unreadable" | "title-unknown" | "job-unclear" | "too-many-attempts" */
export async function readJob(
  deps: Pick<Deps, "db" | "jobSources" | "log" | "now">,
  { user, mode, url = "", description = "", title = "" }: JobGiven & { user: { userId: string } },
): Promise<ReadJob> {
  if (mode === "url") return readAddress(deps, { ...user, address: url });
  if (mode === "description") return fromWords({ title: title.trim(), description: plainLines(description) });
  const job = profileOfTitle(title);
  // Nothing is made up: without a known occupation there is nothing to measure against.
  if (job.occupation === null) throw new AppError("title-unknown");
  return {
    job,
    posting: "",
    description: null,
    companyName: null,
    url: null,
    jobId: null,
    jobHash: jobHashOf("title", title),
  };
}

async function readAddress(
  deps: Pick<Deps, "db" | "jobSources" | "log" | "now">,
  { userId, address }: { userId: string; address: string },
): Promise<ReadJob> {
  const named = namedBoard(address);
  const id = linkedInJobOf(address)?.id ?? null;
  if (!id && !named?.posting) throw new AppError("posting-unreadable");
  if (!(await tryAttempt(deps, { key: `posting:${userId}`, ...ADDRESSES })))
    throw new AppError("too-many-attempts", {
      message: `We read ${ADDRESSES.limit} postings an hour. Please paste the job description instead.`,
    });
  if (named) return readLinkedPosting(deps, { userId, named });
  const answer = await deps.jobSources.readLinkedIn(id ?? "");
  if (!answer.ok) {
    deps.log({ event: "posting-unreadable", reason: answer.reason });
    throw new AppError("posting-unreadable");
  }
  const { companyName, location, employmentType, title, description } = answer.posting;
  const read = fromWords({
    title,
    description,
    ...(companyName ? { companyName } : {}),
    ...(location ? { location } : {}),
    ...(employmentType ? { employmentType } : {}),
  });
  return { ...read, companyName, url: `https://www.linkedin.com/jobs/view/${id}`, jobId: id };
}

function fromWords(input: JobInput): ReadJob {
  const job = clearJobOf(input);
  if (!job) throw new AppError("job-unclear");
  return {
    job,
    posting: postingText(input),
    description: input.description,
    companyName: null,
    url: null,
    jobId: null,
    jobHash: jobHashOf("posting", input.description),
  };
}

/** Forms send line ends as "\r\n"; a quote's place must not depend on that. */
function plainLines(text: string): string {
  return text.replace(/\r\n?/g, "\n").trim();
}
