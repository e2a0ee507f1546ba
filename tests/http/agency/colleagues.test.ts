import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  agents,
  applicants,
  companySubscriptions,
  invitations,
  outbox,
  threads,
  users,
} from "../../../db/schema";
import { acceptInvitation, findInvitation } from "../../../workers/domain/agencies/members/accept-invitation";
import { changeRole, removeMember } from "../../../workers/domain/agencies/members/change-members";
import {
  inviteColleague,
  resendInvitation,
  withdrawInvitation,
} from "../../../workers/domain/agencies/members/invite-colleague";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague } from "../../support/people/agency";
import { filesForm, sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker } from "../../support/people/seeker";
import { resumePdf } from "../../support/samples/text-pdf";

const deps = testDeps();
const db = deps.db.shared;
const DAY = 24 * 60 * 60 * 1000;
const form = {
  fullName: "Nora Vik",
  password: "nine calm herons",
  confirmPassword: "nine calm herons",
  terms: "on",
} as const;
const visitor = () => ({ ipAddress: crypto.randomUUID(), userAgent: null });
const newAddress = () => `${crypto.randomUUID()}@example.com`;

async function tokenFor(email: string): Promise<string> {
  const [mail] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.toAddress, email))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(1);
  return ((mail?.data ?? { url: "" }) as { url: string }).url.replace(/.*\//, "");
}

async function invite(agent: ActiveAgent, role: ActiveAgent["role"] = "recruiter", email = newAddress()) {
  await inviteColleague(deps, { agent, form: { email, role } });
  const [row] = await db.select().from(invitations).where(eq(invitations.email, email));
  return { email, id: row?.id ?? "", token: await tokenFor(email) };
}

function code(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "done",
    (error: { code?: string }) => error.code ?? String(error),
  );
}

const post = (path: string, cookie: string, fields: Record<string, string>) =>
  visit(path, { method: "POST", cookie, body: new URLSearchParams(fields) });

test("an owner invites over the page; the link opens an account that can work at once, and works once", async () => {
  const owner = await createAgent(deps);
  const cookie = await sessionOf(deps, owner.userId);
  const email = newAddress();
  const sent = await post("/agent/members", cookie, { intent: "invite", email, role: "viewer" });
  expect(sent.status).toBe(303);
  expect(sent.headers.get("location")).toBe("/agent/members?said=invited");
  expect(await (await visit("/agent/members", { cookie })).text()).toContain(email);

  const path = `/agent/invitation/${await tokenFor(email)}`;
  const page = await visit(path);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(await page.text()).toContain(`Join ${owner.companyName}`);
  const joined = await visit(path, { method: "POST", body: new URLSearchParams(form) });
  expect(joined.status).toBe(302);
  const session = joined.headers.getSetCookie().find((line) => line.startsWith("__Host-plumbline_session="));
  const own = await visit("/agent/members", { cookie: session?.split(";")[0] ?? "" });
  expect(own.status).toBe(200);
  const text = await own.text();
  expect(text).toContain("Nora Vik");
  expect(text).not.toContain("Invite a colleague");

  const again = await visit(path);
  expect(again.status).toBe(410);
  expect(await again.text()).toContain("has been accepted already");
});

test("a form with gaps, or without the terms, makes no account", async () => {
  const { email, token } = await invite(await createAgent(deps));
  const { terms: _, ...without } = form;
  const answer = await visit(`/agent/invitation/${token}`, {
    method: "POST",
    body: new URLSearchParams(without),
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Please accept the terms");
  expect(await db.$count(users, eq(users.email, email))).toBe(0);
});

test("links that are unknown, too old, withdrawn or sent again say so", async () => {
  const owner = await createAgent(deps, { planId: "plan-agency-team" });
  expect(await code(findInvitation(deps, { token: "never" }))).toBe("invitation-gone");

  const withdrawn = await invite(owner);
  await withdrawInvitation(deps, { agent: owner, invitationId: withdrawn.id });
  expect(await code(acceptInvitation(deps, { ...withdrawn, form, visitor: visitor() }))).toBe(
    "invitation-withdrawn",
  );

  const old = await invite(owner);
  const later = { ...deps, now: () => Date.now() + 7 * DAY + 1000 };
  expect(await code(acceptInvitation(later, { ...old, form, visitor: visitor() }))).toBe(
    "invitation-expired",
  );

  const resent = await invite(owner);
  await resendInvitation(deps, { agent: owner, invitationId: resent.id });
  expect(await code(findInvitation(deps, resent))).toBe("invitation-gone");
  const [row] = await db.select().from(invitations).where(eq(invitations.id, resent.id));
  expect(row?.acceptedAt).toBeNull();
  expect(
    await code(withdrawInvitation(deps, { agent: await createAgent(deps), invitationId: resent.id })),
  ).toBe("not-found");
});

test("an address with an account is told to its reader alone", async () => {
  const owner = await createAgent(deps);
  const { userId } = await createSeeker(deps);
  const [seeker] = await db.select().from(users).where(eq(users.id, userId));
  const { token } = await invite(owner, "recruiter", seeker?.email);
  expect(await code(acceptInvitation(deps, { token, form, visitor: visitor() }))).toBe(
    "invitation-address-used",
  );
});

test("colleagues and open invitations aren't invited twice", async () => {
  const owner = await createAgent(deps, { planId: "plan-agency-team" });
  const { email } = await invite(owner);
  expect(await code(invite(owner, "viewer", email.toUpperCase()))).toBe("already-invited");
  const colleague = await createColleague(deps, owner);
  expect(await code(invite(owner, "viewer", `${colleague.userId}@example.com`))).toBe("already-colleague");
});

test("of simultaneous invitations one takes the last seat, and an invitation holds it until it is withdrawn", async () => {
  const owner = await createAgent(deps);
  const codes = await Promise.all([1, 2, 3].map(() => code(invite(owner))));
  expect(codes.sort()).toEqual(["done", "seats-full", "seats-full"]);
  const [held] = await db.select().from(invitations).where(eq(invitations.companyId, owner.companyId));
  await withdrawInvitation(deps, { agent: owner, invitationId: held?.id ?? "" });
  expect(await code(invite(owner))).toBe("done");
});

test("a link used twice at once makes one account; a plan that became smaller refuses it", async () => {
  const owner = await createAgent(deps);
  const { token, email } = await invite(owner);
  const codes = await Promise.all(
    [1, 2].map(() => code(acceptInvitation(deps, { token, form, visitor: visitor() }))),
  );
  expect(codes.filter((one) => one === "done")).toHaveLength(1);
  expect(await db.$count(users, eq(users.email, email))).toBe(1);

  const other = await createAgent(deps);
  const late = await invite(other);
  await db
    .update(companySubscriptions)
    .set({ planId: "plan-agency-starter" })
    .where(eq(companySubscriptions.companyId, other.companyId));
  expect(await code(acceptInvitation(deps, { ...late, form, visitor: visitor() }))).toBe("seats-full");
  expect(await db.$count(users, eq(users.email, late.email))).toBe(0);
});

test("an expired company invites nobody", async () => {
  const owner = await createAgent(deps, { nextRenewal: deps.now() - 1 });
  expect(await code(invite(owner))).toBe("trial-expired");
});

test("a viewer reads and exports, and changes nothing", async () => {
  const owner = await createAgent(deps);
  const viewer = await createColleague(deps, owner, "viewer");
  const cookie = await sessionOf(deps, viewer.userId);
  // Their own thread, from when they were a recruiter.
  const threadId = await addThread(deps, { ...viewer, role: "recruiter" });
  const thread = `/agent/campaigns/${threadId}`;
  expect((await visit(thread, { cookie })).status).toBe(200);
  const upload = await visit(`/api/campaigns/${threadId}/resumes`, {
    ...{ method: "POST", cookie },
    body: filesForm([{ name: "a.pdf", bytes: resumePdf(1) }]),
  });
  expect(upload.status).toBe(403);
  expect(((await upload.json()) as { message: string }).message).toContain("Your role here is viewer");
  expect((await visit("/agent/campaigns/create", { cookie })).status).toBe(403);
  await post(`${thread}/delete`, cookie, {});
  expect(await db.$count(threads, eq(threads.id, threadId))).toBe(1);
  expect((await post("/agent/members", cookie, { intent: "invite" })).status).toBe(403);
});

test("only owners change the company; the others' own data is saved", async () => {
  const owner = await createAgent(deps);
  const recruiter = await createColleague(deps, owner);
  const cookie = await sessionOf(deps, recruiter.userId);
  const refused = await post("/agent/profile", cookie, {
    ...{ companyName: "Taken Over", companyLocation: "Oslo" },
    ...{ companyWebsite: `${crypto.randomUUID()}.example`, companySize: "1-10" },
  });
  expect(refused.status).toBe(403);
  expect((await post("/agent/profile", cookie, { fullName: "Ola Renamed" })).status).toBe(302);
  const page = await (await visit("/agent/profile", { cookie })).text();
  expect(page).toContain("Ola Renamed");
  expect(page).toContain(owner.companyName);
  expect(page).not.toContain('name="companyName"');
});

test("the last owner stays; of two who demote each other at once, one stays owner", async () => {
  const owner = await createAgent(deps);
  const recruiter = await createColleague(deps, owner);
  const { agentId: memberId } = owner;
  expect(await code(changeRole(deps, { agent: owner, memberId, role: "viewer" }))).toBe("last-owner");
  expect(await code(removeMember(deps, { agent: owner, memberId, heirId: recruiter.agentId }))).toBe(
    "last-owner",
  );
  expect(await code(changeRole(deps, { agent: recruiter, memberId, role: "viewer" }))).toBe("owner-right");

  await changeRole(deps, { agent: owner, memberId: recruiter.agentId, role: "owner" });
  const second = { ...recruiter, role: "owner" } as const;
  const codes = await Promise.all([
    code(changeRole(deps, { agent: owner, memberId: second.agentId, role: "viewer" })),
    code(changeRole(deps, { agent: second, memberId: owner.agentId, role: "viewer" })),
  ]);
  expect(codes.sort()).toEqual(["done", "owner-right"]);
});

test("who is removed is out at once, and their threads are the heir's, with what arrives during it", async () => {
  const owner = await createAgent(deps);
  const recruiter = await createColleague(deps, owner);
  const cookie = await sessionOf(deps, recruiter.userId);
  const ownersCookie = await sessionOf(deps, owner.userId);
  const threadId = await addThread(deps, recruiter);
  const files = (async function* () {
    yield { name: "a.pdf", bytes: resumePdf(1) };
    await removeMember(deps, { agent: owner, memberId: recruiter.agentId, heirId: owner.agentId });
    yield { name: "b.pdf", bytes: resumePdf(2) };
  })();
  await acceptUpload(deps, { agent: recruiter, threadId, batchId: null, files }).catch(() => {});
  const rows = await db.select().from(applicants).where(eq(applicants.threadId, threadId));
  expect(new Set(rows.map(({ agentId }) => agentId)).has(recruiter.agentId)).toBe(false);

  expect((await visit("/agent/dashboard", { cookie })).status).toBe(302);
  expect((await visit(`/agent/campaigns/${threadId}`, { cookie: ownersCookie })).status).toBe(200);
  const status = await visit("/agent/login", { cookie: await sessionOf(deps, recruiter.userId) });
  expect(await status.text()).toContain("You are no longer a colleague there");
  const [gone] = await db.select().from(agents).where(eq(agents.id, recruiter.agentId));
  expect(gone?.status).toBe("blocked");
});

test("another company's owner changes and removes nobody here", async () => {
  const owner = await createAgent(deps);
  const recruiter = await createColleague(deps, owner);
  const stranger = await createAgent(deps);
  const { agentId: memberId } = recruiter;
  expect(await code(changeRole(deps, { agent: stranger, memberId, role: "viewer" }))).toBe("not-found");
  expect(await code(removeMember(deps, { agent: stranger, memberId, heirId: stranger.agentId }))).toBe(
    "not-found",
  );
  expect(await code(removeMember(deps, { agent: owner, memberId, heirId: stranger.agentId }))).toBe(
    "not-found",
  );
  const cookie = await sessionOf(deps, stranger.userId);
  expect((await visit(`/agent/members/${memberId}`, { cookie })).status).toBe(404);
});
