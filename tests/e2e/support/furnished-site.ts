import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { openDatabases } from "../../../db/client";
import { campaigns, candidates, dataExports, resumes, users } from "../../../db/schema";
import { demoAccounts } from "../../../db/seed/accounts";
import { fillStaffLists } from "../../../scripts/screenshots/staff-lists";
import { posting, resumeFile } from "./agency-site";
import { prepareDemoAgency, withStores } from "./demo-agency";
import { type BuiltWorker, startBuiltWorker } from "./worker";

const DAY = 24 * 60 * 60_000;

/** Signs a demo account in as its form does. @returns the Cookie header of its session */
export async function sessionFor(origin: string, key: string): Promise<string> {
  const account = demoAccounts.find((one) => one.key === key);
  if (!account) throw new Error(`no demo account ${key}`);
  const { email, password } = account;
  const answer = await fetch(`${origin}${key === "agent" ? "/agent/login" : "/login"}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ email, password }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (answer.status !== 302) throw new Error(`${key} could not sign in: ${answer.status}`);
  return cookies.join("; ");
}

export type FurnishedSite = {
  worker: BuiltWorker;
  exportId: string;
  /** the path of an analysis that its owner has shared */
  shared: string;
};

/**
 * The built Worker over the demo's accounts with something in every list of every page: a thread with an analysed résumé
 * and one that failed, a message, a booking, an address on a list, a draft, a dead mail, a request for deletion, a copy of
 * someone's data, a job seeker's résumé with an analysis that is shared, and one that failed. Stop it with `worker.stop({ erase: true })`.
 */
export async function startFurnishedSite(): Promise<FurnishedSite> {
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-furnished-"));
  const { threads } = await prepareDemoAgency(persistTo);
  const campaignId = threads[0]?.campaignId ?? "";
  const exportId = crypto.randomUUID();
  await withStores(persistTo, async ({ d1, files }) => {
    await fillStaffLists(d1);
    const candidateId = await furnish(d1, { campaignId, exportId });
    await files.put(`exports/${exportId}.zip`, new Uint8Array([80, 75, 5, 6]));
    for (const folder of [campaignId, candidateId])
      await files.put(`${folder}/locked.pdf`, new Uint8Array([37]));
  });
  const worker = await startBuiltWorker({ persistTo });
  await uploadForAgency(worker.origin, campaignId);
  return { worker, exportId, shared: await shareAnalysis(worker.origin) };
}

/** @returns the job seeker's id */
async function furnish(
  d1: D1Database,
  { campaignId, exportId }: { campaignId: string; exportId: string },
): Promise<string> {
  const { shared: db } = openDatabases(d1);
  const now = Date.now();
  const [campaign] = await db.select().from(campaigns).where(eq(campaigns.id, campaignId));
  const people = await db.select({ id: users.id, email: users.email }).from(users);
  const candidate = people.find(({ email }) => email === "candidate@plumbline.example");
  if (!campaign || !candidate) throw new Error("the demo has no thread, or no job seeker");
  const { agentId, companyId } = campaign;
  await runBatch(db, [
    db.insert(candidates).values({
      campaignId,
      agentId,
      companyId,
      fileName: "locked.pdf",
      resumeFileUrl: `${campaignId}/locked.pdf`,
      fileSize: 1,
      fileHash: "locked",
      analysisStatus: "failed",
      failureCode: "password",
    }),
    db.insert(resumes).values({
      userId: candidate.id,
      name: "Locked",
      fileKey: `${candidate.id}/locked.pdf`,
      fileSize: 1,
      fileType: "application/pdf",
      fileHash: "locked",
      analysisStatus: "failed",
      failureCode: "password",
    }),
    db.insert(dataExports).values({
      id: exportId,
      userId: candidate.id,
      status: "ready",
      fileKey: `exports/${exportId}.zip`,
      bytes: 4,
      expiresAt: now + DAY,
    }),
  ]);
  return candidate.id;
}

/** Uploads one résumé and waits until it is analysed. @returns what the upload's answer says */
async function upload(
  origin: string,
  { cookie, to, watch }: { cookie: string; to: string; watch: (answer: never) => string },
): Promise<string> {
  const { name, mimeType, buffer } = resumeFile(1);
  const body = new FormData();
  body.append("resumes", new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  const answer = await fetch(origin + to, { method: "POST", headers: { cookie }, body });
  if (answer.status !== 202) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
  const watched = watch((await answer.json()) as never);
  for (let wait = 0; wait < 600; wait++) {
    const state = await fetch(origin + watched, { headers: { cookie } });
    if (((await state.json()) as { status: string }).status === "completed") return watched;
    await sleep(100);
  }
  throw new Error(`${watched} was not analysed within a minute`);
}

async function uploadForAgency(origin: string, campaignId: string): Promise<void> {
  const cookie = await sessionFor(origin, "agent");
  const watch = ({ batch_id }: { batch_id: string }) => `/api/batches/${batch_id}`;
  await upload(origin, { cookie, to: `/api/campaigns/${campaignId}/resumes`, watch });
}

/** Uploads a job seeker's résumé, analyses it against a posting and shares that. @returns the shared page's path */
async function shareAnalysis(origin: string): Promise<string> {
  const cookie = await sessionFor(origin, "candidate");
  const watch = ({ accepted }: { accepted: { id: string }[] }) => `/api/resumes/${accepted[0]?.id}`;
  const watched = await upload(origin, { cookie, to: "/api/resumes", watch });
  const post = (path: string, fields: Record<string, string>) =>
    fetch(origin + path, {
      method: "POST",
      headers: { cookie },
      redirect: "manual",
      body: new URLSearchParams(fields),
    });
  const analysed = await post("/new-analysis", {
    resume: watched.replace("/api/resumes/", ""),
    mode: "description",
    postingTitle: posting.title,
    description: posting.jobDescription,
    requestId: "furnished",
  });
  const analysis = analysed.headers.get("location");
  if (!analysis) throw new Error(`analysis: ${analysed.status} ${await analysed.text()}`);
  await post(`${analysis}/share`, { intent: "share", days: "14" });
  const page = await (await fetch(`${origin}${analysis}/share`, { headers: { cookie } })).text();
  const [shared] = /\/shared\/[\w.-]+/.exec(page) ?? [];
  if (!shared) throw new Error("the analysis was not shared");
  return shared;
}
