import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sitePages } from "../../app/routes";
import { root } from "../../scripts/lib/paths";
import { publicPromises } from "../support/samples/public-promises";

test("every promise of a public page is kept by a test or a page that exists", () => {
  const broken = publicPromises.flatMap(({ page, says, keptBy }) => {
    if ("page" in keptBy)
      return sitePages.some(({ pattern }) => pattern === keptBy.page)
        ? []
        : [`${page}: ${says}: ${keptBy.page}`];
    const file = join(root, keptBy.file);
    const exists = existsSync(file) && readFileSync(file, "utf8").includes(`"${keptBy.test}"`);
    return exists ? [] : [`${page}: ${says}: ${keptBy.file}, "${keptBy.test}"`];
  });
  expect(broken).toEqual([]);
});

test("no sentence is promised twice on a page", () => {
  const all = publicPromises.map(({ page, says }) => `${page}: ${says}`);
  expect(new Set(all).size).toBe(all.length);
});
