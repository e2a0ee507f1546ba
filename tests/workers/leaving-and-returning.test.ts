import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agents, invitations, threads, users } from "../../db/schema";
import { acceptInvitation } from "../../workers/domain/agencies/members/accept-invitation";
import { handOverOwnership, removeMember } from "../../workers/domain/agencies/members/change-members";
import { listLog } from "../../workers/domain/agency-log/list-log";
import { hashSessionToken, newSessionToken } from "../../workers/domain/identity/session/session-token";
import type { ActiveAgent } from "../../workers/domain/identity/session/signed-in-user";
import { decideAgent } from "../../workers/domain/staff/agencies/decide-agent";
import { type TestDeps, testDeps } from "../support/faults";
import { addThread, createAgent, createColleague } from "../support/people/agency";

const visitor = { ipAddress: crypto.randomUUID(), userAgent: null };
const form = { fullName: "Ola Lind", password: "a-long-password", confirmPassword: "a-long-password" };

async function invite(deps: TestDeps, owner: ActiveAgent, person: ActiveAgent) {
  const [user] = await deps.db.shared.select().from(users).where(eq(users.id, person.userId));
  const token = newSessionToken();
  await deps.db.shared.insert(invitations).values({
    ...{ companyId: owner.companyId, email: user?.email ?? "", role: "viewer", invitedBy: owner.agentId },
    ...{ tokenHash: hashSessionToken(token), expiresAt: deps.now() + 60_000 },
  });
  return acceptInvitation(deps, { token, form: { ...form, terms: "on" }, visitor });
}

async function agentOf(deps: TestDeps, { agentId }: ActiveAgent) {
  const [row] = await deps.db.shared.select().from(agents).where(eq(agents.id, agentId));
  return row;
}

test("who was removed can be invited again, in the role of the invitation, and is the same colleague", async () => {
  const deps = testDeps();
  const owner = await createAgent(deps);
  const ola = await createColleague(deps, owner);
  await removeMember(deps, { agent: owner, memberId: ola.agentId, heirId: owner.agentId });
  await invite(deps, owner, ola);
  expect(await agentOf(deps, ola)).toMatchObject({
    ...{ userId: ola.userId, status: "active", role: "viewer", removedAt: null },
  });
});

test("who is blocked, a colleague elsewhere, or removed elsewhere can't come in by an invitation", async () => {
  const deps = testDeps();
  const [owner, other] = [await createAgent(deps), await createAgent(deps)];
  const blocked = await createColleague(deps, owner);
  await deps.db.shared.update(agents).set({ status: "blocked" }).where(eq(agents.id, blocked.agentId));
  const elsewhere = await createColleague(deps, other);
  for (const person of [blocked, elsewhere])
    await expect(invite(deps, owner, person)).rejects.toMatchObject({ code: "invitation-address-used" });
  await removeMember(deps, { agent: other, memberId: elsewhere.agentId, heirId: other.agentId });
  await deps.db.shared
    .update(invitations)
    .set({ withdrawnAt: 1 })
    .where(eq(invitations.companyId, owner.companyId));
  await expect(invite(deps, owner, elsewhere)).rejects.toMatchObject({ code: "invitation-address-used" });
});

test("who is blocked leaves their threads to the owner; a sole owner leaves the company to a recruiter, else to a viewer", async () => {
  const deps = testDeps();
  const owner = await createAgent(deps);
  const viewer = await createColleague(deps, owner, "viewer");
  const [first, second] = [await createColleague(deps, owner), await createColleague(deps, owner)];
  for (const [index, { agentId }] of [viewer, first, second].entries())
    await deps.db.shared
      .update(agents)
      .set({ createdAt: deps.now() + index + 1 })
      .where(eq(agents.id, agentId));
  const threadId = await addThread(deps, second);
  const whose = async () =>
    (await deps.db.shared.select().from(threads).where(eq(threads.id, threadId)))[0]?.agentId;
  const block = ({ agentId }: ActiveAgent) =>
    decideAgent(deps, { agentId, actorId: "staff", decision: "block", reason: "Misuse" });
  await block(second);
  expect(await whose()).toBe(owner.agentId);
  await block(owner);
  expect([(await agentOf(deps, first))?.role, (await agentOf(deps, viewer))?.role]).toEqual([
    "owner",
    "viewer",
  ]);
  expect(await whose()).toBe(first.agentId);
  await block(first);
  expect((await agentOf(deps, viewer))?.role).toBe("owner");
  expect(await whose()).toBe(viewer.agentId);
  await block(viewer);
  expect(await whose()).toBe(viewer.agentId);
});

test("a company is handed over in one step, by an owner to an active colleague, and logged", async () => {
  const deps = testDeps();
  const owner = await createAgent(deps);
  const viewer = await createColleague(deps, owner, "viewer");
  const stranger = await createAgent(deps);
  const give = (agent: ActiveAgent, { agentId: memberId }: ActiveAgent) =>
    handOverOwnership(deps, { agent, memberId }).then(
      () => "done",
      (error) => error.code,
    );
  expect(await give(viewer, viewer)).toBe("owner-right");
  expect(await give(owner, owner)).toBe("not-found");
  expect(await give(owner, stranger)).toBe("not-found");
  expect(await give(owner, viewer)).toBe("done");
  expect([(await agentOf(deps, owner))?.role, (await agentOf(deps, viewer))?.role]).toEqual([
    "recruiter",
    "owner",
  ]);
  // The session of a moment ago still says "owner".
  expect(await give(owner, viewer)).toBe("owner-right");
  const { lines } = await listLog(deps, { agent: { ...viewer, role: "owner" }, before: null });
  expect(lines[0]).toMatchObject({ action: "ownership-passed", detail: { to: viewer.agentId } });
});
