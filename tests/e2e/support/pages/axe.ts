import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
export const AXE_VERSION: string = /axe v([\d.]+)/.exec(axe.slice(0, 200))?.[1] ?? "";

/** What another theme at the same width may break. */
export const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * @param rules `only` these, or `also` these, which axe leaves out by default
 * @returns "rule: elements"
 */
export async function violations(
  page: Page,
  rules: { only?: string[]; also?: string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(async ({ only, also = [] }) => {
    const runner = (window as unknown as { axe: typeof import("axe-core") }).axe;
    const { violations: found } = await runner.run(document, {
      resultTypes: ["violations"],
      ...(only ? { runOnly: only } : {}),
      rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])),
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  }, rules);
}
