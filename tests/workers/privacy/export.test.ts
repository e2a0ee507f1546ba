import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import {
  accounts,
  dataExports,
  filesToDelete,
  resumes,
  sessions,
  users,
  verifications,
} from "../../../db/schema";
import type { Deps } from "../../../workers/domain/deps";
import { sweep } from "../../../workers/domain/documents/sweep";
import { analysisKeyOf } from "../../../workers/domain/files/analysis-key";
import { getMatch } from "../../../workers/domain/matches/get-match";
import { exportedTables } from "../../../workers/domain/privacy/export/export-entries";
import { findLatestExport, getExport, openExport } from "../../../workers/domain/privacy/export/get-export";
import { EXPORT_MILLISECONDS, makeExport } from "../../../workers/domain/privacy/export/make-export";
import { requestExport } from "../../../workers/domain/privacy/export/request-export";
import { tidyExports } from "../../../workers/domain/privacy/export/tidy-exports";
import { planDeletion } from "../../../workers/domain/privacy/plan-deletion";
import { makeStoredResume } from "../../../workers/domain/resumes/analysis/make-stored-resume";
import { getStoredResume } from "../../../workers/domain/resumes/get-resume";
import { textToResume } from "../../../workers/engine";
import { ENGINE_VERSION } from "../../../workers/engine/version";
import { handleDeadTasks, handleTasks } from "../../../workers/queues/tasks";
import { sampleSteps } from "../../support/depth";
import { failOnce, testDeps } from "../../support/faults";
import { createSeeker, mailsTo, withTasks } from "../../support/people/seeker";
import { postponeOthers } from "../../support/postpone";
import { faultyFiles } from "../../support/samples/faulty-files";
import { analyse } from "../../support/samples/job-analyses";
import { createMarkedPerson } from "../../support/samples/personal-rows";
import { createResumes } from "../../support/samples/seeker-resumes";
import { resumePdf } from "../../support/samples/text-pdf";

beforeEach(() => postponeOthers(testDeps()));

const DAY = 24 * 60 * 60 * 1000;
const GRACE = { graceMilliseconds: 5 * 60_000 };

function setUp() {
  return withTasks(testDeps());
}

async function exportsOf(deps: Deps, userId: string) {
  return deps.db.shared.select().from(dataExports).where(eq(dataExports.userId, userId));
}

/** Asks, lets the queue work, answers with the archive's files. */
async function exportOf(deps: ReturnType<typeof setUp>, userId: string) {
  await requestExport(deps, { userId });
  const task = deps.tasksSent.find(({ kind }) => kind === "export-data");
  if (task?.kind !== "export-data") throw new Error("no task");
  await makeExport(deps, task);
  const { body, size } = await openExport(deps, { userId, exportId: task.exportId });
  const bytes = new Uint8Array(await new Response(body).arrayBuffer());
  expect(bytes.length).toBe(size);
  return { exportId: task.exportId, bytes, files: unzipSync(bytes) };
}

/** As many minutes as it takes: other tests leave archives, too. */
async function tidy(deps: Deps) {
  for (let minute = 0; minute < 5; minute++) await tidyExports(deps, GRACE);
}

function textOf(files: Record<string, Uint8Array>, name: string): string {
  return new TextDecoder().decode(files[name]);
}

async function addResume(deps: Deps, userId: string, name: string, bytes: Uint8Array) {
  const fileKey = `${userId}/${crypto.randomUUID()}.pdf`;
  await deps.files.put(fileKey, bytes, "application/pdf");
  const row = {
    userId,
    name,
    fileKey,
    fileSize: bytes.length,
    fileType: "application/pdf",
    fileHash: fileKey,
  };
  await deps.db.shared.insert(resumes).values(row);
  return fileKey;
}

test("the archive holds every table of a person and no credentials", async () => {
  const deps = setUp();
  const person = await createMarkedPerson(deps);
  const other = await createMarkedPerson(deps);
  for (const { userId } of [person, other]) await planDeletion(deps, { userId });
  const { files } = await exportOf(deps, person.userId);
  for (const { export: part } of exportedTables) {
    const rows = JSON.parse(textOf(files, `${part.file}.json`));
    expect(rows.length, part.file).toBeGreaterThan(0);
    expect(textOf(files, "README.txt")).toContain(`${part.file}.json`);
  }
  const all = Object.keys(files)
    .map((name) => textOf(files, name))
    .join("\n");
  expect(all).not.toContain(other.mark);
  const [account] = await deps.db.shared.select().from(accounts).where(eq(accounts.userId, person.userId));
  const [session] = await deps.db.shared.select().from(sessions).where(eq(sessions.userId, person.userId));
  const [link] = await deps.db.shared
    .select()
    .from(verifications)
    .where(eq(verifications.userId, person.userId));
  for (const secret of [account?.passwordHash, session?.tokenHash, link?.tokenHash]) {
    expect(secret).toContain(person.mark);
    expect(all).not.toContain(secret);
  }
  expect(all).not.toMatch(/"(tokenHash|passwordHash|data|nonce|codeVerifier)"/);
  const [profile] = JSON.parse(textOf(files, "profile.json"));
  expect(profile).toMatchObject({ id: person.userId, email: person.email });
  const [signedIn] = JSON.parse(textOf(files, "sessions.json"));
  expect(signedIn.expiresAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  const { fullName } = profile;
  const [mail] = await mailsTo(deps, person.email);
  expect(mail).toMatchObject({ template: "export-ready", userId: person.userId, data: { fullName } });
});

test("files come back byte for byte under names of their own, with what was read from them", async () => {
  const deps = setUp();
  const { userId } = await createSeeker(deps);
  const large = crypto.getRandomValues(new Uint8Array(60_000));
  const bytes = new Uint8Array(10 * 1024 * 1024);
  for (let at = 0; at < bytes.length; at += large.length) bytes.set(large.subarray(0, bytes.length - at), at);
  const first = await addResume(deps, userId, "Müller/../履歴書.pdf", resumePdf(1));
  await addResume(deps, userId, "cv.pdf", resumePdf(2));
  await addResume(deps, userId, "cv.pdf", bytes);
  const gone = await addResume(deps, userId, "gone.pdf", resumePdf(3));
  const stored = { corrections: [], factsVersion: 1, asOf: "2026-11" };
  const read = makeStoredResume(textToResume("Mara Lind\nNurse"), stored);
  await deps.files.putJson(`${first}.analysis.json.gz`, read);
  await deps.files.remove([gone]);
  const { files } = await exportOf(deps, userId);
  const names = Object.keys(files).filter((name) => name.startsWith("resumes/"));
  expect(names).toHaveLength(4);
  for (const name of names) expect(name).toMatch(/^resumes\/\d{3}-[^/\\]+$/);
  const contents = names.map((name) => files[name] ?? new Uint8Array());
  const same = (bytes: Uint8Array) => contents.some((content) => Buffer.compare(content, bytes) === 0);
  expect([resumePdf(1), resumePdf(2), bytes, resumePdf(3)].map(same)).toEqual([true, true, true, false]);
  const reading = names.find((name) => name.endsWith(".reading.json")) ?? "";
  expect(JSON.parse(textOf(files, reading))).toMatchObject({
    engineVersion: ENGINE_VERSION,
    text: read.text,
  });
  expect(textOf(files, "README.txt")).toContain("-gone.pdf");
});

test("résumés carry the ending of their type, and what was found in each analysis of a job is part of it", async () => {
  const { deps: held, user, ids } = await createResumes(1);
  const { userId } = user;
  const { id } = await analyse(held, user, ids[0] ?? "", { title: "Team lead: Logistics" });
  const { stored } = await getMatch(held, { userId, matchId: id });
  const { files } = await exportOf(setUp(), userId);
  expect(Object.keys(files)).toContain("resumes/001-CV 0.pdf");
  expect(JSON.parse(textOf(files, "job-analyses/001-Team lead_ Logistics.json"))).toMatchObject({
    engineVersion: ENGINE_VERSION,
    posting: stored?.posting,
    job: { title: "Team lead: Logistics" },
  });
});

test("a stored result that nothing can read any more is named as missing and keeps nothing else back", async () => {
  const { deps: held, user, ids } = await createResumes(2);
  const { resume } = await getStoredResume(held, { ...user, resumeId: ids[0] ?? "" });
  await held.files.putJson(analysisKeyOf(resume), { words: "of an unknown shape" });
  const { files } = await exportOf(setUp(), user.userId);
  const names = Object.keys(files).filter((name) => name.startsWith("resumes/"));
  expect(names.toSorted()).toEqual([
    "resumes/001-CV 0.pdf",
    "resumes/002-CV 1.pdf",
    "resumes/002-CV 1.pdf.reading.json",
  ]);
  expect(textOf(files, "README.txt")).toContain("resumes/001-CV 0.pdf.reading.json");
});

test("many rows come page by page and are all there, in JSON", async () => {
  const deps = setUp();
  const { userId } = await createSeeker(deps);
  for (let round = 0; round < 5; round++) {
    const values = Array.from({ length: 21 }, () => `('${crypto.randomUUID()}','${userId}','email')`);
    await env.DB.exec(`insert into auth_logs (id, user_id, login_via) values ${values.join(",")}`);
  }
  const { files } = await exportOf(deps, userId);
  const rows = JSON.parse(textOf(files, "sign-ins.json"));
  expect(new Set(rows.map(({ id }: { id: string }) => id)).size).toBe(105);
});

test("another's archive, one that is not ready, one that is over, and one that never was are equally missing", async () => {
  const deps = setUp();
  const owner = await createSeeker(deps);
  const stranger = await createSeeker(deps);
  const { exportId } = await exportOf(deps, owner.userId);
  for (const [userId, id] of [
    [stranger.userId, exportId],
    [owner.userId, crypto.randomUUID()],
    [owner.userId, ""],
  ] as const) {
    await expect(openExport(deps, { userId, exportId: id })).rejects.toMatchObject({ code: "not-found" });
    await expect(getExport(deps, { userId, exportId: id })).rejects.toMatchObject({ code: "not-found" });
  }
  await requestExport(deps, stranger);
  const [pending] = await exportsOf(deps, stranger.userId);
  const early = openExport(deps, { userId: stranger.userId, exportId: pending?.id ?? "" });
  await expect(early).rejects.toMatchObject({ code: "not-found" });
  deps.wait(EXPORT_MILLISECONDS);
  await expect(openExport(deps, { userId: owner.userId, exportId })).rejects.toMatchObject({
    code: "not-found",
  });
  expect(await findLatestExport(deps, owner.userId)).toBeNull();
});

test("one archive at a time and three a day, however many ask at once; what failed doesn't count", async () => {
  const deps = setUp();
  const { userId } = await createSeeker(deps);
  const own = eq(dataExports.userId, userId);
  for (let day = 0; day < 3; day++) {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => requestExport(deps, { userId })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(requestExport(deps, { userId })).rejects.toMatchObject({ code: "export-pending" });
    await deps.db.shared.update(dataExports).set({ status: "ready" }).where(own);
  }
  await expect(requestExport(deps, { userId })).rejects.toMatchObject({ code: "export-limit" });
  expect(await exportsOf(deps, userId)).toHaveLength(3);
  const [first] = await exportsOf(deps, userId);
  await deps.db.shared
    .update(dataExports)
    .set({ status: "failed" })
    .where(eq(dataExports.id, first?.id ?? ""));
  await requestExport(deps, { userId });
  deps.wait(DAY + 1);
  await deps.db.shared.update(dataExports).set({ status: "ready" }).where(own);
  await requestExport(deps, { userId });
});

test("an archive that fails at any step is made by a later try, with one mail", async () => {
  for (const port of ["d1", "files"] as const) {
    const attempt = async (step: number) => {
      const deps = setUp();
      const { userId, email } = await createSeeker(deps);
      await addResume(deps, userId, "cv.pdf", resumePdf(step));
      await requestExport(deps, { userId });
      const [row] = await exportsOf(deps, userId);
      const exportId = row?.id ?? "";
      const fault = failOnce(step);
      const faulty = withTasks(port === "d1" ? testDeps({ d1: fault }) : testDeps());
      if (port === "files") faulty.files = faultyFiles(faulty.files, fault);
      const tried = await makeExport(faulty, { exportId }).catch((error: unknown) => error);
      return { deps, userId, email, exportId, tried, calls: fault.calls };
    };
    const { calls } = await attempt(0);
    expect(calls).toBeGreaterThan(port === "d1" ? 20 : 2);
    for (const step of sampleSteps(`archive, ${port}`, calls)) {
      const { deps, userId, email, exportId, tried } = await attempt(step);
      expect(tried, `${port} ${step}`).toBeInstanceOf(Error);
      await makeExport(deps, { exportId });
      await makeExport(deps, { exportId });
      const { body } = await openExport(deps, { userId, exportId });
      const files = unzipSync(new Uint8Array(await new Response(body).arrayBuffer()));
      expect(Buffer.compare(files["resumes/001-cv.pdf"] ?? new Uint8Array(), resumePdf(step))).toBe(0);
      expect((await mailsTo(deps, email)).map(({ template }) => template)).toEqual(["export-ready"]);
    }
  }
});

test("two makers at the same moment make one archive and order one mail", async () => {
  const deps = setUp();
  const { userId, email } = await createSeeker(deps);
  await requestExport(deps, { userId });
  const [row] = await exportsOf(deps, userId);
  await Promise.all([1, 2, 3].map(() => makeExport(deps, { exportId: row?.id ?? "" })));
  expect(await mailsTo(deps, email)).toHaveLength(1);
  expect((await exportsOf(deps, userId))[0]?.status).toBe("ready");
});

test("the queue makes archives; what fails in all its tries is shown as failed", async () => {
  const deps = setUp();
  const made = await createSeeker(deps);
  const failed = await createSeeker(deps);
  for (const { userId } of [made, failed]) await requestExport(deps, { userId });
  const [first, second] = deps.tasksSent;
  const message = (body: unknown) => ({ body, attempts: 1, ack: () => {}, retry: () => {} });
  const batch = (body: unknown) => ({ messages: [message(body)] }) as unknown as MessageBatch<unknown>;
  await handleTasks(deps, batch(first));
  await handleDeadTasks(deps, batch(second));
  expect((await findLatestExport(deps, made.userId))?.status).toBe("ready");
  expect((await findLatestExport(deps, failed.userId))?.status).toBe("failed");
});

test("the minute sends a lost archive again, ends one without hope, and deletes one whose week is over", async () => {
  const deps = setUp();
  const [lost, hopeless, over] = [
    await createSeeker(deps),
    await createSeeker(deps),
    await createSeeker(deps),
  ];
  const { exportId } = await exportOf(deps, over.userId);
  const [row] = await exportsOf(deps, over.userId);
  await requestExport(deps, hopeless);
  const long = deps.now() - 2 * DAY;
  await deps.db.shared
    .update(dataExports)
    .set({ createdAt: long, updatedAt: long })
    .where(eq(dataExports.userId, hopeless.userId));
  await requestExport(deps, lost);
  deps.tasksSent.length = 0;
  await tidy(deps);
  expect((await exportsOf(deps, hopeless.userId))[0]?.status).toBe("failed");
  deps.wait(GRACE.graceMilliseconds);
  await tidy(deps);
  const again = deps.tasksSent.filter((task) => task.kind === "export-data");
  const [lostRow] = await exportsOf(deps, lost.userId);
  expect(again.filter(({ exportId }) => exportId === lostRow?.id)).toHaveLength(1);
  // An archive is no orphan as long as its row names it.
  deps.wait(2 * 60 * 60 * 1000);
  await sweep(deps, GRACE);
  expect((await openExport(deps, { userId: over.userId, exportId })).size).toBeGreaterThan(0);

  deps.wait(EXPORT_MILLISECONDS);
  await tidy(deps);
  expect(await exportsOf(deps, over.userId)).toEqual([]);
  const key = row?.fileKey ?? "";
  const noted = await deps.db.shared.select().from(filesToDelete).where(eq(filesToDelete.fileKey, key));
  expect(noted).toHaveLength(1);
  await sweep(deps, GRACE);
  expect(await env.FILES.get(key)).toBeNull();
});

test("an account that is erased while its archive is written leaves no archive behind", async () => {
  const deps = setUp();
  const { userId } = await createSeeker(deps);
  await requestExport(deps, { userId });
  const [row] = await exportsOf(deps, userId);
  const slow: Deps = {
    ...deps,
    files: {
      ...deps.files,
      putStream: async (...args) => {
        const bytes = await deps.files.putStream(...args);
        await deps.db.shared.delete(users).where(eq(users.id, userId));
        return bytes;
      },
    },
  };
  await expect(makeExport(slow, { exportId: row?.id ?? "" })).rejects.toThrow();
  expect(await env.FILES.get(row?.fileKey ?? "")).not.toBeNull();
  await sweep(deps, GRACE);
  expect(await env.FILES.get(row?.fileKey ?? "")).toBeNull();
  await makeExport(deps, { exportId: row?.id ?? "" });
});

test("objects of several parts are stored whole, and a broken stream stores nothing", async () => {
  const deps = setUp();
  const key = `${crypto.randomUUID()}/large.bin`;
  const piece = crypto.getRandomValues(new Uint8Array(50_000));
  async function* pieces(count: number, breaks = false) {
    for (let index = 0; index < count; index++) yield piece;
    if (breaks) throw new Error("broken");
  }
  expect(await deps.files.putStream(key, pieces(500), "application/zip")).toBe(25_000_000);
  const stored = await deps.files.get(key);
  expect(stored?.length).toBe(25_000_000);
  expect(Buffer.compare(stored?.subarray(24_950_000) ?? new Uint8Array(), piece)).toBe(0);
  for (const count of [2, 500]) {
    const broken = `${crypto.randomUUID()}/broken.bin`;
    await expect(deps.files.putStream(broken, pieces(count, true), "application/zip")).rejects.toThrow(
      "broken",
    );
    expect(await env.FILES.get(broken)).toBeNull();
  }
});
