import { BuyLink } from "~/components/billing/buy-link";
import { Button, LinkButton } from "~/components/ui/button";
import { LocalDate } from "~/components/ui/local-date";
import { paths } from "~/lib/paths";
import type { CompanyPlanOption } from "../../../../workers/domain/billing/get-company-billing";
import type { ErrorCode } from "../../../../workers/domain/errors";

/** Asked for by a message, as long as it can't be bought. */
const ON_REQUEST = "agency-growth";

const SAID_ABOVE: readonly ErrorCode[] = ["own-subscription-suspended", "owner-only"];

/** The button of a plan, inside the portal (RULINGS 19), and when its paid period would begin (RULINGS 44). */
export function PlanOption({ plan }: { plan: CompanyPlanOption }) {
  const { slug, name, isAvailable, isOwned, isPopular, startsAt, refusal } = plan;
  if (isOwned)
    return (
      <Button type="button" disabled>
        Your Plan
      </Button>
    );
  if (!isAvailable && slug === ON_REQUEST)
    return (
      <LinkButton to={paths.contact} look="secondary" aria-label={`Contact Sales about ${name}`}>
        Contact Sales
      </LinkButton>
    );
  if (!isAvailable)
    return (
      <Button type="button" disabled>
        Coming soon
      </Button>
    );
  if (refusal)
    return (
      <>
        <Button type="button" disabled>
          Subscribe
        </Button>
        {!SAID_ABOVE.includes(refusal.code) && <p className="text-sm text-soft">{refusal.message}</p>}
      </>
    );
  return (
    <>
      <BuyLink item={slug} look={isPopular ? "primary" : "secondary"} describes={name}>
        Subscribe
      </BuyLink>
      <p className="text-sm text-soft">
        {startsAt === null ? (
          "The paid period begins with the order."
        ) : (
          <>
            The paid period begins when your trial ends, on <LocalDate value={startsAt} />: no day is lost.
          </>
        )}
      </p>
    </>
  );
}
