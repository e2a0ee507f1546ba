import { expect, test } from "vitest";
import { tabOf, withoutTab, withTab } from "../../app/lib/panel-tab";
import { industryBand, relevanceBand } from "../../workers/domain/matches/score-bands";

test("a panel's tab stands in the address and is no part of the table's search", () => {
  const table = "?sort=relevancy_score&order=desc";
  expect(withTab(table, "ask")).toBe(`${table}&tab=ask`);
  expect(withTab(`${table}&tab=ask`, "notes")).toBe(`${table}&tab=notes`);
  expect(withTab("?tab=ask", null)).toBe("");
  expect(withoutTab(`?tab=ask&${table.slice(1)}`)).toBe(table);
  expect(tabOf("?tab=resume")).toBe("resume");
  expect(tabOf(table)).toBeNull();
});

test("relevance has bands at 80, 60 and 40, the industry's match at 70 and 50", () => {
  expect([80, 79.9, 60, 59, 40, 39].map(relevanceBand)).toEqual([
    "high",
    "fair",
    "fair",
    "low",
    "low",
    "lowest",
  ]);
  expect([70, 69, 50, 49].map(industryBand)).toEqual(["near", "related", "related", "far"]);
});
