import { expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import { compareJobs, compareVersions } from "../../../workers/domain/matches/compare-matches";
import { deleteMatch } from "../../../workers/domain/matches/delete-match";
import { getMatch } from "../../../workers/domain/matches/get-match";
import { listComparable } from "../../../workers/domain/matches/list-comparable";
import { getShared } from "../../../workers/domain/matches/sharing/get-shared-match";
import { createShare, listShares, withdrawShare } from "../../../workers/domain/matches/sharing/share-match";
import { testDeps } from "../../support/faults";
import { planOf, recordingD1, type Statement, slowSteps } from "../../support/query-plans";
import { analyse } from "../../support/samples/job-analyses";
import { createResumes } from "../../support/samples/seeker-resumes";

test("making, reading, sharing, comparing and deleting an analysis scan no growing table", async () => {
  const { user, ids } = await createResumes(2);
  const [resumeId = ""] = ids;
  const statements: Statement[] = [];
  const deps = { ...testDeps(), db: openDatabases(recordingD1(statements)) };
  const { id: matchId } = await analyse(deps, user, resumeId);
  const own = { userId: user.userId, matchId };
  await getMatch(deps, own);
  const share = await createShare(deps, own);
  await listShares(deps, own);
  await getShared(deps, share.token);
  await withdrawShare(deps, { ...own, shareId: share.id });
  await compareJobs(deps, { userId: user.userId, resumeId, matchIds: [matchId] });
  await compareVersions(deps, { ...own, resumeIds: ids });
  await listComparable(deps, { userId: user.userId, chosen: [matchId], search: "" });
  await listComparable(deps, { userId: user.userId, chosen: [], search: "developer" });
  await deleteMatch(deps, own);

  expect(statements.length).toBeGreaterThan(25);
  for (const { sql, values } of statements) {
    // The lists of one row are read from end to end: they are what is asked for.
    const plan = (await planOf(sql, values)).filter((step) => !/VIRTUAL TABLE/.test(step));
    expect([sql, slowSteps(plan)]).toEqual([sql, []]);
  }
});

test("jobs to choose from are read newest first from an index, and those chosen by their ids", async () => {
  const { user, ids } = await createResumes(1);
  await analyse(testDeps(), user, ids[0] ?? "");
  const statements: Statement[] = [];
  const deps = { ...testDeps(), db: openDatabases(recordingD1(statements)) };
  await listComparable(deps, { userId: user.userId, chosen: ["a", "b"], search: "developer" });
  expect(statements).toHaveLength(2);
  const [chosen, newest] = await Promise.all(statements.map(({ sql, values }) => planOf(sql, values)));
  expect(chosen?.join()).toMatch(/SEARCH job_analyses USING INDEX sqlite_autoindex_job_analyses_1 \(id=\?\)/);
  expect(newest).toEqual([
    expect.stringMatching(/SEARCH job_analyses USING INDEX job_analyses_user_idx \(user_id=\?\)/),
  ]);
});
