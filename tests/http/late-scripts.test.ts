import { expect, test } from "vitest";
import { testDeps } from "../support/faults";
import { sessionOf, visit } from "../support/people/browser-session";
import { createSeeker } from "../support/people/seeker";

const deps = testDeps();

/** What makes a browser fetch scripts of its own accord. */
const FETCHED = /<link [^>]*rel="modulepreload"|<script [^>]*type="module"/g;

test.each(["/", "/individual", "/agencies", "/learning-center", "/login", "/register", "/no/such/page"])(
  "%s, opened by a stranger, asks for no script before it has been painted",
  async (path) => {
    const page = await (await visit(path)).text();
    expect(page.match(FETCHED)).toBeNull();
    const [, nonce] = /<script nonce="([^"]+)"/.exec(page) ?? [];
    expect(page).toContain(`<script nonce="${nonce}">{\n  document.currentScript.remove();`);
  },
);

test.each(["/settings", "/dashboard"])("%s has its scripts fetched at once, after all else", async (path) => {
  const { userId } = await createSeeker(deps);
  const page = await (await visit(path, { cookie: await sessionOf(deps, userId) })).text();
  expect(page.match(FETCHED)?.length).toBeGreaterThan(3);
  for (const [link] of page.matchAll(/<link [^>]*rel="modulepreload"[^>]*>/g))
    expect(link).toContain('fetchpriority="low"');
});
