import { report } from "./report";

/**
 * Counts what happens, for pages: `const count = useAnalytics(); count({ name: "slideshow", action: "next", slide: 2 })`.
 * Names come from the lists in `workers/domain/statistics/rules.ts`. Nothing leaves the browser without consent, so
 * callers needn't ask.
 */
export function useAnalytics(): typeof report {
  return report;
}
