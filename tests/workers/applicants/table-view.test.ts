import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agents } from "../../../db/schema";
import { parseApplicantQuery } from "../../../workers/domain/applicants/schema";
import {
  parseTableView,
  saveTableView,
  withLastOrder,
} from "../../../workers/domain/applicants/table/table-view";
import { testDeps } from "../../support/faults";
import { createAgent, createColleague } from "../../support/people/agency";

async function storedView(deps: ReturnType<typeof testDeps>, agentId: string) {
  const [row] = await deps.db.shared
    .select({ tableView: agents.tableView })
    .from(agents)
    .where(eq(agents.id, agentId));
  return row?.tableView ?? null;
}

function opened(parameters: string, stored: string | null) {
  const search = new URLSearchParams(parameters);
  return withLastOrder(parseApplicantQuery(search), search, parseTableView(stored));
}

test("the first visit has the specification's order, the next one the agent's last choice", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  expect(opened("", agent.tableView)).toMatchObject({ sort: "created_at", order: "desc", size: 10 });
  await saveTableView(deps, { agent, change: { sort: "relevancy_score", order: "desc", size: 50 } });
  const stored = await storedView(deps, agent.agentId);
  expect(opened("", stored)).toMatchObject({ sort: "relevancy_score", order: "desc", size: 50 });
  expect(opened("sort=created_at&order=asc&size=25", stored)).toMatchObject({
    sort: "created_at",
    order: "asc",
    size: 25,
  });
});

test("a choice of columns leaves the order alone, and a colleague's table as it is", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const colleague = await createColleague(deps, agent);
  await saveTableView(deps, { agent, change: { sort: "relevancy_score", order: "asc" } });
  const tableView = await storedView(deps, agent.agentId);
  await saveTableView(deps, { agent: { ...agent, tableView }, change: { columns: ["email", "gender"] } });
  expect(parseTableView(await storedView(deps, agent.agentId))).toMatchObject({
    columns: ["email", "gender"],
    sort: "relevancy_score",
    order: "asc",
  });
  expect(await storedView(deps, colleague.agentId)).toBeNull();
});

test.each(["", "no JSON", "[]", '{"columns":["of an older version"],"sort":7,"size":"x"}'])(
  "a stored view that can't be read (%s) falls back to the first visit's",
  (stored) => {
    expect(parseTableView(stored)).toEqual(parseTableView(null));
  },
);
