import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { ServerBuild } from "@remix-run/cloudflare";
// @ts-expect-error: made by `remix vite:build`
import * as remixBuild from "../../build/server/index.js";
import { createSite } from "../../workers/http/site";
import { ORIGIN } from "./people/browser-session";
import { textOf } from "./people/seeker";
import { shownHtml } from "./people/shown-html";

const site = createSite(remixBuild as unknown as ServerBuild);

const ON_PURPOSE = "fault on purpose";

/** Statements with these words fail: always, or the first `times`. */
export function without(words: RegExp, times = Number.POSITIVE_INFINITY): D1Database {
  let left = times;
  return {
    prepare: (sql: string) => {
      if (words.test(sql) && left-- > 0) throw new Error(ON_PURPOSE);
      return env.DB.prepare(sql);
    },
    batch: (list: D1PreparedStatement[]) => env.DB.batch(list),
  } as unknown as D1Database;
}

/** Reads work, batches fail. */
export const noBatches = {
  prepare: (sql: string) => env.DB.prepare(sql),
  batch: () => Promise.reject(new Error(ON_PURPOSE)),
} as unknown as D1Database;

/** Deleting from the table fails with SQLite's error for a missing column, as before a migration. */
export function refusingToDeleteFrom(table: string): D1Database {
  return {
    prepare: (sql: string) =>
      env.DB.prepare(
        sql.startsWith(`delete from "${table}"`)
          ? sql.replace(" where ", ` where "${table}"."gone" = 1 and `)
          : sql,
      ),
    batch: (list: D1PreparedStatement[]) => env.DB.batch(list),
  } as unknown as D1Database;
}

export function bucketWithout(call: "head" | "get" | "put"): R2Bucket {
  return new Proxy(env.FILES, {
    get(target, name) {
      if (name === call) return () => Promise.reject(new Error(ON_PURPOSE));
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

type Question = { cookie?: string; body?: BodyInit; headers?: Record<string, string> };

/** Without its secret key the site has no payment provider. */
export type Faults = {
  DB?: D1Database;
  FILES?: R2Bucket;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_ORIGIN?: string;
};

/** Nothing can be bought. */
export const noPayments: Faults = { STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined };

/** `html`: all of a page; `text`: what is visible of it, or an endpoint's JSON. */
export async function askFaulty(
  faults: Faults,
  path: string,
  { cookie = "", body, headers }: Question = {},
): Promise<{ status: number; text: string; html: string; location: string | null }> {
  const all = { cookie, origin: ORIGIN, host: new URL(ORIGIN).host, ...headers };
  const request = new Request(
    ORIGIN + path,
    body === undefined ? { headers: all } : { method: "POST", headers: all, body },
  );
  const answer = await site.fetch(request, { ...env, ...faults } as never, createExecutionContext());
  const html = await textOf(answer);
  return {
    status: answer.status,
    text: shownHtml(html),
    html,
    location: answer.headers.get("location"),
  };
}

/** The answer to a form, or the page that it leads to, without the fault. */
export async function sendAndFollow(
  faults: Faults,
  path: string,
  { cookie, body }: { cookie?: string; body: BodyInit },
): Promise<string> {
  const headers = { "cf-connecting-ip": crypto.randomUUID() };
  const { text, location } = await askFaulty(faults, path, { cookie, body, headers });
  return location ? (await askFaulty({}, location, { cookie })).text : text;
}
