import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobFilters, jobSearches } from "../../../db/schema";
import { testDeps } from "../../support/faults";
import { fakeJob } from "../../support/jobs/boards";
import { publish, searchingSeeker } from "../../support/jobs/searching-seeker";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker } from "../../support/people/seeker";

const deps = testDeps();
const GERMANY = "101282230";

async function call(user: { userId: string }, body: Record<string, unknown>, use = "job-search") {
  const cookie = await sessionOf(deps, user.userId);
  const made = await visit("/api/tokens", { method: "POST", cookie, body: JSON.stringify({ use }) });
  const { token } = await made.json<{ token: string }>();
  const ask = () =>
    visit("/job/search", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ uuid: user.userId, geoid: GERMANY, ...body }),
    });
  const answer = await ask();
  return { status: answer.status, body: await answer.json<Record<string, unknown>>(), ask };
}

test("a program gets the jobs of a search in the spec's shape, best match first, and each is recorded", async () => {
  const seeker = await searchingSeeker(deps);
  const keyword = `Q${crypto.randomUUID().slice(0, 8)}`;
  const cook = { title: `Cook ${keyword}`, musts: ["Experience as a cook", "HACCP"], nices: [] };
  const { token } = await publish(deps, [fakeJob(cook), fakeJob({ title: `Backend Developer ${keyword}` })]);
  const { status, body, ask } = await call(seeker, { keyword: ` ${keyword} ` });
  expect(status).toBe(200);
  expect(body).toEqual({
    status: "success",
    message: "2 jobs found.",
    jobs: [`Backend Developer ${keyword}`, `Cook ${keyword}`].map((job_position) => ({
      job_position,
      job_link: expect.stringMatching(/^https:/),
      job_id: expect.stringMatching(/^\d+$/),
      company_name: "Fjordpay",
      company_profile: `https://jobs.ashbyhq.com/${token}`,
      job_location: expect.stringContaining("Berlin"),
      job_posting_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      company_logo_url: null,
    })),
  });
  const [filter] = await deps.db.shared.select().from(jobFilters).where(eq(jobFilters.userId, seeker.userId));
  expect(filter).toMatchObject({ resumeId: seeker.resumeId, position: keyword, location: "Germany" });
  const found = await deps.db.shared.select().from(jobSearches).where(eq(jobSearches.userId, seeker.userId));
  expect(found.map(({ jobPosition, filterId }) => [jobPosition, filterId]).sort()).toEqual([
    [`Backend Developer ${keyword}`, filter?.id],
    [`Cook ${keyword}`, filter?.id],
  ]);
  expect((await ask()).status).toBe(401);
});

test("what a program's search lacks, or doesn't find, is said in the spec's words", async () => {
  const seeker = await searchingSeeker(deps);
  const messages: [Record<string, unknown>, number, string][] = [
    [{ keyword: " " }, 400, "Please enter a position to search for."],
    [{ keyword: "Cook", geoid: " " }, 400, "Please enter a location to search in."],
    [
      { keyword: "Cook", geoid: 1 },
      400,
      "This location is not integrated yet. Please try a different location.",
    ],
    [{ keyword: "Qzxv Blorf" }, 200, 'No jobs found for "Qzxv Blorf" in Germany.'],
    [{}, 400, "Please check your input."],
  ];
  for (const [given, status, message] of messages) {
    const { body, ...answer } = await call(seeker, given);
    expect([given, answer.status, body.message, body.jobs]).toEqual([given, status, message, []]);
  }
  const bare = await createSeeker(deps);
  expect((await call(bare, { keyword: "Cook" })).body.message).toBe("Please upload a resume first");
  const other = await createSeeker(deps);
  expect((await call(seeker, { keyword: "Cook", uuid: other.userId })).status).toBe(401);
  expect((await call(seeker, { keyword: "Cook" }, "cv-analysis")).status).toBe(401);
});
