import type { Candidate, JobCounts } from "../../../../workers/domain/jobs/search/job-candidates";
import {
  CONTRACTS,
  isJobSource,
  PERIODS,
  SOURCE_NAMES,
} from "../../../../workers/domain/jobs/search/job-choices";

export function sourceName(source: string): string {
  return isJobSource(source) ? SOURCE_NAMES[source] : source;
}

const AMOUNT = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

type Pay = Pick<Candidate, "payMin" | "payMax" | "payCurrency" | "payPeriod">;

/** "EUR 60,000 to 80,000 a year", as the posting has it; null where it names no pay. */
export function payText({ payMin, payMax, payCurrency, payPeriod }: Pay): string | null {
  if (payMin === null && payMax === null) return null;
  const amounts =
    payMin !== null && payMax !== null && payMin !== payMax
      ? `${AMOUNT.format(payMin)} to ${AMOUNT.format(payMax)}`
      : payMin === null
        ? `up to ${AMOUNT.format(payMax ?? 0)}`
        : `${payMax === null ? "from " : ""}${AMOUNT.format(payMin)}`;
  return `${payCurrency} ${amounts} ${payPeriod === "hour" ? "an hour" : `a ${payPeriod}`}`;
}

const WHY: [keyof JobCounts, string][] = [
  ["abroad", "other country"],
  ["elsewhere", "other place"],
  ["filtered", "not within your filters"],
  ["unwanted", "not interested"],
  ["closed", "closed"],
];

/** "12 hidden: 9 other country, 3 closed"; null where nothing is. */
export function hiddenText(counts: JobCounts): string | null {
  const parts = WHY.filter(([why]) => counts[why] > 0).map(([why, name]) => `${counts[why]} ${name}`);
  const sum = WHY.reduce((all, [why]) => all + counts[why], 0);
  return sum > 0 ? `${AMOUNT.format(sum)} hidden: ${parts.join(", ")}` : null;
}

export function linkedInSearch({ position, geoId }: { position: string; geoId: string }): string {
  const query = new URLSearchParams({ keywords: position, ...(geoId && { geoId }) });
  return `https://www.linkedin.com/jobs/search?${query}`;
}

/** What narrows a search, in words. */
export function filterWords(filter: Record<string, string>): string[] {
  const { remote, pay, days = "", contract = "", country, source = "" } = filter;
  return [
    remote && "Remote",
    pay && "Names the pay",
    Object.entries(PERIODS).find(([value]) => value === days)?.[1],
    Object.entries(CONTRACTS).find(([value]) => value === contract)?.[1],
    country,
    source && sourceName(source),
  ].filter((words): words is string => Boolean(words));
}
