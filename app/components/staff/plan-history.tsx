import { Badge } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import { capitalised } from "~/lib/format";

type Plan = { id: string; planName: string; status: string; startDate: number; nextRenewal: number };

export function PlanHistory({ plans }: { plans: readonly Plan[] }) {
  if (plans.length === 0) return <p className="text-soft">None.</p>;
  return (
    <ul className="grid gap-3">
      {plans.map((plan) => (
        <li key={plan.id}>
          <p className="flex flex-wrap items-baseline gap-2 font-medium">
            {plan.planName} <Badge>{capitalised(plan.status)}</Badge>
          </p>
          <p className="text-sm text-soft">
            <LocalDate value={plan.startDate} /> to <LocalDate value={plan.nextRenewal} />
          </p>
        </li>
      ))}
    </ul>
  );
}
