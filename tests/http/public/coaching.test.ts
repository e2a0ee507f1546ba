import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { coachingBookings, outbox } from "../../../db/schema";
import { requestSession } from "../../../workers/domain/coaching/request-session";
import { failOnce, testDeps } from "../../support/faults";
import { visit } from "../../support/people/browser-session";
import { humanField, humanToken } from "../../support/people/human";
import { freshEmail, mailsTo, postForm } from "../../support/public-forms";

const DAY = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

function wish(email: string, extra: Record<string, string> = {}) {
  const date = inDays(7);
  return {
    name: "Ada Berg",
    email,
    session: "career-strategy",
    date,
    slot: "evening",
    timeZone: "Europe/Berlin",
    ...extra,
  };
}

function storedFor(email: string) {
  return testDeps().db.shared.select().from(coachingBookings).where(eq(coachingBookings.email, email));
}

test("a booking is stored, and mailed to both sides", async () => {
  const email = freshEmail();
  const answer = await postForm("/coaching", { ...wish(email.toUpperCase()), ...(await humanField()) });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/coaching?sent=true#book"]);
  expect(await storedFor(email)).toMatchObject([
    {
      name: "Ada Berg",
      sessionType: "career-strategy",
      preferredDate: inDays(7),
      timeSlot: "evening",
      timeZone: "Europe/Berlin",
    },
  ]);
  expect(await mailsTo(testDeps(), email)).toMatchObject([
    {
      template: "coaching-received",
      data: { session: "Career Strategy Session", hours: "Evening 17:00-20:00 (Europe/Berlin)" },
    },
  ]);
  const ours = and(eq(outbox.template, "coaching-request"), eq(outbox.toAddress, "info@plumbline.example"));
  const toUs = await testDeps().db.shared.select().from(outbox).where(ours);
  expect(toUs.filter(({ data }) => data?.email === email)).toHaveLength(1);
  expect(await (await visit("/coaching?sent=true")).text()).toContain("Thank you! Your wish has arrived");
});

test.each([
  ["name", ""],
  ["email", "ada@"],
  ["session", "interview-preparation"],
  ["slot", "night"],
  ["timeZone", ""],
  ["timeZone", "Europe/Nowhere"],
  ["date", ""],
  ["date", "2026-02-30"],
  ["date", inDays(-3)],
  ["date", inDays(400)],
])("a form with a wrong %s (%s) is refused and nothing is stored", async (field, value) => {
  const email = freshEmail();
  const answer = await postForm("/coaching", { ...wish(email, { [field]: value }), ...(await humanField()) });
  expect(answer.status).toBe(400);
  expect(await storedFor(email)).toEqual([]);
});

test("without the check for people nothing is stored, and what was typed stays", async () => {
  const email = freshEmail();
  const answer = await postForm("/coaching", wish(email));
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain("Please confirm that you are not a robot.");
  expect(page).toContain(email);
  expect(await storedFor(email)).toEqual([]);
});

test("a fault leaves neither row nor mail", async () => {
  const email = freshEmail();
  for (let n = 1; n <= 6; n++) {
    const deps = testDeps({ d1: failOnce(n) });
    const form = { ...wish(email), session: "career-strategy", slot: "evening", timeZone: "UTC" } as const;
    const work = requestSession(deps, {
      form,
      proof: { token: await humanToken() },
      ipAddress: `fault ${n}`,
    });
    const done = await work.then(
      () => true,
      () => false,
    );
    if (done) break;
    expect(await storedFor(email)).toEqual([]);
    expect(await mailsTo(testDeps(), email)).toEqual([]);
  }
});

test("a sixth booking in an hour waits", async () => {
  const email = freshEmail();
  const statuses: number[] = [];
  for (let round = 0; round < 6; round++)
    statuses.push((await postForm("/coaching", { ...wish(email), ...(await humanField()) })).status);
  expect(statuses).toEqual([302, 302, 302, 302, 302, 429]);
});

test("Interview Preparation is shown with its price and can't be booked", async () => {
  const page = await (await visit("/coaching")).text();
  for (const words of ["€99.99", "€49.99", "€89.99", "Interview Preparation", "Coming Soon"])
    expect(page).toContain(words);
  expect(page).not.toContain('value="interview-preparation"');
});
