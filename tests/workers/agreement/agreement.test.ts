import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agencyLog, applicants, companyAgreements, sessions } from "../../../db/schema";
import { acceptAgreement } from "../../../workers/domain/agencies/agreement/accept-agreement";
import { AGREEMENT_HASH, AGREEMENT_VERSION } from "../../../workers/domain/agencies/agreement/agreement-text";
import { listAcceptances } from "../../../workers/domain/agencies/agreement/list-acceptances";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import { findSignedInUser } from "../../../workers/domain/identity/session/find-signed-in-user";
import { hashSessionToken, newSessionToken } from "../../../workers/domain/identity/session/session-token";
import { type TestDeps, testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague } from "../../support/people/agency";
import { resumePdf } from "../../support/samples/text-pdf";

type Who = Awaited<ReturnType<typeof createAgent>>;

function upload(deps: TestDeps, agent: Who, threadId: string) {
  const files = (async function* () {
    yield { name: "cv.pdf", bytes: resumePdf(1) };
  })();
  return acceptUpload(deps, { agent, threadId, batchId: null, files });
}

/** As a request would see them. */
async function signedIn(deps: TestDeps, agent: Who): Promise<Who> {
  const token = newSessionToken();
  const expiresAt = deps.now() + 60_000;
  await deps.db.shared
    .insert(sessions)
    .values({ userId: agent.userId, tokenHash: hashSessionToken(token), expiresAt });
  const found = await findSignedInUser(deps, token);
  return { ...agent, hasAgreement: found?.agent?.hasAgreement ?? false };
}

test("nobody uploads before an owner has accepted the agreement, and everyone does after", async () => {
  const deps = testDeps();
  const owner = await createAgent(deps, { hasAgreement: false });
  const recruiter = await createColleague(deps, owner);
  const threadId = await addThread(deps, owner);
  await expect(upload(deps, owner, threadId)).rejects.toMatchObject({
    code: "agreement-missing",
    message: expect.stringContaining("Please accept"),
  });
  await expect(upload(deps, { ...owner, ...recruiter }, threadId)).rejects.toMatchObject({
    code: "agreement-missing",
    message: expect.stringContaining("An owner of your company has to accept"),
  });
  expect(await deps.db.shared.$count(applicants, eq(applicants.threadId, threadId))).toBe(0);

  await acceptAgreement(deps, { agent: owner, version: AGREEMENT_VERSION });
  const now = await signedIn(deps, owner);
  expect(now.hasAgreement).toBe(true);
  expect((await upload(deps, now, threadId)).applicantIds).toHaveLength(1);
});

test("an acceptance says which text, who and when, once, and stands in the log", async () => {
  const deps = testDeps();
  const owner = await createAgent(deps, { hasAgreement: false });
  await acceptAgreement(deps, { agent: owner, version: AGREEMENT_VERSION });
  await acceptAgreement(deps, { agent: owner, version: AGREEMENT_VERSION });
  expect(await listAcceptances(deps, owner)).toEqual([
    { version: AGREEMENT_VERSION, hash: AGREEMENT_HASH, acceptedAt: expect.any(Number), by: "Ada Berg" },
  ]);
  const lines = await deps.db.shared
    .select({ action: agencyLog.action, detail: agencyLog.detail })
    .from(agencyLog)
    .where(eq(agencyLog.companyId, owner.companyId));
  expect(lines).toContainEqual({
    action: "agreement-accepted",
    detail: { version: AGREEMENT_VERSION, hash: AGREEMENT_HASH },
  });
  await expect(
    deps.db.shared
      .update(companyAgreements)
      .set({ version: "1" })
      .where(eq(companyAgreements.companyId, owner.companyId)),
  ).rejects.toThrow();
});

test("a company that accepted an earlier version is asked again", async () => {
  const deps = testDeps();
  const owner = await createAgent(deps, { hasAgreement: false });
  await deps.db.shared.insert(companyAgreements).values({
    ...{ companyId: owner.companyId, agentId: owner.agentId, version: "2020-01-01", hash: "0" },
    acceptedAt: deps.now(),
  });
  expect((await signedIn(deps, owner)).hasAgreement).toBe(false);
  await expect(acceptAgreement(deps, { agent: owner, version: "2020-01-01" })).rejects.toMatchObject({
    code: "agreement-changed",
  });
});

test("only owners accept", async () => {
  const deps = testDeps();
  const owner = await createAgent(deps, { hasAgreement: false });
  const recruiter = await createColleague(deps, owner);
  await expect(acceptAgreement(deps, { agent: recruiter, version: AGREEMENT_VERSION })).rejects.toMatchObject(
    {
      code: "owner-right",
    },
  );
});
