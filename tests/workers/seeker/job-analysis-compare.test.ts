import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { resumes } from "../../../db/schema";
import { compareJobs, compareVersions } from "../../../workers/domain/matches/compare-matches";
import { getMatch } from "../../../workers/domain/matches/get-match";
import { deliver, testDeps } from "../../support/faults";
import { analyse, POSTING, setSubscription } from "../../support/samples/job-analyses";
import { createResumes, upload } from "../../support/samples/seeker-resumes";
import { textPdf } from "../../support/samples/text-pdf";

const deps = testDeps();

const refused = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string; message: string }) => [error.code, error.message],
  );

const JOBS = [
  POSTING,
  POSTING.replace("- Kafka", "- Ruby on Rails"),
  "Backend Developer\n\nRequirements:\n- Python\n- Kafka\n- Terraform",
  "DevOps Engineer\n\nRequirements:\n- Terraform\n- Kubernetes\n- Docker",
  "Data Engineer\n\nRequirements:\n- Python\n- Kafka\n- SQL",
  "Backend Developer\n\nRequirements:\n- Java\n- Kafka\n- PostgreSQL",
];

async function person() {
  const { user, ids } = await createResumes(1);
  const resumeId = ids[0] ?? "";
  const matchIds: string[] = [];
  for (const description of JOBS) matchIds.push((await analyse(deps, user, resumeId, { description })).id);
  return { user, resumeId, matchIds };
}

test("one résumé against six jobs: the jobs' own scores and answers, and one change that helps most of them", async () => {
  const { user, resumeId, matchIds } = await person();
  const { resume, columns, comparison } = await compareJobs(deps, { ...user, resumeId, matchIds });
  expect(resume.id).toBe(resumeId);
  expect(columns.map((column) => column.matchId)).toEqual(matchIds);
  for (const [at, matchId] of matchIds.entries()) {
    const { row, stored } = await getMatch(deps, { ...user, matchId });
    expect(columns[at]).toEqual({
      matchId,
      jobTitle: row.jobTitle,
      companyName: null,
      createdAt: row.createdAt,
      score: row.score,
    });
    for (const part of stored?.sheet.scores.skills?.parts ?? [])
      expect(comparison.requirements.find(({ id }) => id === part.requirementId)?.answers[at]?.status).toBe(
        part.status,
      );
  }
  const python = comparison.requirements.find(({ label }) => label === "Python");
  expect(python?.answers.map((answer) => answer?.status ?? null)).toEqual([
    "met",
    "met",
    "met",
    null,
    "met",
    null,
  ]);
  const [best] = comparison.changes;
  expect([best?.change.name, best?.helps]).toEqual(["Kafka", 5]);
  // The second job doesn't ask for it, but its kind of work usually takes it.
  expect(best?.gains.map((gain) => gain !== null)).toEqual([true, true, true, false, true, true]);
});

test("a comparison counts with the résumé as it is read today, whichever one the analyses were made with", async () => {
  const { user, ids } = await createResumes(1);
  const { id } = await analyse(deps, user, ids[0] ?? "");
  const made = testDeps();
  const bytes = textPdf([
    "Mara Lind",
    "",
    "Experience",
    "Cook, Hotel Nord",
    "2015 - 2020",
    "- Cooked for 80 guests",
  ]);
  const { accepted } = await upload(made, user, [{ name: "cook.pdf", bytes }]);
  await deliver(made, made.sentOwn.splice(0));
  const cook = accepted[0]?.id ?? "";
  const one = await compareJobs(deps, { ...user, resumeId: ids[0] ?? "", matchIds: [id] });
  const two = await compareJobs(deps, { ...user, resumeId: cook, matchIds: [id, id] });
  expect(two.columns.length).toBe(1);
  expect(two.columns[0]?.score ?? 0).toBeLessThan(one.columns[0]?.score ?? 0);

  const versions = await compareVersions(deps, { ...user, matchId: id, resumeIds: [ids[0] ?? "", cook] });
  expect(versions.columns.map(({ resumeId, score }) => [resumeId, score])).toEqual([
    [ids[0], one.columns[0]?.score],
    [cook, two.columns[0]?.score],
  ]);
  expect(versions.comparison.changes).toEqual([]);
  expect(versions.analysis.matchId).toBe(id);
});

test("six jobs and four versions are the most, none is too few", async () => {
  const { user, resumeId, matchIds } = await person();
  const never = () => crypto.randomUUID();
  const jobs = (ids: string[]) => refused(compareJobs(deps, { ...user, resumeId, matchIds: ids }));
  expect(await jobs([...matchIds, never()])).toEqual(["invalid-input", "Please choose up to 6 to compare."]);
  expect(await jobs([])).toEqual(["invalid-input", "Please choose up to 6 to compare."]);
  const versions = (ids: string[]) =>
    refused(compareVersions(deps, { ...user, matchId: matchIds[0] ?? "", resumeIds: ids }));
  expect(await versions([resumeId, never(), never(), never(), never()])).toEqual([
    "invalid-input",
    "Please choose up to 4 to compare.",
  ]);
});

test("what is another's is missing; a comparison needs a résumé that was read, but no subscription for what was analysed", async () => {
  const [mine, theirs] = [await person(), await createResumes(1)];
  const { id: foreign } = await analyse(deps, theirs.user, theirs.ids[0] ?? "");
  const [own = ""] = mine.matchIds;
  const jobs = (resumeId: string, matchIds: string[]) =>
    refused(compareJobs(deps, { ...mine.user, resumeId, matchIds }));
  const versions = (matchId: string, resumeIds: string[]) =>
    refused(compareVersions(deps, { ...mine.user, matchId, resumeIds }));
  const noAnalysis = ["analysis-not-found", "Not found"];
  const noResume = ["resume-not-found", "Resume not found"];
  for (const id of [foreign, crypto.randomUUID()]) {
    expect(await jobs(mine.resumeId, [own, id])).toEqual(noAnalysis);
    expect(await versions(id, [mine.resumeId])).toEqual(noAnalysis);
  }
  for (const id of [theirs.ids[0] ?? "", crypto.randomUUID()]) {
    expect(await jobs(id, [own])).toEqual(noResume);
    expect(await versions(own, [mine.resumeId, id])).toEqual(noResume);
  }
  const rowOf = eq(resumes.id, mine.resumeId);
  await deps.db.shared.update(resumes).set({ analysisStatus: "pending" }).where(rowOf);
  expect((await jobs(mine.resumeId, [own]))[0]).toBe("resume-pending");
  await deps.db.shared.update(resumes).set({ analysisStatus: "completed" }).where(rowOf);
  await setSubscription(deps, mine.user, { nextRenewal: 1 });
  expect(await jobs(mine.resumeId, mine.matchIds)).toBe("done");
  expect(await versions(own, [mine.resumeId])).toBe("done");
});
