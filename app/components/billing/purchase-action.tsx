import { Button } from "~/components/ui/button";
import type { CreditPack } from "../../../workers/domain/billing/plans/list-credit-packs";
import { BuyLink } from "./buy-link";

/** A pack's button: live where something can be bought here, else with the reason. */
export function PurchaseAction({
  pack,
  closed,
  from,
}: {
  pack: CreditPack;
  closed: string | null;
  from: "upgrade" | "buy-credits";
}) {
  if (closed === null)
    return (
      <BuyLink
        item={pack.slug}
        from={from}
        look={pack.isPopular ? "primary" : "secondary"}
        describes={`${pack.credits} credits`}
      >
        Purchase Now
      </BuyLink>
    );
  return (
    <>
      <Button type="button" disabled>
        Purchase Now
      </Button>
      <p className="text-sm text-soft">{closed}</p>
    </>
  );
}
