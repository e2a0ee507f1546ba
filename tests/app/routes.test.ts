import { expect, test } from "vitest";
import { routeAccess, sitePages } from "../../app/routes";

test("a page's address is made of its parents' and its own", () => {
  const patterns = new Map(sitePages.map(({ id, pattern }) => [id, pattern]));
  expect(patterns.get("routes/public/home")).toBe("/");
  expect(patterns.get("routes/staff/overview")).toBe("/admin");
  expect(patterns.get("routes/agency/threads/delete")).toBe("/agent/campaigns/:threadId/delete");
  expect(patterns.get("routes/account/settings/export")).toBe("/settings/exports/:exportId");
});

test("layouts have a rule and no address", () => {
  expect(routeAccess["routes/agency/layout"]).toBe("agent");
  expect(sitePages.map(({ id }) => id)).not.toContain("routes/agency/layout");
});

test("no two pages share an address", () => {
  const patterns = sitePages.map(({ pattern }) => pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
});
