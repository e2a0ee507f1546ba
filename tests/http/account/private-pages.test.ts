import { expect, test } from "vitest";
import { testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker, postForm } from "../../support/people/seeker";

const deps = testDeps();

test.each(["/settings", "/dashboard", "/my-resumes", "/settings.data"])(
  "%s of someone who is signed in is kept nowhere",
  async (path) => {
    const { userId } = await createSeeker(deps);
    const page = await visit(path, { cookie: await sessionOf(deps, userId) });
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
  },
);

test("an agency's pages are kept nowhere", async () => {
  const agent = await createAgent(deps);
  const page = await visit("/agent/dashboard", { cookie: await sessionOf(deps, agent.userId) });
  expect(page.headers.get("cache-control")).toBe("no-store");
});

test("a visitor's form may be kept by their browser, so that going back finds what they typed", async () => {
  expect((await visit("/register")).headers.get("cache-control")).toBe("private, no-cache");
});

test("what is fetched for a click to come may wait for the click", async () => {
  const { userId } = await createSeeker(deps);
  const cookie = await sessionOf(deps, userId);
  const page = await visit("/settings.data", { cookie, headers: { "sec-purpose": "prefetch" } });
  expect(page.headers.get("cache-control")).toBe("private, no-cache");
});

test.each(["/logout", "/agent/logout"])("%s has the browser forget pages and stored values", async (path) => {
  const { userId } = await createSeeker(deps);
  const answer = await postForm(path, {}, { cookie: await sessionOf(deps, userId) });
  expect(answer.headers.get("clear-site-data")).toBe('"cache", "storage"');
});

test("what doesn't sign out clears nothing", async () => {
  const { userId } = await createSeeker(deps);
  const cookie = await sessionOf(deps, userId);
  for (const path of ["/settings", "/login", "/"])
    expect((await visit(path, { cookie })).headers.get("clear-site-data")).toBeNull();
});
