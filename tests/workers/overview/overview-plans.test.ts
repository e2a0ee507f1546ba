import { expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import type { Deps } from "../../../workers/domain/deps";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { countUntold } from "../../../workers/domain/notices/list-notices";
import { getFigures } from "../../../workers/domain/overview/get-figures";
import { listActivity } from "../../../workers/domain/overview/list-activity";
import { listWaiting } from "../../../workers/domain/overview/list-waiting";
import { listThreads } from "../../../workers/domain/threads/list/list-threads";
import { parseThreadQuery } from "../../../workers/domain/threads/list/thread-list-query";
import { testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { planOf, recordingD1, type Statement } from "../../support/query-plans";

type View = { agent: ActiveAgent; scope: "mine" | "company" };

const LISTED = "campaigns USING COVERING INDEX campaigns_company_created_idx (company_id=?)";

/** Steps of each statement in which threads are looked for. A thread's row holds its whole posting: of 1,000 none is fetched. */
async function threadSteps(scope: View["scope"], work: (deps: Deps, view: View) => Promise<unknown>) {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const statements: Statement[] = [];
  await work({ ...deps, db: openDatabases(recordingD1(statements)) }, { agent, scope });
  return Promise.all(
    statements.map(async ({ sql, values }) => {
      const plan = await planOf(sql, values);
      return { plan, found: plan.filter((step) => /(SEARCH|SCAN) (campaigns|own) /.test(step)) };
    }),
  );
}

const byId = expect.stringContaining("sqlite_autoindex_campaigns_1 (id=?)");
const listed = expect.stringContaining(LISTED);

test.each(["mine", "company"] as const)(
  "the overview of %s reads no thread's row for its sums",
  async (scope) => {
    const [sums] = await threadSteps(scope, getFigures);
    expect(sums?.found).toEqual([listed]);
    for (const one of await threadSteps(scope, countUntold)) expect(one.found).toEqual([listed]);
  },
);

test.each(["mine", "company"] as const)(
  "what needs someone in %s reads the rows of the threads that are named",
  async (scope) => {
    const [waiting] = await threadSteps(scope, listWaiting);
    expect(waiting?.found.sort()).toEqual([listed, byId]);
    // Who is about to be erased is counted in an index, and rows are fetched only where the company holds someone.
    expect(waiting?.plan.join()).toContain("b2b_candidates_contact_idx (company_id=? AND <expr><?)");
    expect(waiting?.plan.join()).toContain("any_held USING INDEX b2b_candidates_held_idx (company_id=?)");
  },
);

test.each(["mine", "company"] as const)(
  "the newest threads and uploads of %s are read in their order",
  async (scope) => {
    const query = { ...parseThreadQuery(new URLSearchParams()), scope, size: 3 };
    const [, newest] = await threadSteps(scope, (deps, { agent }) => listThreads(deps, { agent, query }));
    expect(newest?.found.sort()).toEqual([listed, byId]);
    const [lines, uploads] = await threadSteps(scope, listActivity);
    expect(lines?.plan.filter((step) => step.includes(LISTED))).toHaveLength(1);
    expect(uploads?.plan.join()).toContain("b2b_batches_company_idx (company_id=? AND created_at>?)");
    expect(uploads?.plan.join()).not.toContain("TEMP B-TREE FOR ORDER BY");
  },
);
