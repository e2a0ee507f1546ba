import type { ReactNode } from "react";
import { Badge } from "~/components/ui/data/badge";
import { euros } from "../../../workers/domain/billing/money";
import type { CreditPack } from "../../../workers/domain/billing/plans/list-credit-packs";

/** Credits to buy once; `children` brings each pack's button. */
export function CreditPacks({
  packs,
  level: Heading = "h3",
  children,
}: {
  packs: CreditPack[];
  level?: "h2" | "h3";
  children: (pack: CreditPack) => ReactNode;
}) {
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {packs.map((pack) => (
        <li
          key={pack.slug}
          className={`grid content-start gap-4 rounded-lg border bg-surface p-6 ${pack.isPopular ? "border-accent shadow-lg" : "border-line"}`}
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Heading className="text-2xl">{pack.credits} credits</Heading>
            {pack.isPopular && <Badge tone="accent">Most Popular</Badge>}
          </div>
          <div className="grid gap-1">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-serif text-4xl font-semibold tabular-nums">{euros(pack.price)}</span>
              <span className="text-soft">€{(pack.price / 100 / pack.credits).toFixed(2)} per credit</span>
            </p>
            <p className="text-sm text-soft">including VAT</p>
          </div>
          {children(pack)}
        </li>
      ))}
    </ul>
  );
}
