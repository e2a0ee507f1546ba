import { expect, test } from "vitest";
import { testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { cookieOf, createSeeker, PASSWORD, postForm } from "../../support/people/seeker";

const HINT = "plumbline_hint";
const deps = testDeps();

async function seekerSession() {
  const { userId } = await createSeeker(deps);
  return sessionOf(deps, userId);
}

test("the first page after signing in leaves a hint that scripts may read and that opens nothing", async () => {
  const { email } = await createSeeker(deps);
  const signedIn = await postForm("/login", { email, password: PASSWORD });
  const session = signedIn.headers.getSetCookie()[0]?.split(";")[0];
  const page = await visit("/dashboard", { cookie: session });
  const line = page.headers.getSetCookie().find((cookie) => cookie.startsWith(HINT)) ?? "";
  expect(line).toMatch(/^plumbline_hint=candidate; Max-Age=7776000; Path=\/; Secure; SameSite=Lax$/);
  expect((await visit("/dashboard", { cookie: `${HINT}=candidate` })).headers.get("location")).toContain(
    "/login",
  );
});

test("an agent's hint says so; a blocked agent has none", async () => {
  const [active, blocked] = await Promise.all([createAgent(deps), createAgent(deps, { status: "blocked" })]);
  const answers = await Promise.all(
    [active, blocked].map(async ({ userId }) =>
      visit("/agent/dashboard", { cookie: await sessionOf(deps, userId) }),
    ),
  );
  expect(answers.map((answer) => cookieOf(answer, HINT))).toEqual(["agent", undefined]);
  const cookie = `${await sessionOf(deps, blocked.userId)}; ${HINT}=agent`;
  expect(cookieOf(await visit("/agent/dashboard", { cookie }), HINT)).toBe("");
});

test("a hint that is right is not sent again", async () => {
  const cookie = `${await seekerSession()}; ${HINT}=candidate`;
  expect((await visit("/dashboard", { cookie })).headers.getSetCookie()).toEqual([]);
});

test.each(["/logout", "/agent/logout"])("signing out at %s removes the hint", async (path) => {
  const answer = await postForm(path, {}, { cookie: `${await seekerSession()}; ${HINT}=candidate` });
  expect(cookieOf(answer, HINT)).toBe("");
});

test("a session that ended elsewhere loses its hint at the next page", async () => {
  const cookie = `__Host-plumbline_session=gone; ${HINT}=candidate`;
  const answer = await visit("/dashboard", { cookie });
  expect(answer.status).toBe(302);
  expect(cookieOf(answer, HINT)).toBe("");
});
