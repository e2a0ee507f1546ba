import { expect, test } from "vitest";
import { openDatabases } from "../../db/client";
import { compareJobs, compareVersions } from "../../workers/domain/analyses/compare";
import { deleteAnalysis } from "../../workers/domain/analyses/delete-analysis";
import { getAnalysis } from "../../workers/domain/analyses/get-analysis";
import { getShared } from "../../workers/domain/analyses/get-shared";
import { createShare, listShares, withdrawShare } from "../../workers/domain/analyses/share-analysis";
import { testDeps } from "../support/faults";
import { analyse } from "../support/job-analyses";
import { createResumes } from "../support/own-resumes";
import { planOf, recordingD1, type Statement, slowSteps } from "../support/query-plans";

test("making, reading, sharing, comparing and deleting an analysis scan no growing table", async () => {
  const { user, ids } = await createResumes(2);
  const [resumeId = ""] = ids;
  const statements: Statement[] = [];
  const deps = { ...testDeps(), db: openDatabases(recordingD1(statements)) };
  const { id: analysisId } = await analyse(deps, user, resumeId);
  const own = { userId: user.userId, analysisId };
  await getAnalysis(deps, own);
  const share = await createShare(deps, own);
  await listShares(deps, own);
  await getShared(deps, share.token);
  await withdrawShare(deps, { ...own, shareId: share.id });
  await compareJobs(deps, { userId: user.userId, resumeId, analysisIds: [analysisId] });
  await compareVersions(deps, { ...own, resumeIds: ids });
  await deleteAnalysis(deps, own);

  expect(statements.length).toBeGreaterThan(25);
  for (const { sql, values } of statements) {
    // The lists of one row are read from end to end: they are what is asked for.
    const plan = (await planOf(sql, values)).filter((step) => !/VIRTUAL TABLE/.test(step));
    expect([sql, slowSteps(plan)]).toEqual([sql, []]);
  }
});
