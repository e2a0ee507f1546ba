import { expect, test } from "vitest";
import { testDeps } from "../../support/faults";
import { sessionOf, visit } from "../../support/people/browser-session";
import { cookieOf, createSeeker } from "../../support/people/seeker";

const deps = testDeps();

test("who is signed in is told by name alone, to nobody else, and kept by no cache", async () => {
  const { userId } = await createSeeker(deps, { fullName: "Ida Nyberg" });
  const answer = await visit("/api/me", { cookie: await sessionOf(deps, userId) });
  expect(await answer.json()).toEqual({ name: "Ida Nyberg" });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const refused = await visit("/api/me", { cookie: "plumbline_hint=candidate" });
  expect(refused.status).toBe(401);
  expect(cookieOf(refused, "plumbline_hint")).toBe("");
});
