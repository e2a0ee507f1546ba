import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
// @ts-expect-error: made by `remix vite:build`
import * as remixBuild from "../../build/server/index.js";
import { createSite } from "../../workers/http/site";
import { ORIGIN, sessionOf } from "../support/browser-session";
import { textOf } from "../support/candidate";
import { testDeps } from "../support/faults";
import { analyse, analysesOf } from "../support/job-analyses";
import { createResumes, rowsOf } from "../support/own-resumes";
import { resumePdf } from "../support/text-pdf";

const deps = testDeps();
const site = createSite(remixBuild as unknown as ServerBuild);

/** The real database, but what speaks of these tables fails. */
function without(tables: RegExp): D1Database {
  return {
    prepare: (sql: string) => {
      if (tables.test(sql)) throw new Error("fault on purpose");
      return env.DB.prepare(sql);
    },
    batch: (list: D1PreparedStatement[]) => env.DB.batch(list),
  } as unknown as D1Database;
}

/** A database that reads, and can't write what several statements do together. */
const noBatches = {
  prepare: (sql: string) => env.DB.prepare(sql),
  batch: () => Promise.reject(new Error("fault on purpose")),
} as unknown as D1Database;

async function ask(path: string, cookie: string, DB: D1Database, body?: BodyInit) {
  const headers = { cookie, origin: ORIGIN, host: new URL(ORIGIN).host };
  const request = new Request(
    ORIGIN + path,
    body === undefined ? { headers } : { method: "POST", headers, body },
  );
  const answer = await site.fetch(request, { ...env, DB } as never, createExecutionContext());
  return { status: answer.status, text: (await textOf(answer)).split("<script")[0] ?? "" };
}

async function setUp() {
  const { user, ids } = await createResumes(1);
  const { id } = await analyse(deps, user, ids[0] ?? "");
  return { user, resumeId: ids[0] ?? "", analysisId: id, cookie: await sessionOf(deps, user.userId) };
}

test("a history that can't be read says so, and the page stands", async () => {
  const { cookie } = await setUp();
  const { text } = await ask("/history", cookie, without(/job_analyses/));
  expect(text).toContain("Failed to load analysis history");
  expect(text).toMatch(/<h1[^>]*>History<\/h1>/);
  expect(text).not.toContain("No analyses yet");
});

test("an analysis that can't be deleted says so in its dialog, and stays", async () => {
  const { user, cookie, analysisId } = await setUp();
  const { status, text } = await ask(
    `/history/${analysisId}/delete`,
    cookie,
    noBatches,
    new URLSearchParams(),
  );
  expect([status, text]).toEqual([500, expect.stringContaining("Failed to delete analysis")]);
  expect(await analysesOf(deps, user)).toHaveLength(1);
});

test("résumés that can't be listed are said to be so, and the upload is still there", async () => {
  const { cookie } = await setUp();
  const { text } = await ask("/my-resumes", cookie, without(/from "resumes"/));
  expect(text).toContain("Failed to load resumes");
  expect(text).toContain("Upload and Analyze");
  expect(text).not.toContain("No résumés yet");
});

test("a résumé that can't be deleted says so in its dialog, and stays", async () => {
  const { user, cookie, resumeId } = await setUp();
  const { status, text } = await ask(
    `/my-resumes/${resumeId}/delete`,
    cookie,
    noBatches,
    new URLSearchParams(),
  );
  expect([status, text]).toEqual([
    500,
    expect.stringContaining("Failed to delete resume. Please try again."),
  ]);
  expect(await rowsOf(deps, user)).toHaveLength(1);
});

test("an upload that fails on our side says so in the spec's words, and leaves nothing", async () => {
  const { user, cookie } = await setUp();
  const body = new FormData();
  body.append("resumes", new File([resumePdf(77)], "cv.pdf"));
  const { status, text } = await ask("/my-resumes", cookie, noBatches, body);
  expect([status, text]).toEqual([
    500,
    expect.stringContaining("Failed to upload resume. Please try again."),
  ]);
  expect(await rowsOf(deps, user)).toHaveLength(1);
});
