import { Button } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { euro } from "./euro";
import { creditPacks } from "./plan-list";

/** Credits to buy once. `closed`: the sentence that a pack's disabled button is explained by. */
export function CreditPacks({ closed }: { closed: string }) {
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {creditPacks.map(({ credits, price, popular }) => (
        <li
          key={credits}
          className={`grid content-start gap-4 rounded-lg border bg-surface p-6 ${popular ? "border-accent shadow-lg" : "border-line"}`}
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-2xl">{credits} credits</h3>
            {popular && <Badge tone="accent">Most Popular</Badge>}
          </div>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-serif text-4xl font-semibold tabular-nums">{euro(price)}</span>
            <span className="text-soft">{euro((Number(price) / credits).toFixed(2))} per credit</span>
          </p>
          <Button type="button" disabled>
            Purchase Now
          </Button>
          <p className="text-sm text-soft">{closed}</p>
        </li>
      ))}
    </ul>
  );
}
