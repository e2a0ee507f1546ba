import type { Quote } from "../../types";
import type { Candidate } from "../candidate";
import { clamp, type DraftPart, statusOfCredit } from "../points";
import type { Target } from "../target";
import { INDUSTRY } from "../weights";

/** Whether the person's work was in the job's lines of business, each by its share. */
export function industryPart(candidate: Candidate, target: Target, weight: number): DraftPart[] {
  if (target.industries.size === 0) return [];
  let credit = 0;
  const names: string[] = [];
  const evidence: Quote[] = [];
  const wanted = [...target.industries].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  for (const [name, share] of wanted) {
    const found = candidate.industries.get(name);
    if (!found) continue;
    credit += share * clamp(found.lines / INDUSTRY.fullLines);
    names.push(name);
    evidence.push(...found.quotes);
  }
  return [
    {
      id: "line-of-business",
      label: null,
      requirementId: null,
      weight,
      credit,
      status: statusOfCredit(credit),
      reason:
        credit > 0
          ? { code: "line-of-business", names: names.slice(0, 2) }
          : { code: "no-line-of-business", name: wanted[0]![0] },
      evidence: evidence.slice(0, 4),
    },
  ];
}
