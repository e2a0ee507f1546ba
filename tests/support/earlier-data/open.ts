import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { demoSession } from "../../../scripts/lib/demo/demo-session";
import { addressesFor, figuresOf, VISITORS, type Visitor } from "./pages";

const ACCOUNTS: Record<Visitor, string> = { seeker: "candidate", agent: "agent", staff: "staff" };

export type Cookies = Record<Visitor, { cookie: string; userId: string }>;

/** Sessions of the demo's people, opened with their passwords. */
export async function demoCookies(database: D1Database): Promise<Cookies> {
  const entries = await Promise.all(
    VISITORS.map(async (visitor) => {
      const { cookie, user } = await demoSession(database, ACCOUNTS[visitor]);
      return [visitor, { cookie, userId: user.userId }] as const;
    }),
  );
  return Object.fromEntries(entries) as Cookies;
}

/** What a page answers: its status and the figures that it says. */
export type Page = { status: number; figures: string[] };

/** Reads every page of a seeker, an agent and staff. Answer: by address. */
export async function readPages({
  origin,
  database,
  cookies,
}: {
  origin: string;
  database: D1Database;
  cookies: Cookies;
}): Promise<Record<string, Page>> {
  const pages: Record<string, Page> = {};
  for (const visitor of VISITORS) {
    const { cookie, userId } = cookies[visitor];
    for (const address of await addressesFor(visitor, { database, userId })) {
      const answer = await fetch(origin + address, { headers: { cookie }, redirect: "manual" });
      pages[address] = { status: answer.status, figures: figuresOf(await answer.text()) };
    }
  }
  return pages;
}

const here = (name: string) => new URL(name, import.meta.url);

const DAY = 86_400_000;
/** When the data were written. What ended later than a day after is moved by whole days: no session or trial of theirs ends. */
const WRITTEN_AT = 1_795_392_602_955;
const TIMES = /\b1[78]\d{11}\b/g;

/** The statements that put the rows in, for one batch: rows stand in the order of their tables' names. */
export function earlierRows(): string[] {
  const later = Math.floor((Date.now() - WRITTEN_AT) / DAY) * DAY;
  const rows = readFileSync(here("data.sql"), "utf8")
    .replace(TIMES, (time) => String(Number(time) > WRITTEN_AT + DAY ? Number(time) + later : time))
    .trim()
    .split("\n");
  return ["PRAGMA defer_foreign_keys = on", ...rows];
}

/** The stored objects, by key. */
export function earlierObjects(): Record<string, Uint8Array> {
  return unzipSync(new Uint8Array(readFileSync(here("objects.zip"))));
}

/** What the version that wrote the data answered, the figures of each page's head only. */
export function earlierPages(): Record<string, Page> {
  return JSON.parse(readFileSync(here("pages.json"), "utf8"));
}
