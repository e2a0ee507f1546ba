import type { CompanySubscription, Usage } from "../subscription-validity";

const NEAR = 0.8;

export type LimitNear = { kind: keyof Usage; used: number; limit: number };

/** The limits of a plan of which 80 % or more are used in its period. */
export function limitsNear({ limits }: Pick<CompanySubscription, "limits">, usage: Usage): LimitNear[] {
  return (Object.keys(usage) as (keyof Usage)[]).flatMap((kind) => {
    const limit = limits[kind];
    return limit !== null && usage[kind] >= limit * NEAR ? [{ kind, used: usage[kind], limit }] : [];
  });
}
