import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "~/components/ui/data/badge";
import { euros } from "../../../../workers/domain/billing/money";
import type { Plan } from "../../../../workers/domain/billing/plans/list-plans";
import { unavailableWords } from "./plan-action";

/** Plans side by side; `children` brings each one's way on. */
export function PlanGrid<P extends Plan>({
  plans,
  children,
}: {
  plans: P[];
  children: (plan: P) => ReactNode;
}) {
  return (
    <div className="grid gap-4">
      <ul className={`grid gap-6 ${plans.length > 2 ? "lg:grid-cols-3" : "max-w-4xl md:grid-cols-2"}`}>
        {plans.map((plan) => (
          <li key={plan.slug} className="row-span-5 grid grid-rows-subgrid">
            <PlanCard plan={plan}>{children(plan)}</PlanCard>
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">Prices in euros.</p>
    </div>
  );
}

/**
 * A plan with one button, `children`. Its five rows are those of the grid around it, so that cards side by side keep them
 * level: its parent is an item with `row-span-5 grid grid-rows-subgrid`.
 */
export function PlanCard({ plan, children }: { plan: Plan; children: ReactNode }) {
  const { name, price, period, taxIncluded, against, description, features, isPopular } = plan;
  const unavailable = unavailableWords(plan);
  return (
    <article
      className={`row-span-5 grid grid-rows-subgrid gap-5 rounded-lg border bg-surface p-6 sm:p-8 ${isPopular ? "border-accent shadow-lg" : "border-line"}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-2xl">{name}</h3>
        {isPopular && <Badge tone="accent">Most Popular</Badge>}
        {unavailable && <Badge>{unavailable}</Badge>}
      </div>
      <div className="grid content-start gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-serif text-5xl font-semibold tabular-nums">{euros(price)}</span>
          <span className="text-soft">per {period}</span>
        </p>
        <p className="text-sm text-soft">{taxIncluded ? "including VAT" : "plus VAT"}</p>
        {against && (
          <p className="flex items-center gap-2 text-soft">
            {period === "year" ? (
              <span>{euros(against.price)} for twelve single months</span>
            ) : (
              <span>
                <span className="sr-only">instead of </span>
                <s>{euros(against.price)}</s>
              </span>
            )}
            <Badge tone="good">{against.percentOff}% off</Badge>
          </p>
        )}
      </div>
      <p className="text-soft">{description}</p>
      <ul className="grid content-start gap-2.5">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check className="mt-1 size-4 shrink-0 text-accent" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="grid content-start gap-2 pt-2">{children}</div>
    </article>
  );
}
