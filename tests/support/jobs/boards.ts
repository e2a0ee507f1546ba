import { env } from "cloudflare:workers";
import { jobBoards } from "../../../db/schema";
import { createJobSources } from "../../../workers/adapters/job-sources/job-sources";
import type { BoardRequest, BoardSource } from "../../../workers/adapters/job-sources/port";
import type { Deps } from "../../../workers/domain/deps";
import { parseEnv } from "../../../workers/env";
import type { FakeJob } from "../../fakes/job-boards/fictional-jobs";

const settings = parseEnv(env);

const keys = {
  nav: settings.NAV_TOKEN,
  franceTravail: { id: settings.FRANCE_TRAVAIL_CLIENT_ID, secret: settings.FRANCE_TRAVAIL_CLIENT_SECRET },
};

/** @param changed other keys than the stand-in's */
export function sourcesWith(changed: Partial<typeof keys>) {
  return createJobSources({
    linkedIn: settings.LINKEDIN_ORIGIN,
    boards: settings.JOB_BOARDS_ORIGIN,
    site: settings.APP_ORIGIN,
    keys: { ...keys, ...changed },
  });
}

export const sources = sourcesWith({});

export function request(
  source: BoardSource,
  token: string,
  changes: Partial<BoardRequest> = {},
): BoardRequest {
  const fresh = { etag: null, lastModified: null, contentHash: null, since: null };
  return { source, token, ...fresh, known: new Set(), ...changes };
}

export function fakeJob(changes: Partial<FakeJob> = {}): FakeJob {
  const id = crypto.randomUUID();
  return {
    id,
    title: "Backend Developer",
    company: "Fjordpay",
    city: "Berlin",
    country: "DE",
    isRemote: false,
    employment: "full-time",
    pay: null,
    intro: `At Fjordpay we move money between small shops and their suppliers. Reference ${id}.`,
    duties: ["build the services behind our web shop", "review the code of your colleagues"],
    musts: ["At least 3 years of experience as a backend developer", "Python and PostgreSQL", "Docker"],
    nices: ["Kubernetes", "Go"],
    postedAt: new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString(),
    ...changes,
  };
}

/** Puts a board of the test's own among the stand-in's, or changes it. @returns its token */
export async function putBoard(
  source: BoardSource,
  jobs: FakeJob[],
  token = `t${crypto.randomUUID().slice(0, 18)}`,
): Promise<string> {
  await fetch(`${settings.JOB_BOARDS_ORIGIN}/job-boards/${source}/${token}`, {
    method: "PUT",
    body: JSON.stringify({ source, token, company: "Fjordpay", jobs }),
  });
  return token;
}

/** A board that is due. @returns its id */
export async function addBoard(deps: Pick<Deps, "db">, source: BoardSource, token: string): Promise<string> {
  const id = crypto.randomUUID();
  await deps.db.shared
    .insert(jobBoards)
    .values({ id, source, token, company: "Fjordpay", nextReadAt: 0, queuedAt: null });
  return id;
}
