import { expect, test } from "vitest";
import { getThreadPapers } from "../../../workers/domain/papers/get-thread-papers";
import { createColleague } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { scoredThread } from "../../support/people/scored-thread";

test("the papers of a job thread say its criteria, sources, people and settings, to owners alone", async () => {
  const { deps, agent, threadId } = await scoredThread(2);
  const papers = await getThreadPapers(deps, { agent, threadId });
  expect(papers).toMatchObject({
    company: { companyName: agent.companyName },
    people: { total: 2, told: 2, optedOut: 0, waits: 0 },
    sources: [{ source: "applied", people: 2 }],
    agreement: { by: "Ada Berg" },
  });
  expect(papers.criteria.map(({ label }) => label)).toContain("Python");
  expect(papers.processors.map(({ name }) => name)).toEqual(["Cloudflare, Inc."]);

  const cookie = await sessionOf(deps, agent.userId);
  const page = await (await visit(`/agent/campaigns/${threadId}/papers`, { cookie })).text();
  for (const words of ["Register of processing", "Impact assessment", "Python", "2 of 2 told"])
    expect(page).toContain(words);
  const recruiter = await createColleague(deps, agent);
  await expect(getThreadPapers(deps, { agent: recruiter, threadId })).rejects.toMatchObject({
    code: "owner-right",
  });
});
