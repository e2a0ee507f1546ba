import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { matches, plans, subscriptions, userActivities, userSkills } from "../../../db/schema";
import { planDeletion } from "../../../workers/domain/privacy/plan-deletion";
import { testDeps } from "../../support/faults";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker, textOf } from "../../support/people/seeker";
import { shownHtml } from "../../support/people/shown-html";
import { analyse, setSubscription } from "../../support/samples/job-analyses";
import { createResumes } from "../../support/samples/seeker-resumes";

const deps = testDeps();
const db = deps.db.shared;

async function shownBy(answer: Response): Promise<string> {
  return shownHtml(await textOf(answer));
}

async function lookAs(userId: string): Promise<string> {
  return shownBy(await visit("/dashboard", { cookie: await sessionOf(deps, userId) }));
}

test("a new account: steps to take, empty lists, no dead link", async () => {
  const { userId } = await createSeeker(deps, { emailVerified: false });
  const page = await lookAs(userId);
  expect(page).toContain("Welcome, Mara Lind");
  expect(page).toContain("Confirm your email address.");
  for (const words of ["First steps", "Confirm your email address", "Upload a résumé", "Analyze a job"])
    expect(page).toContain(words);
  expect(page.match(/: to do/g)).toHaveLength(3);
  for (const tile of ["Total Analyses", "Resumes", "Average Resume Score", "Average Job Fit"])
    expect(page).toContain(tile);
  expect(page).toContain("Nothing yet.");
  expect(page).toContain("needs 10 analyses");
  for (const [path, label] of [
    ["/new-analysis", "Start New Analysis"],
    ["/my-resumes", "Upload Resume"],
    ["/interview", "Practice Interview"],
    ["/jobs", "View Job Matches"],
  ])
    expect(page).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${label}`));
});

test("the way to more credits, with what they will be for", async () => {
  const { userId } = await createSeeker(deps);
  const page = await lookAs(userId);
  expect(page).toMatch(/<a [^>]*href="\/buy-credits"[^>]*>Get More Credits/);
  expect(page).toContain(
    "Credits will be used for AI interview practice when it launches. It isn’t open yet.",
  );
});

test("who pays manages the plan, and hears of a payment that didn't go through", async () => {
  const { userId } = await createSeeker(deps);
  const [monthly] = await db.select().from(plans).where(eq(plans.slug, "individual-monthly"));
  const paid = { planId: monthly?.id, stripeSubscriptionId: `sub_${userId}`, nextRenewal: FUTURE };
  await setSubscription(deps, { userId }, paid);
  const page = await lookAs(userId);
  expect(page).toMatch(/<a [^>]*href="\/settings#billing"[^>]*>Manage<\/a>/);
  expect(page).toContain("The next payment of €5.99 is due on");
  expect(page).not.toContain("did not go through");
  await setSubscription(deps, { userId }, { pastDueSince: deps.now() });
  expect(await lookAs(userId)).toContain("Your last payment did not go through. Please check");
  await setSubscription(deps, { userId }, { status: "suspended" });
  expect(await lookAs(userId)).toContain("As soon as the open invoice is paid, everything opens again.");
});

test("until a planned deletion the plan stays open, and the card says so", async () => {
  const { userId } = await createSeeker(deps);
  await planDeletion(deps, { userId });
  const page = await lookAs(userId);
  expect(page).toContain("Until then your plan stays open");
  expect(page).toMatch(/href="\/settings#delete"[^>]*>Undo the Deletion/);
  expect(page).not.toContain("Get Plan");
});

test("the navigation has the spec's entries and the tracker, and marks the current page", async () => {
  const { userId } = await createSeeker(deps);
  const page = await lookAs(userId);
  const nav = /<nav aria-label="Main".*?<\/nav>/s.exec(page)?.[0] ?? "";
  expect([...nav.matchAll(/href="([^"]*)"/g)].map(([, path]) => path)).toEqual([
    "/dashboard",
    "/new-analysis",
    "/my-resumes",
    "/jobs",
    "/interview",
    "/history",
    "/applications",
    "/learning-center",
  ]);
  expect(nav.match(/aria-current="page"/g)).toHaveLength(1);
  expect(nav).toMatch(/<a aria-current="page"[^>]*href="\/dashboard"/);
  expect(nav).toMatch(/Interview<span[^>]*>New<\/span>/);
});

const PAST = 1;
const FUTURE = Date.now() + 100 * 24 * 60 * 60 * 1000;

test.each([
  ["Trial", { status: "active", nextRenewal: FUTURE }, "Upgrade", "/pricing", "days left"],
  ["Monthly", { status: "active", nextRenewal: FUTURE }, "Renew", "/pricing", "days left"],
  ["Yearly", { status: "active", nextRenewal: FUTURE }, "Upgrade", "/pricing", "days left"],
  [
    "Trial",
    { status: "suspended", nextRenewal: FUTURE },
    "Contact Us",
    "/contact",
    "Your account is suspended.",
  ],
  ["Monthly", { status: "active", nextRenewal: PAST }, "Renew", "/pricing", "Your subscription has ended."],
  [
    "Monthly",
    { status: "cancelled", nextRenewal: PAST },
    "Get Plan",
    "/pricing",
    "No active subscription found.",
  ],
  ["Monthly", { status: "cancelled", nextRenewal: FUTURE }, "Get Plan", "/pricing", "days left"],
] as const)("subscription %s %o: %s", async (planName, columns, label, to, words) => {
  const { userId } = await createSeeker(deps);
  const all = await db.select().from(plans).where(eq(plans.planName, planName));
  const planId = all.find(({ category }) => category === "individual")?.id;
  await setSubscription(deps, { userId }, { ...columns, planId });
  const page = await lookAs(userId);
  expect(page).toContain(words);
  expect(page).toMatch(new RegExp(`<a [^>]*href="${to}"[^>]*>${label}</a>`));
});

test("without a subscription: Get Plan", async () => {
  const { userId } = await createSeeker(deps);
  await db.delete(subscriptions).where(eq(subscriptions.userId, userId));
  const page = await lookAs(userId);
  expect(page).toContain("No subscription found. Please subscribe to use this feature.");
  expect(page).toMatch(/<a [^>]*href="\/pricing"[^>]*>Get Plan<\/a>/);
});

test("after an upload and an analysis: figures, activity with its score and link, skills, the steps done", async () => {
  const { user, ids } = await createResumes(1);
  const { id } = await analyse(deps, user, ids[0] ?? "");
  const page = await lookAs(user.userId);
  expect(page).not.toContain("First steps");
  expect(page).toContain(`href="/analysis/${id}"`);
  expect(page).toContain(`href="/resume-analysis/${ids[0]}"`);
  expect(page).toContain("1 analysis");
  expect(page).toMatch(/<span[^>]*>Strong<\/span>/);
  expect(page).toMatch(/<span[^>]*>Improve<\/span>/);
  expect(page).toContain("Your next step");
  const [made] = await db.select().from(matches).where(eq(matches.id, id));
  const advice = made?.suggestions[0] ?? "nothing";
  expect(page).toContain(advice.replaceAll("'", "&#x27;"));
  expect(made?.triedChanges).toBeGreaterThan(0);
  const nextStep = async (triedChanges: number | null) => {
    await db.update(matches).set({ triedChanges }).where(eq(matches.id, id));
    return lookAs(user.userId);
  };
  expect(await nextStep(null)).not.toContain("For any job:");
  const general = await nextStep(0);
  expect(general).toContain("We found no change to your résumé that would lift this match");
  expect(general).toContain(`For any job: ${advice.replaceAll("'", "&#x27;")}`);
  const activities = await db.$count(userActivities, eq(userActivities.userId, user.userId));
  expect(activities).toBeGreaterThan(1);
});

test("a newer résumé for the same job shows what it changed", async () => {
  const { user, ids } = await createResumes(2);
  for (const id of ids) await analyse(deps, user, id);
  const page = await lookAs(user.userId);
  expect(page).toContain("The same job, a newer résumé");
  expect(page).toMatch(/Backend Developer: [+−]\d+\.\d with the newest\./);
  expect(page).toContain("No. 2");
});

test("figures that can't be read leave empty lists, and the page says so", async () => {
  const { userId } = await createSeeker(deps);
  // A row that no reader understands, as a fault inside the database would leave it.
  await db.run(
    `insert into user_activities (id, user_id, activity_type, title, metadata) values ('${crypto.randomUUID()}', '${userId}', 'upload', 'x', '{broken')`,
  );
  const page = await lookAs(userId);
  expect(page).toContain("Failed to load dashboard data");
  expect(page).toContain("Nothing yet.");
  expect(page).toContain("14 days left");
  expect(page).not.toContain("First steps");
});

test("a skill's name is never markup", async () => {
  const { userId } = await createSeeker(deps);
  await db
    .insert(userSkills)
    .values({ userId, skillName: "<b>x</b>", skillType: "strength", confidenceScore: 1, lastUpdated: 1 });
  expect(await lookAs(userId)).not.toContain("<b>x");
});
