import type { ReactNode } from "react";
import { LocalDate } from "~/components/ui/local-date";
import { TextLink } from "~/components/ui/text-link";
import { euros } from "../../../workers/domain/billing/money";
import type { Offer } from "../../../workers/domain/billing/orders/get-order-offer";

export function priceWords({ price, taxIncluded }: Pick<Offer, "price" | "taxIncluded">): string {
  return `${euros(price)} ${taxIncluded ? "including VAT" : "plus VAT"}`;
}

/** "month" of "1 month" */
function periodOf({ billingCycle }: Offer): string {
  return billingCycle?.replace(/^1 /, "") ?? "";
}

/** What is ordered and on which terms: all that the law wants said directly above the button. */
export function OrderFacts({ offer, companyName }: { offer: Offer; companyName: string | null }) {
  const { session } = offer;
  if (session) return <SessionFacts offer={offer} session={session} />;
  const isPlan = offer.kind === "plan";
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[9rem_1fr] sm:gap-y-3">
      <Fact label={isPlan ? "Plan" : "Credits"}>
        <strong>{offer.name}</strong>
        {companyName !== null && ` for ${companyName}`}
        {isPlan && (
          <ul className="mt-1 list-disc pl-5 text-soft">
            {offer.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
        {!isPlan && (
          <p className="text-soft">
            For AI interview practice, which isn’t open yet. Nothing else needs credits.
          </p>
        )}
      </Fact>
      <Fact label="Price">
        {isPlan ? `${priceWords(offer)}, per ${periodOf(offer)}` : `${priceWords(offer)}, once`}
        {!offer.taxIncluded && (
          <p className="text-soft">
            The next page adds the VAT of your country. With a valid VAT number from another EU country none
            is added (reverse charge).
          </p>
        )}
      </Fact>
      {isPlan && (
        <>
          <Fact label="First payment">
            <FirstPayment offer={offer} />
          </Fact>
          <Fact label="Renewal">
            Every {periodOf(offer)} for {priceWords(offer)}, until you cancel.
          </Fact>
          <Fact label="Cancelling">
            At any time, to the end of the {periodOf(offer)} that is paid:{" "}
            {companyName === null ? (
              <>
                in your settings, or <TextLink to="/cancel">here without signing in</TextLink>.
              </>
            ) : (
              "on your subscription page."
            )}
          </Fact>
        </>
      )}
      <Fact label="Withdrawal">
        {companyName === null ? (
          <>
            Within 14 days of the order, without giving a reason: in your settings, or{" "}
            <TextLink to="/withdraw">here without signing in</TextLink>.{" "}
            {isPlan ? "We pay back what you paid for it." : "We pay back the credits that you haven’t spent."}
          </>
        ) : (
          "You order for a business, so the consumers’ right of withdrawal doesn’t apply."
        )}
      </Fact>
    </dl>
  );
}

function SessionFacts({ offer, session }: { offer: Offer; session: NonNullable<Offer["session"]> }) {
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[9rem_1fr] sm:gap-y-3">
      <Fact label="Coaching">
        <strong>{offer.name}</strong>, {session.length}
      </Fact>
      <Fact label="Hour">{session.hour}</Fact>
      <Fact label="Where">
        <span className="[overflow-wrap:anywhere]">{session.place}</span>
      </Fact>
      <Fact label="Price">{priceWords(offer)}, once</Fact>
      <Fact label="Moving and cancelling">
        Up to 24 hours before the session begins, on its page. If you cancel, we pay back all that you paid.
      </Fact>
      <Fact label="Withdrawal">
        Within 14 days of the order, without giving a reason: in your settings, or{" "}
        <TextLink to="/withdraw">here without signing in</TextLink>. We pay back all that you paid. The right
        ends once the session has been held in full.
      </Fact>
    </dl>
  );
}

function FirstPayment({ offer }: { offer: Offer }) {
  const { startsAt } = offer;
  if (startsAt === null) return <>Today, when you order. The plan begins at once.</>;
  return (
    <>
      On <LocalDate value={startsAt} />, when your free trial ends. Nothing is charged today, and no day of
      your trial is lost.
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-soft max-sm:-mb-3.5">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
