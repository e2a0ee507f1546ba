import type { Usage } from "../subscription-validity";

export const LIMITED_UNITS = {
  threads: { one: "job thread", many: "job threads" },
  applicants: { one: "candidate", many: "candidates" },
  bulkAnalyses: { one: "bulk analysis", many: "bulk analyses" },
} as const;

const number = new Intl.NumberFormat("en");

/** "1,000 candidates" */
export function countedUnits(kind: keyof Usage, count: number): string {
  const { one, many } = LIMITED_UNITS[kind];
  return `${number.format(count)} ${count === 1 ? one : many}`;
}
