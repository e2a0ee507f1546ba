import { expect, test } from "vitest";
import { funnelWeeks } from "../../../db/schema";
import { countStep, type FunnelStep } from "../../../workers/domain/statistics/count-step";
import { FEWEST, getFunnel } from "../../../workers/domain/statistics/get-funnel";
import { startOfWeek } from "../../../workers/domain/statistics/weeks";
import { testDeps } from "../../support/faults";
import { filesForm, sessionOf, visit } from "../../support/people/browser-session";
import { candidateFields, createSeeker, postForm } from "../../support/people/seeker";
import { createStaff, wordsOf } from "../../support/people/staff";
import { resumePdf } from "../../support/samples/text-pdf";

const WEEK = 7 * 24 * 60 * 60 * 1000;
const YES = { analytics: true };
const consent =
  "plumbline_cookie_consent=true; plumbline_cookie_preferences=analytics-1.marketing-0; plumbline_consent_version=2.0.0";
const deps = testDeps();

/** A clock of its own, in weeks that no other test counts in. */
function farAway() {
  const time = startOfWeek(Date.UTC(2200, 0, 1) + Math.floor(Math.random() * 100_000) * 20 * WEEK);
  const at = (weeksAgo: number) => ({ ...deps, now: () => time - weeksAgo * WEEK + 1 });
  const count = async (step: FunnelStep, times: number, weeksAgo = 0) => {
    for (let done = 0; done < times; done++) await countStep(at(weeksAgo), { step, consent: YES });
  };
  return { time, at, count, read: () => getFunnel(at(0)) };
}

async function stepsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const rows = () => deps.db.shared.select().from(funnelWeeks);
  const before = new Map((await rows()).map(({ weekStart, step, times }) => [`${weekStart} ${step}`, times]));
  await work();
  return (await rows()).flatMap(({ weekStart, step, times }) =>
    Array(times - (before.get(`${weekStart} ${step}`) ?? 0)).fill(step),
  );
}

test("weeks without anything counted say so; others tell counts, and shares of the step before", async () => {
  const { time, count, read } = farAway();
  expect(await read()).toEqual({ totals: [], weeks: [] });
  await count("visited", 20);
  await count("registered", 8);
  await count("visited", 5, 1);
  const { totals, weeks } = await read();
  expect(weeks).toMatchObject([
    { weekStart: time, counts: { visited: 20, registered: 8, paid: 0 } },
    { weekStart: time - WEEK, counts: { visited: 5, registered: 0 } },
  ]);
  expect(totals.slice(0, 3)).toEqual([
    { step: "visited", times: 25, share: null },
    { step: "registered", times: 8, share: 32 },
    { step: "verified", times: 0, share: 0 },
  ]);
});

test("fewer than five are told neither in their week nor by the totals", async () => {
  const { count, read } = farAway();
  await count("registered", FEWEST, 2);
  await count("registered", FEWEST - 1);
  await count("paid", 1);
  const { totals, weeks } = await read();
  expect(weeks[0]?.counts).toMatchObject({ registered: "few", paid: "few" });
  expect(totals.find(({ step }) => step === "registered")?.times).toBe(FEWEST);
  expect(totals.find(({ step }) => step === "paid")).toEqual({ step: "paid", times: "few", share: null });
});

test("weeks older than twelve are left out", async () => {
  const { count, read } = farAway();
  await count("visited", 9, 12);
  expect(await read()).toEqual({ totals: [], weeks: [] });
});

test("a registration counts where analytics are allowed, and only there", async () => {
  const register = async (cookie?: string) => postForm("/register", await candidateFields(), { cookie });
  expect(await stepsDuring(() => register(consent))).toEqual(["registered"]);
  expect(await stepsDuring(() => register())).toEqual([]);
});

test("a person's first résumé counts once, and a file that is there already doesn't", async () => {
  const { userId } = await createSeeker(deps);
  const cookie = `${await sessionOf(deps, userId)}; ${consent}`;
  const send = (number: number) => () =>
    visit("/api/resumes", {
      cookie,
      method: "POST",
      body: filesForm([{ name: `CV ${number}.pdf`, bytes: resumePdf(number) }]),
    });
  expect(await stepsDuring(send(1))).toEqual(["uploaded"]);
  expect(await stepsDuring(send(1))).toEqual([]);
  expect(await stepsDuring(send(2))).toEqual([]);
});

test("a browser reports visits and payments, and no step that the server sees itself", async () => {
  const report = (step: string) => () =>
    visit("/api/analytics", {
      method: "POST",
      cookie: consent,
      body: JSON.stringify({ events: [{ name: "step", page: "home", step }] }),
      headers: { "content-type": "application/json", "cf-connecting-ip": crypto.randomUUID() },
    });
  expect(await stepsDuring(report("visited"))).toEqual(["visited"]);
  expect(await stepsDuring(report("paid"))).toEqual(["paid"]);
  expect(await stepsDuring(report("registered"))).toEqual([]);
});

test("staff read the page", async () => {
  const { cookie } = await createStaff(deps);
  expect(await wordsOf(await visit("/admin/funnel", { cookie }))).toContain("tied to no one");
});
