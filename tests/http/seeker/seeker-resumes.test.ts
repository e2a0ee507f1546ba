import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { resumes, subscriptions, users } from "../../../db/schema";
import { MAX_FILE_BYTES } from "../../../workers/domain/files/upload-limits";
import { RESUME_TYPES } from "../../../workers/domain/resumes/files/file-types";
import { checkFileAddress, signFileAddress } from "../../../workers/domain/resumes/files/sign-file-address";
import { renameResume } from "../../../workers/domain/resumes/rename-resume";
import { makeDocx, paragraph, run } from "../../engine/read/support/make-docx";
import { deliver, failOnce, testDeps } from "../../support/faults";
import { filesForm, ORIGIN, sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker } from "../../support/people/seeker";
import { createOwner, createResumes, pdfFiles, rowsOf, upload } from "../../support/samples/seeker-resumes";
import { resumePdf } from "../../support/samples/text-pdf";

type UploadedFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

const WRONG_TYPE = "Please upload a valid file type (.pdf, .doc, .docx).";

async function setUp(options: { emailVerified?: boolean } = {}) {
  const deps = testDeps();
  const { userId } = await createSeeker(deps, options);
  const cookie = await sessionOf(deps, userId);
  const send = (files: UploadedFile[], query = "", path = "/api/resumes") =>
    visit(`${path}${query}`, { cookie, method: "POST", body: filesForm(files) });
  const keys = async () => (await env.FILES.list({ prefix: `${userId}/` })).objects.map(({ key }) => key);
  return { deps, userId, cookie, send, keys };
}

function pdf(number: number): UploadedFile {
  return { name: `CV ${number}.pdf`, bytes: resumePdf(number) };
}

function docx(name = "Mara Lind.docx"): UploadedFile {
  return { name, bytes: new Uint8Array(makeDocx(paragraph(run(`Mara Lind ${crypto.randomUUID()}`)))) };
}

const doc: UploadedFile = {
  name: "old.doc",
  bytes: Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 1, 2, 3]),
};

test("PDF, DOC and DOCX are taken, each answered for itself, the last of them as the default", async () => {
  const { deps, userId, send } = await setUp();
  const answer = await send([pdf(1), doc, docx()]);
  expect(answer.status).toBe(202);
  const { accepted, refused } = await answer.json<{ accepted: { id: string }[]; refused: [] }>();
  expect(accepted).toMatchObject([
    { name: "CV 1", isNew: true },
    { name: "old", isNew: true },
    { name: "Mara Lind", isNew: true },
  ]);
  expect(refused).toEqual([]);
  const rows = (await rowsOf(deps, { userId })).toReversed();
  expect(rows.map(({ id }) => id)).toEqual(accepted.map(({ id }) => id));
  expect(rows).toMatchObject([
    { fileType: RESUME_TYPES.pdf, isDefault: false, fileSize: resumePdf(1).length },
    { fileType: RESUME_TYPES.doc, isDefault: false },
    { fileType: RESUME_TYPES.docx, isDefault: true },
  ]);
  for (const { fileKey } of rows) expect(fileKey).toMatch(new RegExp(`^${userId}/\\d{13}-[\\w.-]+$`));
  expect(rows[2]?.fileKey).toMatch(/-Mara_Lind\.docx$/);
});

test("a wrong type, wrong bytes, an empty file and one that is too large are refused by name, the others taken", async () => {
  const { send, keys } = await setUp();
  const text = new TextEncoder().encode("not a résumé");
  const answer = await send([
    { name: "photo.png", bytes: text },
    { name: "text.pdf", bytes: text },
    { name: "word.pdf", bytes: docx().bytes },
    { name: "pdf.docx", bytes: resumePdf(1) },
    { name: "empty.pdf", bytes: new Uint8Array() },
    { name: "large.pdf", bytes: new Uint8Array(MAX_FILE_BYTES + 1) },
    pdf(2),
  ]);
  expect(answer.status).toBe(202);
  expect(await answer.json()).toMatchObject({
    accepted: [{ name: "CV 2", isNew: true }],
    refused: [
      { file: "photo.png", reason: WRONG_TYPE },
      { file: "text.pdf", reason: WRONG_TYPE },
      { file: "word.pdf", reason: WRONG_TYPE },
      { file: "pdf.docx", reason: WRONG_TYPE },
      { file: "empty.pdf", reason: "The file is empty" },
      { file: "large.pdf", reason: "The file is larger than 10MB" },
    ],
  });
  expect((await keys()).filter((key) => !key.endsWith(".gz"))).toHaveLength(1);
});

test("where nothing was taken, the answer says why", async () => {
  const { send } = await setUp();
  const answer = await send([{ name: "photo.png", bytes: new Uint8Array([1]) }]);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    error: "no-file-accepted",
    message: WRONG_TYPE,
    accepted: [],
    refused: [{ file: "photo.png", reason: WRONG_TYPE }],
  });
});

test("the same file is recognised under any name, and nothing changes; another person's is ignored", async () => {
  const { deps, userId, send } = await setUp();
  await send([pdf(1)]);
  await send([pdf(2)]);
  const before = await rowsOf(deps, { userId });
  const again = await send([
    { ...pdf(1), name: "renamed.pdf" },
    { ...pdf(3) },
    { ...pdf(3), name: "twice.pdf" },
  ]);
  const { accepted } = await again.json<{ accepted: { id: string; name: string; isNew: boolean }[] }>();
  expect(accepted).toMatchObject([
    { id: before[1]?.id, name: "CV 1", isNew: false },
    { name: "CV 3", isNew: true },
    { id: accepted[1]?.id, name: "CV 3", isNew: false },
  ]);
  const alone = await send([pdf(2)]);
  expect(await alone.json()).toMatchObject({ accepted: [{ id: before[0]?.id, isNew: false }] });
  const rows = await rowsOf(deps, { userId });
  expect(rows).toHaveLength(3);
  expect(rows.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(["CV 3"]);
  const stranger = await setUp();
  expect(await (await stranger.send([pdf(1)])).json()).toMatchObject({ accepted: [{ isNew: true }] });
});

test("more than ten files at once, no file, and what is no upload are refused whole", async () => {
  const { deps, userId, send, cookie, keys } = await setUp();
  const many = await send(Array.from({ length: 11 }, (_, i) => pdf(i)));
  expect(many.status).toBe(400);
  expect(await many.json()).toMatchObject({ message: "You can only upload up to 10 files at a time" });
  const none = await send([]);
  expect(await none.json()).toMatchObject({ message: "Please select files to upload" });
  const json = await visit("/api/resumes", { cookie, method: "POST", body: "{}" });
  expect(json.status).toBe(400);
  const huge = await send([{ name: "huge.pdf", bytes: new Uint8Array(2 * MAX_FILE_BYTES + 1) }]);
  expect(huge.status).toBe(413);
  expect(await rowsOf(deps, { userId })).toEqual([]);
  expect(await keys()).toEqual([]);
});

test("an unverified address refuses an upload", async () => {
  const { send, keys } = await setUp({ emailVerified: false });
  const answer = await send([pdf(1)]);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({
    error: "email-unverified",
    message: "Please confirm your email address first. We have sent you a link.",
  });
  expect(await keys()).toEqual([]);
});

const ENDED = "Your subscription has ended. Please renew to continue using this feature.";
const INACTIVE = "No active subscription found. Please subscribe to use this feature.";
const SUSPENDED = "Your account is suspended. Please contact support for assistance.";
const MISSING = "No subscription found. Please subscribe to use this feature.";

test.each([
  ["active", -1, ENDED],
  ["active", 3_600_000, null],
  ["expired", 3_600_000, ENDED],
  ["suspended", 3_600_000, SUSPENDED],
  ["cancelled", 3_600_000, null],
  ["cancelled", -1, INACTIVE],
  [null, 0, MISSING],
] as const)(
  "a subscription that is %s, renewing in %i ms: uploads and further tries are answered with %j",
  async (status, left, message) => {
    const { deps, userId, cookie, send } = await setUp();
    const [row] = (await upload(deps, { userId, emailVerified: true }, pdfFiles(1, 50))).accepted;
    await deps.db.shared
      .update(resumes)
      .set({ analysisStatus: "failed", failureCode: "analysis-failed" })
      .where(eq(resumes.userId, userId));
    const ofUser = eq(subscriptions.userId, userId);
    if (status)
      await deps.db.shared
        .update(subscriptions)
        .set({ status, nextRenewal: deps.now() + left })
        .where(ofUser);
    else await deps.db.shared.delete(subscriptions).where(ofUser);
    const answer = await send([pdf(1)]);
    const retried = await visit("/my-resumes", {
      method: "POST",
      cookie,
      body: new URLSearchParams({ intent: "retry", resumeId: row?.id ?? "" }),
    });
    if (!message) {
      expect(answer.status).toBe(202);
      expect(retried.status).toBe(302);
      return;
    }
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({ message });
    expect(retried.status).toBe(402);
    expect(await retried.text()).toContain(message);
    const [kept] = await rowsOf(deps, { userId });
    expect(kept).toMatchObject({ analysisStatus: "failed" });
    // The person's own data can be read all the same.
    expect((await visit(`/api/resumes/${row?.id}/file`, { cookie })).status).toBe(200);
  },
);

test("a subscription that can't be looked up refuses the upload, and says so", async () => {
  const deps = testDeps();
  const user = await createOwner(deps);
  await expect(upload(testDeps({ d1: failOnce(1) }), user, pdfFiles(1))).rejects.toMatchObject({
    code: "subscription-check-failed",
    message: "Failed to check subscription status",
  });
});

test("the page takes a plain form and leads to the analysis", async () => {
  const { deps, userId, send } = await setUp();
  const answer = await send([pdf(1)], "", "/my-resumes");
  const [row] = await rowsOf(deps, { userId });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(`/resume-analysis/${row?.id}`);
});

test("a newer version joins its résumé's family", async () => {
  const { deps, userId, send } = await setUp();
  const first = await send([pdf(1)]);
  const { accepted } = await first.json<{ accepted: { id: string }[] }>();
  await send([pdf(2)], `?versionOf=${accepted[0]?.id}`);
  expect((await rowsOf(deps, { userId })).map(({ familyId }) => familyId)).toEqual([
    accepted[0]?.id,
    accepted[0]?.id,
  ]);
  const missing = await send([pdf(3)], `?versionOf=${crypto.randomUUID()}`);
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ message: "Resume not found" });
});

test("its owner sees how far an analysis is, once and live; nobody else does", async () => {
  const deps = testDeps();
  const user = await createOwner(deps);
  const cookie = await sessionOf(deps, user.userId);
  const id = (await upload(deps, user, pdfFiles(1))).accepted[0]?.id;
  const waiting = await visit(`/api/resumes/${id}`, { cookie });
  expect(await waiting.json()).toMatchObject({
    id,
    name: "CV 0",
    analysisStatus: "pending",
    failure: null,
    status: "processing",
    total: 1,
  });
  expect(waiting.headers.get("cache-control")).toBe("no-store");
  expect((await visit(`/api/resumes/${id}/live`, { cookie })).status).toBe(426);
  const live = await visit(`/api/resumes/${id}/live`, { cookie, headers: { upgrade: "websocket" } });
  expect(live.status).toBe(101);
  const heard: string[] = [];
  live.webSocket?.accept();
  const ended = new Promise<void>((resolve) => {
    live.webSocket?.addEventListener("message", ({ data }) => {
      const { status } = JSON.parse(String(data)) as { status: string };
      heard.push(status);
      if (status === "completed") resolve();
    });
  });
  await deliver(deps, deps.sentOwn);
  await ended;
  live.webSocket?.close();
  expect(heard).toEqual(["processing", "completed"]);
  expect(await (await visit(`/api/resumes/${id}`, { cookie })).json()).toMatchObject({
    analysisStatus: "completed",
    completed: 1,
  });
  const stranger = await sessionOf(deps, (await createOwner(deps)).userId);
  for (const path of ["", "/live", "/file", "/address"]) {
    const answer = await visit(`/api/resumes/${id}${path}`, {
      cookie: stranger,
      headers: path === "/live" ? { upgrade: "websocket" } : {},
    });
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

test("a file comes back as it was sent, as a download under the name it has now, and runs nothing", async () => {
  const { deps, userId, cookie, send } = await setUp();
  const files = [pdf(1), docx()];
  const { accepted } = await (await send(files)).json<{ accepted: { id: string }[] }>();
  await renameResume(deps, { userId, resumeId: accepted[1]?.id ?? "", name: "Lebenslauf für Köln" });
  const names = ['attachment; filename="CV 1.pdf"', 'attachment; filename="Lebenslauf fu_r Ko_ln.docx"'];
  const types = [RESUME_TYPES.pdf, RESUME_TYPES.docx];
  for (const [index, { id }] of accepted.entries()) {
    const answer = await visit(`/api/resumes/${id}/file`, { cookie });
    expect(answer.status).toBe(200);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(files[index]?.bytes);
    expect(answer.headers.get("content-type")).toBe(types[index]);
    expect(answer.headers.get("content-disposition")).toContain(names[index]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
  }
  const [row] = await rowsOf(deps, { userId });
  await env.FILES.delete(row?.fileKey ?? "");
  const gone = await visit(`/api/resumes/${row?.id}/file`, { cookie });
  expect(gone.status).toBe(404);
  expect(await gone.json()).toMatchObject({ message: "The file is no longer there." });
});

test("a signed address opens one file without a session, for 300 or 120 seconds, and for its own use", async () => {
  const { deps, user, ids } = await createResumes(2);
  const cookie = await sessionOf(deps, user.userId);
  const [id = "", other = ""] = ids;
  for (const [use, seconds] of [
    ["resume-analysis", 300],
    ["job-analysis", 120],
  ] as const) {
    const made = await visit(`/api/resumes/${id}/address?for=${use}`, { cookie });
    const { url, expires_at } = await made.json<{ url: string; expires_at: string }>();
    const left = (Date.parse(expires_at) - Date.now()) / 1000;
    expect(left).toBeGreaterThan(seconds - 20);
    expect(left).toBeLessThanOrEqual(seconds);
    const path = url.slice(ORIGIN.length);
    const answer = await visit(path);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(resumePdf(0));
    const altered = [
      path.replace(id, other),
      path.replace(/expires=(\d+)/, (_, time) => `expires=${Number(time) + 1}`),
      path.replace(/signature=../, "signature=AA"),
      path.replace(/&signature=.*/, ""),
    ];
    for (const wrong of altered) {
      const refused = await visit(wrong);
      expect([wrong, refused.status]).toEqual([wrong, 400]);
      expect(await refused.json()).toMatchObject({ error: "link-invalid" });
    }
    expect(checkFileAddress(deps, { url, use })).toEqual({ resumeId: id });
    const elsewhere = use === "job-analysis" ? "resume-analysis" : "job-analysis";
    const invalid = { code: "link-invalid" };
    const check = (input: Parameters<typeof checkFileAddress>[1], time = deps.now()) =>
      expect(() => checkFileAddress({ ...deps, now: () => time }, input)).toThrow(
        expect.objectContaining(invalid),
      );
    check({ url, use: elsewhere });
    check({ url: url.replace(ORIGIN, "https://evil.example"), use });
    check({ url: url.replace("/files/resumes/", "/api/resumes/"), use });
    check({ url: "not an address", use });
    check({ url, use }, Date.parse(expires_at));
  }
  expect((await visit(`/api/resumes/${id}/address?for=toString`, { cookie })).status).toBe(400);
});

test("a signed address opens nothing once it has run out, or its résumé is gone", async () => {
  const { deps, user, ids } = await createResumes(1);
  const address = (time: number) => {
    const { url } = signFileAddress(
      { ...deps, now: () => time },
      { resumeId: ids[0] ?? "", use: "job-analysis" },
    );
    return url.slice(ORIGIN.length);
  };
  expect((await visit(address(Date.now() - 121_000))).status).toBe(400);
  const path = address(Date.now());
  expect((await visit(path)).status).toBe(200);
  await deps.db.shared.delete(users).where(eq(users.id, user.userId));
  expect((await visit(path)).status).toBe(404);
});
