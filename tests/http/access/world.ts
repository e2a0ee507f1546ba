import { eq } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import {
  agents,
  applicantExports,
  applicants,
  billingAlerts,
  coachingBookings,
  contactMessages,
  contractDeclarations,
  dataExports,
  deletionRequests,
  incidents,
  invitations,
  learningArticles,
  letters,
  notifications,
  orders,
  outbox,
  resumes,
  threadShares,
  users,
  webhooks,
} from "../../../db/schema";
import { issueLink } from "../../../workers/domain/applicant-page/issue-link";
import { deleteApplicant } from "../../../workers/domain/applicants/delete-applicant";
import { sessionPath } from "../../../workers/domain/coaching/session-link";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import { hashSessionToken, newSessionToken } from "../../../workers/domain/identity/session/session-token";
import { deleteThread } from "../../../workers/domain/threads/delete-thread";
import { deliver, testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker } from "../../support/people/seeker";
import { resumePdf } from "../../support/samples/text-pdf";
import type { Caller, ObjectName } from "./matrix";
import { createReports } from "./report-world";
import { createWorkspace } from "./workspace-world";

export type World = {
  cookies: Record<Caller, string>;
  /** words of the thread's applicants: their name, address and file */
  people: string[];
  /** ids that exist, and ids of the same kind that did */
  ids: Record<ObjectName, { own: string; deleted: string }>;
};

/** All callers and the things that they own. */
export async function createWorld(): Promise<World> {
  const deps = testDeps();
  const db = deps.db.shared;
  const never = () => crypto.randomUUID();
  const tokenOf = (bookingId: string) => sessionPath(deps, bookingId).replace(/.*\//, "");

  const staffId = async () => {
    const email = deps.site.staffEmails[0] ?? "";
    const [known] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    return known?.id ?? (await createSeeker(deps, { email })).userId;
  };

  const owner = await createAgent(deps);
  const [recruiter, colleague, sharing, viewer] = [
    await createColleague(deps, owner),
    await createColleague(deps, owner),
    await createColleague(deps, owner),
    await createColleague(deps, owner, "viewer"),
  ];
  type WithoutSession =
    | "visitor"
    | "stale cookie"
    | "client"
    | "former client"
    | "applicant"
    | "former applicant";
  const people: Record<Exclude<Caller, WithoutSession>, string> = {
    "seeker A": (await createSeeker(deps)).userId,
    "seeker B": (await createSeeker(deps)).userId,
    "pending agent": (await createAgent(deps, { status: "pending" })).userId,
    "blocked agent": (await createAgent(deps, { status: "blocked" })).userId,
    owner: owner.userId,
    recruiter: recruiter.userId,
    colleague: colleague.userId,
    "sharing colleague": sharing.userId,
    viewer: viewer.userId,
    "other company": (await createAgent(deps)).userId,
    "expired trial": (await createAgent(deps, { nextRenewal: deps.now() - 1 })).userId,
    staff: await staffId(),
  };
  const cookies = {
    visitor: "",
    "stale cookie": `__Host-plumbline_session=${"s".repeat(43)}`,
  } as World["cookies"];
  for (const [caller, userId] of Object.entries(people))
    cookies[caller as Caller] = await sessionOf(deps, userId);

  const upload = async (threadId: string, seed: number) => {
    const files = (async function* () {
      yield { name: `resume-${seed}.pdf`, bytes: resumePdf(seed) };
    })();
    const { applicantIds, batchId } = await acceptUpload(deps, {
      agent: recruiter,
      threadId,
      batchId: null,
      files,
    });
    await deliver(deps, deps.sent.splice(0));
    return { applicant: applicantIds[0] ?? "", batch: batchId };
  };
  const thread = await addThread(deps, recruiter);
  for (const { agentId } of [sharing, viewer])
    await db.insert(threadShares).values({ threadId: thread, agentId });
  // A thread of the colleague's own, so that their lists aren't empty.
  await addThread(deps, colleague);
  const standing = await upload(thread, 1);
  const words = {
    candidateName: `Ana ${never()}`,
    candidateEmail: `${never()}@example.com`,
    fileName: `${never()}.pdf`,
  };
  await db.update(applicants).set(words).where(eq(applicants.id, standing.applicant));
  const report = await createReports(deps, {
    agent: recruiter,
    threadId: thread,
    applicantId: standing.applicant,
  });
  const page = { agent: recruiter, threadId: thread, applicantId: standing.applicant };
  const application = {
    deleted: (await issueLink(deps, { ...page, way: "printed" })).code ?? "",
    own: (await issueLink(deps, { ...page, way: "printed" })).code ?? "",
  };
  for (const [caller, path] of [
    ["client", `/client/${report.own}`],
    ["former client", `/client/${report.deleted}`],
    ["applicant", `/application/${application.own}`],
    ["former applicant", `/application/${application.deleted}`],
  ] as const) {
    const { headers } = await visit(path);
    cookies[caller] = headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
  }
  const goneThread = await addThread(deps, recruiter);
  const gone = await upload(goneThread, 2);
  await deleteThread(deps, { agent: recruiter, threadId: goneThread });
  const goneApplicant = (await upload(thread, 3)).applicant;
  await deleteApplicant(deps, { agent: recruiter, threadId: thread, applicantId: goneApplicant });

  const exportId = crypto.randomUUID();
  const fileKey = `exports/${exportId}.zip`;
  await deps.files.put(fileKey, new Uint8Array([80, 75, 5, 6]), "application/zip");
  await db.insert(dataExports).values({
    id: exportId,
    userId: people["seeker A"],
    status: "ready",
    fileKey,
    bytes: 4,
    expiresAt: deps.now() + 60_000_000,
  });
  const listId = never();
  const listKey = `exports/${owner.companyId}/${listId}.csv`;
  await deps.files.put(listKey, new TextEncoder().encode("Candidate Name"), "text/csv");
  await db.insert(applicantExports).values({
    id: listId,
    threadId: thread,
    agentId: recruiter.agentId,
    companyId: owner.companyId,
    status: "ready",
    fileKey: listKey,
    bytes: 14,
    expiresAt: deps.now() + 60_000_000,
  });
  const orderId = never();
  await db.insert(orders).values({
    id: orderId,
    number: `P-${orderId.slice(0, 6)}`,
    userId: people["seeker A"],
    kind: "plan",
    item: "individual-monthly",
    price: 599,
    taxIncluded: true,
    termsVersion: "2026-11-23",
    status: "paid",
    createdAt: deps.now(),
  });
  const mailId = crypto.randomUUID();
  await db.insert(outbox).values({
    id: mailId,
    toAddress: "someone@example.com",
    template: "deletion-done",
    data: { number: "D-000001" },
    status: "sent",
  });
  const [deadMail, message, booking, deletion, article] = [never(), never(), never(), never(), never()];
  const [alert, declaration, letter, incident, webhook] = [never(), never(), never(), never(), never()];
  await runBatch(db, [
    db.insert(outbox).values({
      id: deadMail,
      toAddress: "someone@example.com",
      template: "deletion-done",
      data: { number: "D-000002" },
      status: "failed",
    }),
    db
      .insert(contactMessages)
      .values({ id: message, name: "Ada", email: "ada@example.com", message: "Hello" }),
    db.insert(coachingBookings).values({
      id: booking,
      name: "Ada",
      email: "ada@example.com",
      sessionType: "career-strategy",
      preferredDate: "2026-12-24",
      timeSlot: "morning",
    }),
    db.insert(deletionRequests).values({
      id: deletion,
      number: `D-${deletion.slice(0, 6)}`,
      userId: people["seeker B"],
      dueAt: deps.now() + 60_000_000,
    }),
    db.insert(billingAlerts).values({ id: alert, kind: "dispute", subject: `cs_${alert}` }),
    db.insert(incidents).values({
      ...{ id: incident, number: `I-${incident.slice(0, 6)}`, kind: "complaint", severity: "low" },
      ...{ title: "A complaint", description: "Words", reportedBy: "Ada", noticedAt: 1, dueAt: 2 },
    }),
    db.insert(contractDeclarations).values({
      id: declaration,
      number: `W-${declaration.slice(0, 6)}`,
      kind: "withdrawal",
      name: "Ada",
      email: "ada@example.com",
      contract: "P-222222",
    }),
    db.insert(webhooks).values({
      ...{ id: webhook, companyId: owner.companyId, url: "https://hooks.example.com/", secret: "sealed" },
    }),
    db.insert(letters).values({ id: letter, list: "careers", subject: "New positions", body: "Hello." }),
    db.insert(learningArticles).values({
      id: article,
      slug: `article-${article}`,
      title: "An article",
      excerpt: "What it says",
      category: "career-advice",
      author: "Plumbline Editorial",
      readTime: 3,
      publishDate: deps.now(),
    }),
  ]);
  const failed = await db
    .insert(applicants)
    .values({
      threadId: thread,
      agentId: recruiter.agentId,
      companyId: owner.companyId,
      fileName: "broken.pdf",
      resumeFileUrl: `${thread}/broken.pdf`,
      fileSize: 1,
      fileHash: never(),
      analysisStatus: "failed",
      failureCode: "damaged",
    })
    .returning({ id: applicants.id });
  if (failed.length !== 1) throw new Error("no failed résumé");
  const failedResume = never();
  await db.insert(resumes).values({
    id: failedResume,
    userId: people["seeker B"],
    name: "broken",
    fileKey: `${people["seeker B"]}/broken.pdf`,
    fileSize: 1,
    fileType: "application/pdf",
    fileHash: never(),
    analysisStatus: "failed",
    failureCode: "damaged",
  });
  const invitation = newSessionToken();
  await db.insert(invitations).values({
    companyId: owner.companyId,
    email: `${never()}@example.com`,
    role: "viewer",
    tokenHash: hashSessionToken(invitation),
    invitedBy: owner.agentId,
    expiresAt: deps.now() + 60_000_000,
  });
  const notification = never();
  await db.insert(notifications).values({
    id: notification,
    agentId: recruiter.agentId,
    threadId: thread,
    kind: "retention-due",
    subjectId: notification,
  });
  const [agent] = await db.select({ id: agents.id }).from(agents).where(eq(agents.userId, owner.userId));

  return {
    cookies,
    people: Object.values(words),
    ids: {
      ...(await createWorkspace(deps, people["seeker A"])),
      thread: { own: thread, deleted: goneThread },
      applicant: { own: standing.applicant, deleted: goneApplicant },
      batch: { own: standing.batch, deleted: gone.batch },
      export: { own: exportId, deleted: never() },
      notification: { own: notification, deleted: never() },
      list: { own: listId, deleted: never() },
      order: { own: orderId, deleted: never() },
      mail: { own: mailId, deleted: never() },
      agent: { own: agent?.id ?? "", deleted: never() },
      company: { own: owner.companyId, deleted: never() },
      user: { own: people["seeker A"], deleted: never() },
      failedThread: { own: thread, deleted: goneThread },
      failedResume: { own: failedResume, deleted: never() },
      deadMail: { own: deadMail, deleted: never() },
      message: { own: message, deleted: never() },
      booking: { own: booking, deleted: never() },
      invitation: { own: invitation, deleted: newSessionToken() },
      member: { own: colleague.agentId, deleted: never() },
      session: { own: tokenOf(booking), deleted: tokenOf(never()) },
      report,
      applicantPage: application,
      deletion: { own: deletion, deleted: never() },
      article: { own: article, deleted: never() },
      letter: { own: letter, deleted: never() },
      alert: { own: alert, deleted: never() },
      incident: { own: incident, deleted: never() },
      declaration: { own: declaration, deleted: never() },
      webhook: { own: webhook, deleted: never() },
    },
  };
}
