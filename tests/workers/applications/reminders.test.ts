import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applications, outbox, users } from "../../../db/schema";
import { addApplication } from "../../../workers/domain/applications/add-application";
import { dayOf } from "../../../workers/domain/applications/application-limits";
import { deleteApplication } from "../../../workers/domain/applications/delete-application";
import { getApplication } from "../../../workers/domain/applications/get-application";
import { moveApplication } from "../../../workers/domain/applications/move-application";
import { remindOfApplications } from "../../../workers/domain/applications/remind-of-applications";
import { getReminderMails, setReminderMails } from "../../../workers/domain/applications/reminder-mails";
import { saveApplication } from "../../../workers/domain/applications/save-application";
import { applicationSchema, newApplicationSchema } from "../../../workers/domain/applications/schema";
import { renderMail } from "../../../workers/domain/mail/render-mail";
import { switchOffUrl } from "../../../workers/domain/mail/switch-off-link";
import { eraseDue } from "../../../workers/domain/privacy/erase-due";
import { DELETION_MILLISECONDS, planDeletion } from "../../../workers/domain/privacy/plan-deletion";
import { failOnce, type TestDeps, testDeps } from "../../support/faults";
import { visit } from "../../support/people/browser-session";
import { createSeeker, withTasks } from "../../support/people/seeker";
import { post } from "../../support/people/staff";
import { postponeOthers } from "../../support/postpone";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const TEMPLATE = "application-reminder";

/** The evening before a day on which a person wants to be reminded. */
async function setUp(deps: TestDeps = testDeps()) {
  const day = dayOf(Date.now()) + 3 * DAY;
  const at = (time: number, from: TestDeps = deps) => ({ ...from, now: () => time });
  const evening = at(day - 5 * HOUR);
  const { userId } = await createSeeker(deps);
  const add = async (given: Record<string, string> = {}) => {
    const form = newApplicationSchema.parse({ jobTitle: "Cook", ...given });
    const own = { userId, applicationId: await addApplication(evening, { userId, form }) };
    await save(own, given);
    return own;
  };
  const save = async (own: { userId: string; applicationId: string }, given: Record<string, string> = {}) => {
    const { updatedAt: expected } = await getApplication(deps, own);
    const nextAt = new Date(day).toISOString().slice(0, 10);
    const said = { jobTitle: "Cook", state: "saved", nextStep: "Interview", nextAt, reminds: "on", ...given };
    await saveApplication(evening, { ...own, form: applicationSchema.parse(said), expected });
  };
  const mails = () =>
    deps.db.shared
      .select({ data: outbox.data })
      .from(outbox)
      .where(and(eq(outbox.userId, userId), eq(outbox.template, TEMPLATE)));
  const run = (time = day + 7 * HOUR, from: TestDeps = deps) => remindOfApplications(at(time, from));
  const waits = async (applicationId: string) =>
    (await deps.db.shared.select().from(applications).where(eq(applications.id, applicationId)))[0]?.remindAt;
  return { deps, day, userId, add, save, mails, run, waits };
}

test("a morning's dates are one mail, at 07:00 UTC and not before, once", async () => {
  const { deps, day, add, mails, run } = await setUp();
  await add({ employer: "Nordwind" });
  await add({ jobTitle: "Driver", nextStep: "" });
  await add({ jobTitle: "Not asked for", reminds: "" });
  await run(day + 7 * HOUR - 1);
  expect(await mails()).toEqual([]);
  await Promise.all([run(), run()]);
  await run(day + 8 * HOUR);
  const lines = ["Interview: Cook at Nordwind", "Driver"];
  expect(await mails()).toMatchObject([
    { data: { day, lines, total: 2, url: `${deps.site.origin}/applications` } },
  ]);
});

test("a run that dies at any statement mails neither twice nor never", async () => {
  for (let step = 1; step <= 4; step++) {
    const { add, mails, run } = await setUp();
    await add();
    await run(undefined, testDeps({ d1: failOnce(step) })).catch(() => {});
    await run();
    expect((await mails()).length, `step ${step}`).toBe(1);
  }
});

test("a site that was down mails late on the same day, and not on the next", async () => {
  const { day, add, mails, run, waits } = await setUp();
  const { applicationId } = await add();
  await run(day + DAY);
  expect(await mails()).toEqual([]);
  expect(await waits(applicationId)).toBeNull();
  const other = await setUp();
  await other.add();
  await other.run(other.day + DAY - 1);
  expect(await other.mails()).toHaveLength(1);
});

test("another save of the day doesn't mail again, another day does", async () => {
  const { day, add, save, mails, run, waits } = await setUp();
  const own = await add();
  await run();
  await save(own, { notes: "They were kind." });
  expect(await waits(own.applicationId)).toBeNull();
  const next = new Date(day + 3 * DAY).toISOString().slice(0, 10);
  await save(own, { nextAt: next });
  await run(day + 3 * DAY + 7 * HOUR);
  expect(await mails()).toHaveLength(2);
});

test("a date that is moved or taken away between two runs isn't mailed", async () => {
  const { day, add, save, mails, run } = await setUp();
  const [moved, taken, unasked] = [await add(), await add(), await add()];
  await save(moved, { nextAt: new Date(day + DAY).toISOString().slice(0, 10) });
  await save(taken, { nextAt: "", reminds: "" });
  await save(unasked, { reminds: "" });
  await run();
  expect(await mails()).toEqual([]);
});

test("one that is deleted between reading and writing isn't mailed, nor are deleted and closed ones", async () => {
  const { deps, add, mails, run, waits } = await setUp();
  const own = await add();
  const closed = await add();
  await moveApplication(deps, { ...closed, state: "closed" });
  let deleted: Promise<void> | undefined;
  const slow = {
    ...deps,
    // The site's address is asked for after the rows were read, before the batch.
    get site() {
      deleted ??= deleteApplication(deps, own);
      return deps.site;
    },
  };
  // D1 takes statements in their order: the deletion is asked for first.
  await run(undefined, slow);
  await deleted;
  await run();
  expect(await mails()).toEqual([]);
  for (const { applicationId } of [own, closed]) expect(await waits(applicationId)).toBeNull();
});

test("nobody is mailed who switched it off, hasn't confirmed their address, or is about to leave", async () => {
  const [off, unknown, leaving] = [await setUp(), await setUp(), await setUp()];
  const { deps } = off;
  for (const one of [off, unknown, leaving]) await one.add();
  await setReminderMails(deps, { userId: off.userId, isOn: false });
  await deps.db.shared.update(users).set({ emailVerified: false }).where(eq(users.id, unknown.userId));
  await planDeletion(withTasks(deps), { userId: leaving.userId });
  for (const one of [off, unknown, leaving]) {
    await one.run();
    expect(await one.mails()).toEqual([]);
  }
});

test("an account that was erased leaves no application and no mail", async () => {
  const { deps, day, userId, add, mails, run } = await setUp();
  await postponeOthers(deps);
  const { applicationId } = await add();
  await planDeletion(withTasks(deps), { userId });
  deps.wait(DELETION_MILLISECONDS);
  await eraseDue(withTasks(deps));
  expect(await deps.db.shared.$count(applications, eq(applications.id, applicationId))).toBe(0);
  await run(day + 8 * HOUR);
  expect(await mails()).toEqual([]);
});

test("each mail says what is due and names a link that switches them off without a sign-in, also for mail programs", async () => {
  const { deps, day, userId } = await setUp();
  const offUrl = switchOffUrl(deps, "applications", userId);
  const url = `${deps.site.origin}/applications/1`;
  const data = { fullName: "Ada", day, lines: ["Interview: Cook"], total: 1, url, offUrl };
  const mail = renderMail(TEMPLATE, data, deps.site);
  expect(mail.subject).toBe("Today: Interview: Cook");
  for (const text of [mail.text, mail.html.replaceAll("&#38;", "&")]) expect(text).toContain(offUrl);
  expect(mail.headers).toEqual({
    "List-Unsubscribe": `<${offUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  const path = offUrl.slice(deps.site.origin.length);
  expect(await (await visit(path)).text()).toContain("Reminders of your applications");
  // A link for one kind of mails is none for the other, and a changed one is none at all.
  const forged = path.replace(/\.(.)/, (_, first) => (first === "x" ? ".y" : ".x"));
  const oneClick = { "List-Unsubscribe": "One-Click" };
  expect((await post(forged, undefined, oneClick)).status).toBe(400);
  expect(await getReminderMails(deps, { userId })).toBe(true);
  expect((await post(path, undefined, oneClick)).status).toBe(302);
  expect(await getReminderMails(deps, { userId })).toBe(false);
  expect(await (await visit(path)).text()).toContain("No more reminders of your applications");
});
