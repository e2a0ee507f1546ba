import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applicants } from "../../../db/schema";
import { exportApplicants } from "../../../workers/domain/applicants/export-applicants";
import { listApplicants } from "../../../workers/domain/applicants/list-applicants";
import { parseApplicantQuery } from "../../../workers/domain/applicants/schema";
import { decide } from "../../../workers/domain/decisions/decide";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { listNotifications } from "../../../workers/domain/notifications/list-notifications";
import { getFigures } from "../../../workers/domain/overview/get-figures";
import { listActivity } from "../../../workers/domain/overview/list-activity";
import { listWaiting } from "../../../workers/domain/overview/list-waiting";
import { exportPool } from "../../../workers/domain/pool/export-pool";
import { findFitting } from "../../../workers/domain/pool/find-fitting";
import { listPool } from "../../../workers/domain/pool/list-pool";
import { parsePoolQuery } from "../../../workers/domain/pool/pool-query";
import { listReviewers } from "../../../workers/domain/reviewers/list-reviewers";
import { getAnalytics } from "../../../workers/domain/threads/analytics/get-analytics";
import { listThreads } from "../../../workers/domain/threads/list/list-threads";
import { parseThreadQuery } from "../../../workers/domain/threads/list/thread-list-query";
import { type TestDeps, testDeps } from "../../support/faults";
import { addThread, createAgent, createColleague } from "../../support/people/agency";

type Row = Partial<typeof applicants.$inferInsert>;

async function addPeople(deps: TestDeps, agent: ActiveAgent, threadId: string, rows: Row[]) {
  const ids: string[] = [];
  for (const row of rows) {
    const id = crypto.randomUUID();
    const { agentId, companyId } = agent;
    const file = { fileName: `${id}.pdf`, resumeFileUrl: id, fileSize: 1, fileHash: id };
    await deps.db.shared
      .insert(applicants)
      .values({ analysisStatus: "completed", ...file, ...row, id, threadId, agentId, companyId });
    ids.push(id);
  }
  return ids;
}

/** A dozen people, told apart by what under blind review nobody may see. */
const people = Array.from(
  { length: 12 },
  (_, i): Row => ({
    ...{ candidateName: `Person ${i}`, candidateEmail: `person${i}@example.com`, createdAt: 1000 + i },
    ...{
      candidateGender: i % 2 ? "female" : "male",
      candidateLocation: i % 2 ? "Oslo, Norway" : "Bergen, Norway",
    },
    ...{ relevancyScore: 40 + i, locationMatch: 1, knownSkills: ["Python"], experienceMonths: 12 * i },
  }),
);

async function read(lines: AsyncGenerator<string>) {
  let text = "";
  for await (const line of lines) text += line;
  return text;
}

const orCode = (work: Promise<unknown>) =>
  work.catch((error: { code?: string }) => error.code ?? String(error));

/** All figures, lists and files that an agent can ask for, but for their activity: exports themselves fill that. */
async function everything(deps: TestDeps, agent: ActiveAgent, threadIds: string[]) {
  const told: Record<string, unknown> = {};
  for (const scope of ["mine", "company"] as const) {
    const view = { agent, scope };
    told[`figures ${scope}`] = await getFigures(deps, view);
    told[`waiting ${scope}`] = await listWaiting(deps, view);
    for (const asked of ["", "search=person", "location=slo", "gender=female", "skills=Python"]) {
      const query = parsePoolQuery(new URLSearchParams(`scope=${scope}&size=100&${asked}`));
      told[`pool ${scope} ${asked}`] = await listPool(deps, { agent, query });
      const csv = exportPool(deps, { agent, query }).then(({ lines }) => read(lines));
      told[`pool file ${scope} ${asked}`] = await orCode(csv);
    }
    const list = await listThreads(deps, {
      agent,
      query: parseThreadQuery(new URLSearchParams(`scope=${scope}`)),
    });
    told[`threads ${scope}`] = list.threads;
  }
  told.notifications = await listNotifications(deps, { agent, before: null });
  told.reviewers = await orCode(listReviewers(deps, { agent, days: 30 }));
  for (const threadId of threadIds) {
    for (const score of ["relevancy", "category"] as const)
      told[`analytics ${threadId} ${score}`] = await getAnalytics(deps, { agent, threadId, score });
    for (const asked of [
      "sort=candidate_name",
      "sort=candidate_location",
      "location=slo",
      "gender=female",
      "search=person",
    ]) {
      const query = parseApplicantQuery(new URLSearchParams(`size=100&${asked}`));
      told[`table ${threadId} ${asked}`] = await orCode(listApplicants(deps, { agent, threadId, query }));
      const csv = exportApplicants(deps, { agent, threadId, query }).then(({ lines }) => read(lines));
      told[`file ${threadId} ${asked}`] = await orCode(csv);
    }
    told[`fitting ${threadId}`] = await findFitting(deps, { agent, threadId });
  }
  return told;
}

test("whatever happens in a thread that a recruiter doesn't see, nothing of it is in any of their figures and files", async () => {
  const deps = testDeps();
  const owner = await createAgent(deps);
  const recruiter = await createColleague(deps, owner);
  const threadId = await addThread(deps, recruiter);
  await addPeople(deps, recruiter, threadId, people);
  const unseen = await addThread(deps, owner);
  const before = await everything(deps, recruiter, [threadId]);
  expect(before["figures company"]).toMatchObject({
    applicants: 12,
    places: [{ applicants: 6 }, { applicants: 6 }],
  });

  const [first = "", second = ""] = await addPeople(deps, owner, unseen, [
    ...people.map((row) => ({
      ...row,
      createdAt: 5000,
      candidateLocation: "Hobart, Australia",
      hiddenTextCount: 1,
    })),
    { analysisStatus: "failed", failureCode: "analysis-failed" },
    { analysisStatus: "pending" },
  ]);
  const move = { applicantIds: [first, second], stage: "shortlisted" as const };
  await decide(deps, { agent: owner, threadId: unseen, move });
  expect(await everything(deps, recruiter, [threadId])).toEqual(before);
  const activity = await listActivity(deps, { agent: recruiter, scope: "company" });
  expect(activity.map((line) => line.threadId)).not.toContain(unseen);
  // What isn't theirs to see is there.
  expect(await getFigures(deps, { agent: owner, scope: "company" })).toMatchObject({
    applicants: 26,
    failed: 1,
  });
});

test("under blind review nothing differs by who someone is, in any figure, list or file", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps, { blindReview: true });
  const threadId = await addThread(deps, agent);
  const other = await addThread(deps, agent);
  const [hidden = ""] = await addPeople(deps, agent, threadId, people);
  const shown: Row = {
    candidateName: "Mara Lind",
    candidateEmail: "mara@example.com",
    candidateLocation: "Rome, Italy",
  };
  const [unveiled = ""] = await addPeople(deps, agent, other, [{ ...shown, createdAt: 900 }]);
  await decide(deps, { agent, threadId: other, move: { applicantIds: [unveiled], stage: "shortlisted" } });
  const before = await everything(deps, agent, [threadId, other]);
  expect(JSON.stringify(before)).toContain("Mara Lind");

  // Now they are the person who is shortlisted elsewhere, under another name.
  await deps.db.shared
    .update(applicants)
    .set({
      ...{ candidateName: "Aaron Zyx", candidateEmail: "mara@example.com", candidateGender: "other" },
      ...{ candidateLocation: "Hobart, Australia", candidatePhoneNumbers: ["+61 3 6234 1234"] },
      fileName: "aaron-zyx.pdf",
    })
    .where(eq(applicants.id, hidden));
  expect(await everything(deps, agent, [threadId, other])).toEqual(before);
});

/** What an owner is told of gender: both scopes of the overview, and each thread. */
async function toldOfGender(deps: TestDeps, agent: ActiveAgent, threadIds: string[]) {
  const analytics = threadIds.map((threadId) => getAnalytics(deps, { agent, threadId, score: "relevancy" }));
  return {
    mine: (await getFigures(deps, { agent, scope: "mine" })).gender,
    company: (await getFigures(deps, { agent, scope: "company" })).gender,
    threads: (await Promise.all(analytics)).map(({ gender }) => gender),
  };
}

type Gender = NonNullable<Row["candidateGender"]>;

const ofGenders = (...genders: (Gender | null)[]): Row[] =>
  genders.map((candidateGender) => ({ candidateGender }));

test("taking a thread's shares of gender from the company's tells nothing of who is left over", async () => {
  const deps = testDeps();
  const owner = await createAgent(deps);
  const colleague = await createColleague(deps, owner);
  const large = await addThread(deps, owner);
  const alone = await addThread(deps, owner);
  const theirs = await addThread(deps, colleague);
  await addPeople(deps, owner, large, ofGenders(...Array(7).fill("male"), ...Array(5).fill("female")));
  const [single = ""] = await addPeople(deps, owner, alone, ofGenders("female"));
  const [other = ""] = await addPeople(deps, colleague, theirs, ofGenders("male", "male"));
  const ids = [large, alone, theirs];
  const told = await toldOfGender(deps, owner, ids);
  // The large thread is told of, and nobody else is in any figure.
  expect(told).toMatchObject({ mine: { of: 12 }, company: { of: 12 }, threads: [{ of: 12 }, null, null] });
  for (const id of [single, other])
    for (const candidateGender of ["male", "female", "other", null] as const) {
      await deps.db.shared.update(applicants).set({ candidateGender }).where(eq(applicants.id, id));
      expect(await toldOfGender(deps, owner, ids)).toEqual(told);
    }
});

test("small threads are told of together once they have enough people, one's own apart from colleagues'", async () => {
  const deps = testDeps();
  const owner = await createAgent(deps);
  const colleague = await createColleague(deps, owner);
  for (const agent of [owner, colleague])
    for (const genders of [
      ["male", "male", "male", "female", "female", "female"],
      ["male", "male", "male", null],
    ] as const)
      await addPeople(deps, agent, await addThread(deps, agent), ofGenders(...genders));
  const shares = {
    groups: [
      { group: "male", percent: 60 },
      // The one who states none is told together with the next larger group.
    ],
    rest: 40,
  };
  expect(await toldOfGender(deps, owner, [])).toMatchObject({
    mine: { of: 10, ...shares },
    company: { of: 20, ...shares },
  });
  // One more of a colleague's: below ten of one's own nothing of them is told.
  await addPeople(deps, owner, await addThread(deps, owner), ofGenders("other"));
  expect(await toldOfGender(deps, owner, [])).toMatchObject({ mine: { of: 11 }, company: { of: 21 } });
});
