import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { letters, mailingListEntries, outbox } from "../../../db/schema";
import type { Task } from "../../../workers/adapters/task-queue/port";
import type { MailingList } from "../../../workers/domain/content/mailing-lists";
import { mailsOfLetter } from "../../../workers/domain/letters/letter-mails";
import { tendLetters } from "../../../workers/domain/letters/tend-letters";
import { writeLetterMails } from "../../../workers/domain/letters/write-letter-mails";
import type { LetterReference, MailData } from "../../../workers/domain/mail/mail-data";
import { readMailData } from "../../../workers/domain/mail/read-mail-data";
import { renderMail } from "../../../workers/domain/mail/render-mail";
import { sendMail } from "../../../workers/domain/mail/send-mail";
import { createLetter } from "../../../workers/domain/staff/letters/save-letter";
import { sendLetter } from "../../../workers/domain/staff/letters/send-letter";
import { testDeps } from "../../support/faults";
import { sessionOf, visit } from "../../support/people/browser-session";
import { auditTrailOf, createPerson, createStaff, post, wordsOf } from "../../support/people/staff";
import { freshEmail } from "../../support/public-forms";

const GRACE = { graceMilliseconds: 300_000 };
const BODY =
  "Hello [all](/learning-center),\n\n- one **thing**\n- <b>two</b>\n\n![seen](https://x.example/1.png)";

/** Dependencies whose tasks wait in `tasks`. */
function letterDeps() {
  const tasks: Task[] = [];
  return { ...testDeps(), tasks: { send: async (list: Task[]) => void tasks.push(...list) }, queued: tasks };
}

type LetterDeps = ReturnType<typeof letterDeps>;

async function addReaders(deps: LetterDeps, list: MailingList, count: number) {
  const rows = Array.from({ length: count }, () => ({
    id: crypto.randomUUID(),
    list,
    email: freshEmail(),
    confirmedAt: deps.now() - 1000,
  }));
  for (const row of rows) await deps.db.shared.insert(mailingListEntries).values(row);
  return rows;
}

async function setUp(list: MailingList, readers: number) {
  const deps = letterDeps();
  const rows = await addReaders(deps, list, readers);
  const letterId = await createLetter(deps, {
    form: { list, subject: "What is new", body: BODY },
    actorId: "staff",
  });
  const state = async () => {
    const [row] = await deps.db.shared.select().from(letters).where(eq(letters.id, letterId));
    if (!row) throw new Error("no letter");
    return row;
  };
  const send = async () =>
    sendLetter(deps, { letterId, expected: (await state()).updatedAt, actorId: "staff", reason: null });
  const mails = () => deps.db.shared.select().from(outbox).where(mailsOfLetter(letterId));
  return { deps, rows, letterId, state, send, mails };
}

async function writeAll(deps: LetterDeps, letterId: string) {
  for (let run = 0; run < 50; run++) {
    const at = deps.queued.findIndex((task) => task.kind === "write-letter-mails");
    if (at < 0) return;
    deps.queued.splice(at, 1);
    await writeLetterMails(deps, { letterId });
  }
  throw new Error("writing never ends");
}

test("a letter goes once to each confirmed address of its list, in rounds, and to no one else", async () => {
  const { deps, rows, letterId, state, send, mails } = await setUp("careers", 120);
  const [other] = await addReaders(deps, "interview", 1);
  const waiting = freshEmail();
  await deps.db.shared.insert(mailingListEntries).values({ list: "careers", email: waiting });
  await send();
  await expect(send()).rejects.toMatchObject({ code: "decided-meanwhile" });
  const [late] = await addReaders({ ...deps, now: () => deps.now() + 60_000 }, "careers", 1);
  // Two consumers at once, and each message twice.
  await Promise.all([writeLetterMails(deps, { letterId }), writeLetterMails(deps, { letterId })]);
  expect((await mails()).length).toBeLessThanOrEqual(50);
  await writeAll(deps, letterId);
  await writeLetterMails(deps, { letterId });
  const to = (await mails()).map(({ toAddress }) => toAddress);
  expect(new Set(to).size).toBe(to.length);
  for (const { email } of rows) expect(to).toContain(email);
  for (const email of [waiting, other?.email, late?.email]) expect(to).not.toContain(email);
  expect(await state()).toMatchObject({ status: "sending", written: to.length });
  const asked = deps.queued.flatMap((task) => (task.kind === "send-mail" ? [task.mailId] : []));
  expect(new Set(asked)).toEqual(new Set((await mails()).map(({ id }) => id)));
});

test("a run that dies is taken up where it was; the numbers are those of the mails", async () => {
  const { deps, rows, letterId, state, send, mails } = await setUp("interview", 60);
  await send();
  await writeLetterMails(deps, { letterId });
  deps.queued.length = 0;
  deps.wait(GRACE.graceMilliseconds - 1000);
  await tendLetters(deps, GRACE);
  expect(deps.queued.filter(({ kind }) => kind === "write-letter-mails")).toEqual([]);
  deps.wait(2000);
  await tendLetters(deps, GRACE);
  expect(deps.queued).toContainEqual({ kind: "write-letter-mails", letterId });
  await writeAll(deps, letterId);
  const to = (await mails()).map(({ toAddress }) => toAddress);
  for (const { email } of rows) expect(to.filter((one) => one === email)).toHaveLength(1);

  const [first, second] = await mails();
  await sendMail(deps, { mailId: first?.id ?? "" });
  await deps.db.shared
    .update(outbox)
    .set({ status: "failed" })
    .where(eq(outbox.id, second?.id ?? ""));
  await tendLetters(deps, GRACE);
  expect(await state()).toMatchObject({ status: "sending", sent: 1, bounced: 1 });
  await deps.db.shared.update(outbox).set({ status: "sent" }).where(mailsOfLetter(letterId));
  await tendLetters(deps, GRACE);
  expect(await state()).toMatchObject({ status: "sent", sent: to.length, bounced: 0 });
});

test("its link leaves the list with one click and is counted; a mail that waits then isn't sent", async () => {
  const { deps, rows, letterId, state, send } = await setUp("careers", 2);
  await send();
  await writeAll(deps, letterId);
  const [leaver] = rows;
  const mailId = `letter.${letterId}.${leaver?.id}`;
  const [row] = await deps.db.shared.select().from(outbox).where(eq(outbox.id, mailId));
  const data = (await readMailData(deps, row ?? { template: "", data: null })) as MailData["letter"];
  const mail = renderMail("letter", data, deps.site);
  expect(mail.headers).toEqual({
    "List-Unsubscribe": `<${data.offUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(mail.html).toContain(`href="${deps.site.origin}/learning-center"`);
  expect(mail.html).toContain("<strong>thing</strong>");
  expect(mail.html).not.toMatch(/<img|<b>/);
  expect(mail.text).toContain(`Hello all (${deps.site.origin}/learning-center),`);

  const path = data.offUrl.slice(deps.site.origin.length);
  for (let press = 0; press < 2; press++)
    expect((await post(path, undefined, { "List-Unsubscribe": "One-Click" })).status).toBe(302);
  expect((await state()).departed).toBe(1);
  const entries = await deps.db.shared
    .select()
    .from(mailingListEntries)
    .where(eq(mailingListEntries.id, leaver?.id ?? ""));
  expect(entries).toEqual([]);
  await sendMail(deps, { mailId });
  expect(await deps.db.shared.select().from(outbox).where(eq(outbox.id, mailId))).toEqual([]);
});

test("the newsletter goes out once in 31 days", async () => {
  const { deps, letterId, send, state } = await setUp("newsletter", 1);
  await deps.db.shared.update(letters).set({ startedAt: 1 }).where(eq(letters.list, "newsletter"));
  await send();
  await writeAll(deps, letterId);
  const next = await setUp("newsletter", 1);
  await expect(next.send()).rejects.toMatchObject({ code: "letter-too-soon" });
  await deps.db.shared
    .update(letters)
    .set({ startedAt: deps.now() - 31 * 86_400_000 })
    .where(eq(letters.id, letterId));
  await next.send();
  expect((await next.state()).status).toBe("writing");
  expect((await state()).status).toBe("sending");
});

test("staff write, preview, test, send and delete letters; nobody else finds their page", async () => {
  const deps = letterDeps();
  const staff = await createStaff(deps);
  const fields = {
    list: "careers",
    subject: `Positions ${crypto.randomUUID()}`,
    body: "## New\n\nA *cook*.",
  };
  const missing = await post("/admin/letters/new", staff.cookie, { ...fields, subject: "" });
  expect([missing.status, await wordsOf(missing)]).toEqual([
    400,
    expect.stringContaining("Please enter a subject"),
  ]);
  const preview = await post("/admin/letters/new", staff.cookie, { ...fields, intent: "preview" });
  expect([preview.status, (await preview.text()).includes("&lt;em&gt;cook&lt;/em&gt;")]).toEqual([200, true]);

  const made = await post("/admin/letters/new", staff.cookie, { ...fields, intent: "save" });
  const path = made.headers.get("location")?.replace(/\?.*/, "") ?? "";
  const letterId = path.split("/").at(-1) ?? "";
  const [row] = await deps.db.shared.select().from(letters).where(eq(letters.id, letterId));
  expect(await wordsOf(await visit("/admin/lists", { cookie: staff.cookie }))).toContain(fields.subject);
  const cookie = await sessionOf(deps, (await createPerson(deps)).userId);
  expect((await visit(path, { cookie })).status).not.toBe(200);

  const stale = { ...fields, body: "Other words.", expected: "1", intent: "save" };
  expect(await wordsOf(await post(path, staff.cookie, stale))).toContain(
    "Someone else has saved or sent this letter",
  );
  expect((await post(path, staff.cookie, { intent: "test" })).status).toBe(302);
  const tests = await deps.db.shared.select().from(outbox).where(eq(outbox.userId, staff.userId));
  expect(tests.map(({ data }) => (data as LetterReference | null)?.letterId)).toContain(letterId);

  await addReaders(deps, "careers", 1);
  const send = `${path}/send?as=${row?.updatedAt}`;
  expect(await wordsOf(await visit(send, { cookie: staff.cookie }))).toMatch(/goes to the \d+ address/);
  expect((await post(`${path}/send?as=1`, staff.cookie)).status).toBe(409);
  expect((await post(send, staff.cookie, { reason: "" })).status).toBe(302);
  expect((await post(`${path}/delete`, staff.cookie)).status).toBe(409);
  expect(await wordsOf(await visit(path, { cookie: staff.cookie }))).toContain("Left the list by its link");

  const second = await post("/admin/letters/new", staff.cookie, { ...fields, intent: "save" });
  const draft = second.headers.get("location")?.replace(/\?.*/, "") ?? "";
  expect((await post(`${draft}/delete`, staff.cookie)).status).toBe(302);
  expect((await visit(draft, { cookie: staff.cookie })).status).toBe(404);
  expect((await post(`${draft}/else`, staff.cookie)).status).toBe(404);
  const actions = (await auditTrailOf(deps, letterId)).map(({ action }) => action);
  expect(actions.sort()).toEqual(["letter-created", "letter-sent"]);
});
