import lighthouse from "lighthouse";

/** Scores of 0 to 100, times in ms; `faults` names the audits of the last three that cost points. */
export type Figures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  faults: string[];
};

const asked = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * Lighthouse's own mobile run (a mid-range phone on slow 4G, simulated) of one address.
 * @param debuggingPort of a Chromium that does nothing else
 * @param hidden the page asks search engines not to list it: the audit that objects to this is left out
 * @throws Error with Lighthouse's own message where the page couldn't be measured
 */
export async function measure(
  address: string,
  { debuggingPort, hidden }: { debuggingPort: number; hidden: boolean },
): Promise<Figures> {
  const run = await lighthouse(address, {
    port: debuggingPort,
    logLevel: "silent",
    onlyCategories: [...asked],
    skipAudits: hidden ? ["is-crawlable"] : [],
  });
  const result = run?.lhr;
  if (!result) throw new Error(`Lighthouse returned nothing for ${address}`);
  if (result.runtimeError) throw new Error(`${address}: ${result.runtimeError.message}`);
  const score = (category: (typeof asked)[number]) =>
    Math.round((result.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const faults = asked
    .slice(1)
    .flatMap((category) => result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && result.audits[id]?.score !== null)
    .filter(({ id }) => (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    largestPaint: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    faults,
  };
}

/** The median of each figure by itself; every fault that any run found. */
export function medianOf(runs: Figures[]): Figures {
  const middle = (figure: Exclude<keyof Figures, "faults">) => {
    const sorted = runs.map((run) => run[figure]).sort((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  };
  return {
    performance: middle("performance"),
    accessibility: middle("accessibility"),
    bestPractices: middle("bestPractices"),
    seo: middle("seo"),
    largestPaint: middle("largestPaint"),
    blocking: middle("blocking"),
    shift: middle("shift"),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  };
}
