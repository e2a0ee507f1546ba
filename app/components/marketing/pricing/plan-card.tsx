import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "~/components/ui/data/badge";
import { euro } from "./euro";
import type { PlanCardData } from "./plan-list";

/**
 * A plan: price, what it holds, and one button that `children` brings. Its five rows are those of the grid around it,
 * so that cards side by side keep them level: it stands in an item with `row-span-5 grid grid-rows-subgrid`.
 */
export function PlanCard({ plan, children }: { plan: PlanCardData; children: ReactNode }) {
  const { name, price, period, against, description, features, popular, unavailable } = plan;
  return (
    <article
      className={`row-span-5 grid grid-rows-subgrid gap-5 rounded-lg border bg-surface p-6 sm:p-8 ${popular ? "border-accent shadow-lg" : "border-line"}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-2xl">{name}</h3>
        {popular && <Badge tone="accent">Most Popular</Badge>}
        {unavailable && <Badge>{unavailable}</Badge>}
      </div>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-serif text-5xl font-semibold tabular-nums">{euro(price)}</span>
          <span className="text-soft">per {period}</span>
        </p>
        {against && (
          <p className="flex items-center gap-2 text-soft">
            <span>
              <span className="sr-only">instead of </span>
              <s>{euro(against.price)}</s>
            </span>
            <Badge tone="good">{against.saving}</Badge>
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
