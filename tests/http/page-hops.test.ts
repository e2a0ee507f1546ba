import { createExecutionContext, env } from "cloudflare:test";
import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
// @ts-expect-error: made by `remix vite:build`
import * as remixBuild from "../../build/server/index.js";
import { createSite } from "../../workers/http/site";
import { countedD1, type Trips } from "../support/counted-d1";
import { testDeps } from "../support/faults";
import { addThread, createAgent } from "../support/people/agency";
import { ORIGIN, sessionOf } from "../support/people/browser-session";
import { createSeeker } from "../support/people/seeker";
import { createResumes } from "../support/samples/seeker-resumes";

const deps = testDeps();
const site = createSite(remixBuild as unknown as ServerBuild);

/** What a page asks of the database. */
async function tripsOf(path: string, cookie = ""): Promise<Trips & { status: number }> {
  const trips: Trips = { statements: 0, hops: 0 };
  const request = new Request(ORIGIN + path, { headers: { cookie, host: new URL(ORIGIN).host } });
  const counted = { ...env, DB: countedD1(env.DB, trips) };
  const answer = await site.fetch(request, counted as never, createExecutionContext());
  await answer.text();
  return { ...trips, status: answer.status };
}

test("a job thread is read in two hops, its company's subscription once", async () => {
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  const cookie = await sessionOf(deps, agent.userId, "agent");
  const read = await tripsOf(`/agent/campaigns/${threadId}`, cookie);
  // The session; the thread, its figures, its applicants, the subscription, the open batch, the company’s stages, whose it is, the visit.
  expect(read).toEqual({ status: 200, hops: 2, statements: 10 });
});

test("another agent's thread looks missing in as many hops", async () => {
  const [owner, other] = [await createAgent(deps), await createAgent(deps)];
  const threadId = await addThread(deps, owner);
  const cookie = await sessionOf(deps, other.userId, "agent");
  expect(await tripsOf(`/agent/campaigns/${threadId}`, cookie)).toMatchObject({ status: 404, hops: 2 });
});

test("without a session nothing of a thread is read", async () => {
  const agent = await createAgent(deps);
  const threadId = await addThread(deps, agent);
  expect(await tripsOf(`/agent/campaigns/${threadId}`)).toEqual({ status: 302, hops: 0, statements: 0 });
});

test("the dashboard is read in two hops", async () => {
  const { userId } = await createSeeker(deps);
  const read = await tripsOf("/dashboard", await sessionOf(deps, userId));
  expect(read).toMatchObject({ status: 200, hops: 2 });
});

test("the list of résumés is read in two hops", async () => {
  const { user } = await createResumes(2);
  const read = await tripsOf("/my-resumes", await sessionOf(deps, user.userId));
  expect(read).toMatchObject({ status: 200, hops: 2 });
});
