import type { BoardSource } from "../../../adapters/job-sources/port";

/** A board, and the one posting that an address names: its id at the source, or its address's last part; null for none. */
export type NamedBoard = { source: BoardSource; token: string; posting: string | null };

const PATH_TOKEN = /^(?!\.+$)[A-Za-z0-9._-]{1,100}$/;
const HOST_TOKEN = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const NUMBER = /^\d{1,20}$/;
const LONGEST = 2000;

const TOKENS: Record<BoardSource, RegExp> = {
  greenhouse: PATH_TOKEN,
  lever: PATH_TOKEN,
  "lever-eu": PATH_TOKEN,
  ashby: PATH_TOKEN,
  recruitee: HOST_TOKEN,
  personio: HOST_TOKEN,
  smartrecruiters: PATH_TOKEN,
  jobtech: /^sweden$/,
  arbeitnow: /^all$/,
  nav: /^norway$/,
  "france-travail": /^france$/,
};

export function isBoardToken(source: BoardSource, token: string): boolean {
  return TOKENS[source].test(token);
}

/** The pages of an employer's board: "/{token}", and a posting's below it. */
const HOSTS: Record<string, { source: BoardSource; postingOf: (parts: string[]) => string | null }> = {
  "boards.greenhouse.io": { source: "greenhouse", postingOf: afterJobs },
  "job-boards.greenhouse.io": { source: "greenhouse", postingOf: afterJobs },
  "job-boards.eu.greenhouse.io": { source: "greenhouse", postingOf: afterJobs },
  "jobs.lever.co": { source: "lever", postingOf: first(UUID) },
  "jobs.eu.lever.co": { source: "lever-eu", postingOf: first(UUID) },
  "jobs.ashbyhq.com": { source: "ashby", postingOf: first(UUID) },
  "jobs.smartrecruiters.com": { source: "smartrecruiters", postingOf: numberFirst },
  "careers.smartrecruiters.com": { source: "smartrecruiters", postingOf: () => null },
};

/** The board that an address shows, whatever else stands in it; null where no source of ours publishes it. */
export function namedBoard(address: string): NamedBoard | null {
  const url = webAddress(address);
  if (!url) return null;
  const [token = "", ...parts] = url.pathname.split("/").filter(Boolean);
  const known = Object.hasOwn(HOSTS, url.hostname) ? HOSTS[url.hostname] : undefined;
  if (known) {
    const { source, postingOf } = known;
    return isBoardToken(source, token) ? { source, token, posting: postingOf(parts) } : null;
  }
  const [, slug = "", host = ""] = /^([^.]+)\.(recruitee\.com|jobs\.personio\.de)$/.exec(url.hostname) ?? [];
  const source = host === "recruitee.com" ? "recruitee" : "personio";
  if (!host || !isBoardToken(source, slug)) return null;
  const [part = ""] = parts;
  const isPosting =
    source === "recruitee" ? token === "o" && PATH_TOKEN.test(part) : token === "job" && NUMBER.test(part);
  return { source, token: slug, posting: isPosting ? part : null };
}

function webAddress(address: string): URL | null {
  const trimmed = address.trim();
  const whole = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (trimmed.length > LONGEST || !URL.canParse(whole)) return null;
  const url = new URL(whole);
  return url.protocol === "https:" && !url.port && !url.username && !url.password ? url : null;
}

function first(pattern: RegExp): (parts: string[]) => string | null {
  return ([part = ""]) => (pattern.test(part) ? part : null);
}

/** "/{token}/jobs/{id}" */
function afterJobs([jobs, id = ""]: string[]): string | null {
  return jobs === "jobs" && NUMBER.test(id) ? id : null;
}

/** "/{token}/{id}-{title}" */
function numberFirst([part = ""]: string[]): string | null {
  return UUID.test(part) ? part : (/^(\d{6,20})(?:-|$)/.exec(part)?.[1] ?? null);
}
