import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { resumes, users } from "../../../db/schema";
import { deliver, testDeps } from "../../support/faults";
import { filesForm, sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker, postForm, textOf } from "../../support/people/seeker";
import { shownHtml } from "../../support/people/shown-html";
import { setSubscription } from "../../support/samples/job-analyses";
import { createOwner, createResumes, pdfFiles, upload } from "../../support/samples/seeker-resumes";
import { resumePdf } from "../../support/samples/text-pdf";

const deps = testDeps();
const db = deps.db.shared;

async function setUp(count = 0) {
  const { user, ids } = count > 0 ? await createResumes(count) : { user: await createOwner(deps), ids: [] };
  return { user, ids, cookie: await sessionOf(deps, user.userId) };
}

/** What is to be seen of a page: without its scripts and the data that they get. */
async function shownBy(answer: Response): Promise<string> {
  return shownHtml(await textOf(answer));
}

const look = async (path: string, cookie: string) => shownBy(await visit(path, { cookie }));

/** The plain upload form, as a browser without scripts sends it. */
const send = (cookie: string, files: Parameters<typeof filesForm>[0], path = "/my-resumes") =>
  visit(path, { cookie, method: "POST", body: filesForm(files) });

const file = (number: number, name = `CV ${number}.pdf`) => ({ name, bytes: resumePdf(number) });

test("an account without résumés is asked for the first one", async () => {
  const { cookie } = await setUp();
  const page = await look("/my-resumes", cookie);
  expect(page).toContain("No résumés yet");
  expect(page).toContain('accept=".pdf,.doc,.docx,.json"');
  expect(page).toMatch(/<a aria-current="page"[^>]*href="\/my-resumes"/);
  expect(page).not.toContain('href="/compare"');
});

test("a plain form's single file leads to its analysis; the same file again says so", async () => {
  const { cookie, user } = await setUp();
  const answer = await send(cookie, [file(1)]);
  expect(answer.status).toBe(302);
  const [row] = await db.select().from(resumes).where(eq(resumes.userId, user.userId));
  expect(answer.headers.get("location")).toBe(`/resume-analysis/${row?.id}`);

  const again = await shownBy(await send(cookie, [file(1)]));
  expect(again).toContain("You have uploaded this file before.");
  expect(again).toContain(`href="/resume-analysis/${row?.id}"`);
  expect(await db.$count(resumes, eq(resumes.userId, user.userId))).toBe(1);
});

test("of several files each is answered for itself, in the spec's words", async () => {
  const { cookie, user } = await setUp();
  const text = { name: "cv.txt", bytes: new TextEncoder().encode("Hello") };
  const page = await shownBy(await send(cookie, [file(1), file(2), text]));
  expect(page).toContain("Please upload a valid file type (.pdf, .doc, .docx).");
  expect(page.match(/Uploaded\. /g)).toHaveLength(2);
  expect(await db.$count(resumes, eq(resumes.userId, user.userId))).toBe(2);
});

test("no file chosen is said, not an error page", async () => {
  const { cookie } = await setUp();
  const page = await shownBy(await send(cookie, []));
  expect(page).toContain("Please select files to upload");
});

test("a newer version joins the family of the one that it names; a foreign one is missing", async () => {
  const { cookie, ids, user } = await setUp(1);
  const [id] = ids;
  expect(await look(`/my-resumes?versionOf=${id}`, cookie)).toContain("It becomes a newer version of");
  const answer = await send(cookie, [file(90)], `/my-resumes?versionOf=${id}`);
  expect(answer.status).toBe(302);
  const rows = await db.select().from(resumes).where(eq(resumes.userId, user.userId));
  expect(rows.map(({ familyId }) => familyId)).toEqual([id, id]);
  const page = await look("/my-resumes", cookie);
  expect(page.indexOf("Other versions of it")).toBeGreaterThan(page.indexOf("CV 90"));

  const stranger = await setUp();
  expect(await look(`/my-resumes?versionOf=${id}`, stranger.cookie)).not.toContain(
    "It becomes a newer version",
  );
  const refused = await send(stranger.cookie, [file(1)], `/my-resumes?versionOf=${id}`);
  expect([refused.status, await shownBy(refused)]).toEqual([
    404,
    expect.stringContaining("Resume not found"),
  ]);
});

test("the list shows the default first, then the newest, with name, kind, size, score and what can be done", async () => {
  const { cookie, ids } = await setUp(3);
  await postForm("/my-resumes", { resumeId: ids[0] ?? "", intent: "set-default" }, { cookie });
  const page = await look("/my-resumes?notice=default", cookie);
  expect(page).toContain("This résumé is your default now.");
  const places = [ids[0], ids[2], ids[1]].map((id) => page.indexOf(`/resume-analysis/${id}`));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(page.match(/>Default</g)).toHaveLength(1);
  expect(page).toContain("3 résumés");
  expect(page).toMatch(/PDF · 1 kB · uploaded/);
  expect(page).toMatch(/Resume score \d+/);
  for (const path of [
    `/my-resumes/${ids[1]}/rename`,
    `/my-resumes/${ids[1]}/delete`,
    `/api/resumes/${ids[1]}/file`,
  ])
    expect(page).toContain(`href="${path}"`);
});

test("a résumé that waits says so; one whose analysis failed says why and can be tried again", async () => {
  const { user, cookie } = await setUp();
  const { accepted } = await upload(deps, user, pdfFiles(1));
  expect(await look("/my-resumes", cookie)).toContain("Analyzing...");

  const resumeId = accepted[0]?.id ?? "";
  await db
    .update(resumes)
    .set({ analysisStatus: "failed", failureCode: "encrypted" })
    .where(eq(resumes.id, resumeId));
  const failed = await look("/my-resumes", cookie);
  expect(failed).toMatch(/The upload succeeded, but the analysis failed\. \S+/);
  expect(failed).toContain("Try again");

  const answer = await postForm("/my-resumes", { resumeId, intent: "retry" }, { cookie });
  expect(answer.headers.get("location")).toBe("/my-resumes");
  const [row] = await db.select().from(resumes).where(eq(resumes.id, resumeId));
  expect(row?.analysisStatus).not.toBe("failed");
});

test.each([
  ["ended", { nextRenewal: 1 }, "Your subscription has ended. Please renew to continue using this feature."],
  [
    "suspended",
    { status: "suspended" as const },
    "Your account is suspended. Please contact support for assistance.",
  ],
])(
  "with a subscription that is %s, uploads and new tries are refused in the spec's words",
  async (_, columns, message) => {
    const { user, cookie, ids } = await setUp(1);
    await setSubscription(deps, user, columns);
    const answer = await send(cookie, [file(70)]);
    expect(answer.status).toBe(402);
    const page = await shownBy(answer);
    expect(page).toContain(message);
    expect(page.includes("See plans")).toBe(message.includes("has ended"));
    await db
      .update(resumes)
      .set({ analysisStatus: "failed" })
      .where(eq(resumes.id, ids[0] ?? ""));
    const retry = await postForm("/my-resumes", { resumeId: ids[0] ?? "", intent: "retry" }, { cookie });
    expect([retry.status, await shownBy(retry)]).toEqual([402, expect.stringContaining(message)]);
    // Reading stays possible.
    expect(await look("/my-resumes", cookie)).toContain("CV 0");
  },
);

test("before the address is confirmed nothing can be uploaded, and the page says so", async () => {
  const { userId } = await createSeeker(deps, { emailVerified: false });
  const cookie = await sessionOf(deps, userId);
  const page = await look("/my-resumes", cookie);
  expect(page).toContain("Confirm your email address.");
  expect(page).toMatch(/<input type="file"[^>]*disabled/);
  expect((await send(cookie, [file(1)])).status).toBe(403);
});

test("renaming: a separate form, refusals next to the field", async () => {
  const { cookie, ids } = await setUp(1);
  const path = `/my-resumes/${ids[0]}/rename`;
  expect(await look(path, cookie)).toMatch(/<input id="resume-name"[^>]*value="CV 0"/);
  const refused = await postForm(path, { name: "  " }, { cookie });
  expect([refused.status, await shownBy(refused)]).toEqual([
    400,
    expect.stringContaining("Please enter a name"),
  ]);
  const done = await postForm(path, { name: "For banks" }, { cookie });
  expect(done.headers.get("location")).toBe("/my-resumes?notice=renamed");
  expect(await look("/my-resumes", cookie)).toContain("For banks");
});

test("dialogs lead back to the page of the list that they were opened on", async () => {
  const { cookie, ids } = await setUp(1);
  expect(await look("/my-resumes?page=1&notice=default", cookie)).toContain(
    `href="/my-resumes/${ids[0]}/rename?page=1"`,
  );
  for (const [dialog, notice] of [
    ["rename", "renamed"],
    ["delete", "deleted"],
  ]) {
    const path = `/my-resumes/${ids[0]}/${dialog}?page=1`;
    expect(await look(path, cookie)).toMatch(/<a [^>]*href="\/my-resumes\?page=1"[^>]*>Cancel/);
    const done = await postForm(path, { name: "New" }, { cookie });
    expect(done.headers.get("location")).toBe(`/my-resumes?page=1&notice=${notice}`);
  }
});

test("deleting asks first, on a page that needs no scripts, and then nothing is left", async () => {
  const { cookie, ids, user } = await setUp(1);
  const path = `/my-resumes/${ids[0]}/delete`;
  const question = await look(path, cookie);
  expect(question).toContain("Delete this résumé?");
  expect(question).toMatch(/CV 0, its analysis, every analysis of a job .* and the drafts/s);
  const done = await postForm(path, {}, { cookie });
  expect(done.headers.get("location")).toBe("/my-resumes?notice=deleted");
  expect(await look("/my-resumes?notice=deleted", cookie)).toContain("are deleted");
  expect(await db.$count(resumes, eq(resumes.userId, user.userId))).toBe(0);
  expect((await visit(path, { cookie })).status).toBe(404);
});

test("what the address says is never shown unescaped", async () => {
  const { cookie } = await setUp();
  const page = await look("/my-resumes?notice=<b>x</b>&versionOf=<b>y</b>&page=<b>z</b>", cookie);
  expect(page).not.toContain("<b>");
  expect(page).toContain("No résumés yet");
});

test("a résumé that is being analysed is delivered by the queue like any other", async () => {
  const held = testDeps();
  const user = await createOwner(held);
  const cookie = await sessionOf(held, user.userId);
  await upload(held, user, pdfFiles(1));
  await deliver(held, held.sentOwn.splice(0));
  expect(await look("/my-resumes", cookie)).toMatch(/Job fit \d+ as /);
  await held.db.shared.delete(users).where(eq(users.id, user.userId));
});
