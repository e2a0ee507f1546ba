import { createExecutionContext, env } from "cloudflare:test";
import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
// @ts-expect-error: made by `remix vite:build`
import * as remixBuild from "../../../build/server/index.js";
import { createSite } from "../../../workers/http/site";
import { testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { ORIGIN, sessionOf, visit } from "../../support/people/browser-session";
import { textOf } from "../../support/people/seeker";

const deps = testDeps();

test("an address that doesn't exist keeps the bar and the foot, and stays out of search engines", async () => {
  const answer = await visit("/no/such/page");
  expect(answer.status).toBe(404);
  const page = await textOf(answer);
  expect(page).toMatch(/<h1[^>]*>Page not found<\/h1>/);
  expect(page).toContain("Terms of Service");
  expect(page).toContain('href="/agencies"');
  expect(page).toContain('<meta name="robots" content="noindex"/>');
});

test("a page of another kind of account is refused in words", async () => {
  const { userId } = await createAgent(deps);
  const answer = await visit("/dashboard", { cookie: await sessionOf(deps, userId) });
  expect(answer.status).toBe(403);
  const page = await textOf(answer);
  expect(page).toMatch(/<h1[^>]*>You can't open this page<\/h1>/);
  expect(page).toContain("This page belongs to job seekers' accounts.");
});

test("what breaks on our side says so, with a reference and a way to try again, and is kept by nobody", async () => {
  const broken = {
    prepare: () => {
      throw new Error("the database is away");
    },
  };
  const site = createSite(remixBuild as unknown as ServerBuild);
  const answer = await site.fetch(
    new Request(`${ORIGIN}/learning-center`),
    { ...env, DB: broken } as never,
    createExecutionContext(),
  );
  expect(answer.status).toBe(500);
  expect(answer.headers.get("cache-control")).toMatch(/private|no-store/);
  const page = await textOf(answer);
  expect(page).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1>/);
  expect(page).toMatch(/Reference: <code[^>]*>[0-9a-f]{8}</);
  expect(page).toContain("Try again");
  expect(page).not.toContain("the database is away");
});
