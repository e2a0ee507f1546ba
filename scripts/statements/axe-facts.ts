import { join } from "node:path";
import { root } from "../lib/paths";

export const AXE_RUN_FILE = join(root, "app/components/statements/axe-run.json");
export const WIDTHS = [320, 390, 1280];
/** Stands for all articles; the run looks at one. */
export const ARTICLE = "/learning-center/:slug";
export const THEMES = ["light", "dark"] as const;

/** What the last run of axe found; a page is named by its address. */
export type AxeRun = {
  /** UTC, as in "2026-11-21" */
  ranOn: string;
  axe: string;
  browser: string;
  widths: number[];
  themes: string[];
  pageCount: number;
  violationCount: number;
  /** "page, width, theme: rule: elements" */
  violations: string[];
  pages: string[];
};
