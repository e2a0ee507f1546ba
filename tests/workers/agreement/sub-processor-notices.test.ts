import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { companies, outbox } from "../../../db/schema";
import { announceSubProcessors } from "../../../workers/domain/privacy/announce-sub-processors";
import { SUB_PROCESSORS } from "../../../workers/domain/privacy/sub-processors";
import { testDeps } from "../../support/faults";
import { createAgent, createColleague } from "../../support/people/agency";

const DAY = 24 * 60 * 60 * 1000;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

test("owners are mailed of another sub-processor once, from its announcement on, and newcomers aren't", async () => {
  const deps = testDeps();
  const owner = await createAgent(deps);
  const recruiter = await createColleague(deps, owner);
  const late = await createAgent(deps);
  const joined = deps.now() + 40 * DAY;
  await deps.db.shared.update(companies).set({ createdAt: joined }).where(eq(companies.id, late.companyId));
  const listed = [
    ...SUB_PROCESSORS,
    {
      ...{
        id: "cloudflare" as const,
        name: `Storage ${crypto.randomUUID()}`,
        country: "Germany",
        purpose: "Keeps files.",
        data: "Résumés.",
      },
      ...{ getsApplicants: true, adapters: [] },
      announced: { on: dayOf(deps.now() + 2 * DAY), usedFrom: dayOf(deps.now() + 33 * DAY) },
    },
  ];
  const mailed = async ({ userId }: { userId: string }) =>
    deps.db.shared.$count(outbox, and(eq(outbox.userId, userId), eq(outbox.template, "sub-processor-new")));
  const announceAll = async () => {
    while ((await announceSubProcessors(deps, listed)) > 0);
  };
  await announceAll();
  expect(await mailed(owner)).toBe(0);
  deps.wait(3 * DAY);
  await announceAll();
  await announceAll();
  expect([await mailed(owner), await mailed(recruiter), await mailed(late)]).toEqual([1, 0, 0]);
});
