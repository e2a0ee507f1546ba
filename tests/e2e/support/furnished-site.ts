import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { inject } from "vitest";
import { runBatch } from "../../../db/batch";
import {
  agents,
  applicants,
  applications,
  billingAlerts,
  companies,
  companySubscriptions,
  contractDeclarations,
  dataExports,
  drafts,
  matches,
  resumes,
} from "../../../db/schema";
import { addPurchases } from "../../../scripts/screenshots/purchases";
import { fillStaffLists } from "../../../scripts/screenshots/staff-lists";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { addThread } from "../../support/people/agency";
import { cookieOf, depsOf, userIdOf } from "./accounts";
import { applicantFile, posting } from "./pages/thread-pages";
import type { Stores } from "./stores";
import { type BuiltWorker, startBuiltWorker } from "./worker";

const DAY = 24 * 60 * 60_000;

export type FurnishedSite = {
  worker: BuiltWorker;
  cookies: Record<"seeker" | "agent" | "staff", string>;
  exportId: string;
  shared: string;
};

/** A separate Worker with something in every list of every page. Stop it with `worker.stop()`. */
export async function startFurnishedSite(): Promise<FurnishedSite> {
  const worker = await startBuiltWorker({ template: inject("template") });
  const { stores, origin } = worker;
  const sessionOf = async (key: string) =>
    cookieOf({ userId: await userIdOf(`${key}@plumbline.example`, stores) }, stores);
  const cookies = {
    seeker: await sessionOf("candidate"),
    agent: await sessionOf("agent"),
    staff: await sessionOf("staff"),
  };
  await fillStaffLists(stores.d1);
  await addPurchases(stores.d1);
  const agent = await demoAgent(stores);
  const threadId = await addThread(depsOf(stores), agent);
  const shared = await shareMatch(origin, cookies.seeker);
  const exportId = await furnish(stores, { threadId, agent });
  await uploadForAgency(origin, { cookie: cookies.agent, threadId });
  return { worker, cookies, exportId, shared };
}

async function demoAgent(stores: Stores): Promise<ActiveAgent> {
  const { shared: db } = depsOf(stores).db;
  const userId = await userIdOf("agent@plumbline.example", stores);
  const [row] = await db
    .select({ agentId: agents.id, companyId: companies.id, companyName: companies.companyName })
    .from(agents)
    .innerJoin(companies, eq(companies.id, agents.companyId))
    .where(eq(agents.userId, userId));
  if (!row) throw new Error("the demo has no agency");
  await db
    .update(companySubscriptions)
    .set({ planId: "plan-agency-growth" })
    .where(eq(companySubscriptions.companyId, row.companyId));
  return {
    ...row,
    userId,
    fullName: "Jonas Ekdahl",
    emailVerified: true,
    role: "owner",
    tableView: null,
    blindReview: false,
    wordFiles: false,
    hasAgreement: true,
  };
}

/** @returns the id of the data export */
async function furnish(
  stores: Stores,
  { threadId, agent }: { threadId: string; agent: ActiveAgent },
): Promise<string> {
  const { shared: db } = depsOf(stores).db;
  const { agentId, companyId } = agent;
  const userId = await userIdOf("candidate@plumbline.example", stores);
  const exportId = crypto.randomUUID();
  const ofSeeker = await db.select({ id: matches.id }).from(matches).where(eq(matches.userId, userId));
  const content = { schemaVersion: 2, lines: [{ look: "bullet", text: "Built reports" }], edits: [] };
  await runBatch(db, [
    db.insert(billingAlerts).values({ kind: "difference", subject: "sub_demo" }),
    db.insert(contractDeclarations).values({
      ...{ number: "W-DEMO22", kind: "cancellation", name: "Mara Lind", email: "mara@example.com" },
      contract: "Monthly",
    }),
    db.insert(applicants).values({
      threadId,
      agentId,
      companyId,
      fileName: "locked.pdf",
      resumeFileUrl: `${threadId}/locked.pdf`,
      fileSize: 1,
      fileHash: "locked",
      analysisStatus: "failed",
      failureCode: "password",
    }),
    db.insert(resumes).values({
      userId,
      name: "Locked",
      fileKey: `${userId}/locked.pdf`,
      fileSize: 1,
      fileType: "application/pdf",
      fileHash: "locked",
      analysisStatus: "failed",
      failureCode: "password",
    }),
    db.insert(applications).values({ userId, jobTitle: "Backend Developer", savedAt: Date.now() }),
    ...ofSeeker.flatMap(({ id: matchId }) =>
      [1, 2].map((number) => db.insert(drafts).values({ userId, matchId, number, content })),
    ),
    db.insert(dataExports).values({
      id: exportId,
      userId,
      status: "ready",
      fileKey: `exports/${exportId}.zip`,
      bytes: 4,
      expiresAt: Date.now() + DAY,
    }),
  ]);
  await stores.files.put(`exports/${exportId}.zip`, new Uint8Array([80, 75, 5, 6]));
  for (const folder of [threadId, userId])
    await stores.files.put(`${folder}/locked.pdf`, new Uint8Array([37]));
  return exportId;
}

async function upload(
  origin: string,
  { cookie, to, watch }: { cookie: string; to: string; watch: (answer: never) => string },
): Promise<string> {
  const { name, mimeType, buffer } = applicantFile(1);
  const body = new FormData();
  body.append("resumes", new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  const answer = await fetch(origin + to, { method: "POST", headers: { cookie }, body });
  if (answer.status !== 202) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
  const watched = watch((await answer.json()) as never);
  for (let wait = 0; wait < 6000; wait++) {
    const state = await fetch(origin + watched, { headers: { cookie } });
    if (((await state.json()) as { status: string }).status === "completed") return watched;
    await sleep(100);
  }
  throw new Error(`${watched} was not analysed within ten minutes`);
}

async function uploadForAgency(
  origin: string,
  { cookie, threadId }: { cookie: string; threadId: string },
): Promise<void> {
  const watch = ({ batch_id }: { batch_id: string }) => `/api/batches/${batch_id}`;
  await upload(origin, { cookie, to: `/api/campaigns/${threadId}/resumes`, watch });
}

async function shareMatch(origin: string, cookie: string): Promise<string> {
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
