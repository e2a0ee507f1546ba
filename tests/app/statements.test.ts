import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { NOT_FOUND_ID, sitePages } from "../../app/routes";
import { root } from "../../scripts/lib/paths";
import { ARTICLE, AXE_RUN_FILE, type AxeRun, THEMES, WIDTHS } from "../../scripts/statements/axe-facts";
import { FAIRNESS_RUN_FILE, type FairnessRun } from "../../scripts/statements/fairness-facts";
import { makePapersFacts, PAPERS_FACTS_FILE } from "../../scripts/statements/papers-facts";
import { ENGINE_VERSION } from "../../workers/engine/version";
import { fairnessProperties } from "../engine/fairness-properties";

const axeRun: AxeRun = JSON.parse(readFileSync(AXE_RUN_FILE, "utf8"));
const fairnessRun: FairnessRun = JSON.parse(readFileSync(FAIRNESS_RUN_FILE, "utf8"));

/** They lead elsewhere at once. */
const WITHOUT_PAGE = [
  "/logout",
  "/login/google",
  "/login/google/callback",
  "/agent/logout",
  "/two-step/check",
];

test("axe was run on every public page, and on no page that is gone: else `npm run axe -- /path`", () => {
  const patterns = sitePages
    .filter(({ access, id }) => access === "public" && id !== NOT_FOUND_ID)
    .map(({ pattern }) => pattern)
    .filter((pattern) => pattern === ARTICLE || !pattern.includes(":"));
  const seen = new Set([...axeRun.pages, ...WITHOUT_PAGE]);
  expect(patterns.filter((pattern) => !seen.has(pattern))).toEqual([]);
  expect(axeRun.pages.filter((pattern) => !patterns.includes(pattern))).toEqual([]);
});

test("axe was run in the version that is installed, at every width and in both themes, and the page's counts are its own", () => {
  const { version } = createRequire(import.meta.url)("axe-core/package.json") as { version: string };
  expect(axeRun.axe).toBe(version);
  expect([axeRun.widths, axeRun.themes]).toEqual([WIDTHS, THEMES]);
  expect(axeRun.pageCount).toBe(axeRun.pages.length);
  expect(axeRun.violationCount).toBe(axeRun.violations.length);
});

test("fairness was measured on this engine, for every property: else `npm run fairness`", () => {
  expect(fairnessRun.engineVersion).toBe(ENGINE_VERSION);
  const told = fairnessRun.properties.map(({ id, says, counted }) => ({ id, says, counted }));
  expect(told).toEqual(fairnessProperties.map(({ id, says, counted }) => ({ id, says, counted })));
  expect(fairnessRun.properties.filter(({ held, tried }) => !held || tried === 0)).toEqual([]);
});

test("the papers say what the measurements, the limits and the knowledge base say: else `npm run papers`", () => {
  expect(JSON.parse(readFileSync(PAPERS_FACTS_FILE, "utf8"))).toEqual(makePapersFacts());
});

test("the tests of each fairness property exist", () => {
  const missing = fairnessProperties.flatMap(({ tests }) =>
    tests.flatMap(({ file, names }) => {
      const text = readFileSync(join(root, file), "utf8");
      return names.filter((name) => !namesOf(name).some((written) => text.includes(`"${written}"`)));
    }),
  );
  expect(missing).toEqual([]);
});

/** As it may be written: with its number, or with what stands for it. */
function namesOf(name: string): string[] {
  return [name, name.replace(/\d+(?= lines)/, "%i")];
}
