import { expect, test } from "vitest";
import { patternOf, sitePages } from "../../scripts/lib/site-pages";

test.each([
  ["routes/_index", "/"],
  ["routes/about", "/about"],
  ["routes/newsletter._index", "/newsletter"],
  ["routes/newsletter.confirm", "/newsletter/confirm"],
  ["routes/learning-center.$slug", "/learning-center/:slug"],
  ["routes/agent._portal.dashboard", "/agent/dashboard"],
  ["routes/agent._portal.campaigns.$threadId.delete", "/agent/campaigns/:threadId/delete"],
  ["routes/settings_.exports.$exportId", "/settings/exports/:exportId"],
])("%s answers at %s", (id, pattern) => {
  expect(patternOf(id)).toBe(pattern);
});

test("every page of the access table is there, layouts and the root are not", () => {
  const ids = sitePages().map(({ id }) => id);
  expect(ids).toContain("routes/_index");
  expect(ids).toContain("routes/admin._staff._index");
  expect(ids).not.toContain("root");
  expect(ids).not.toContain("routes/admin._staff");
  expect(ids).not.toContain("routes/agent._portal");
});

test("no two pages share an address", () => {
  const patterns = sitePages().map(({ pattern }) => pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
});
