import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Spinner } from "~/components/ui/spinner";
import { paths } from "~/lib/paths";
import type { PaymentResult } from "../../../workers/domain/billing/orders/get-payment-result";

const EVERY_MILLISECONDS = 3_000;
/** A minute: cards answer within seconds, and a bank that takes longer takes days. */
const MOST_LOOKS = 20;

/** A payment that Stripe hasn't confirmed: looks again by itself for a minute, and says what to do after that. */
export function PaymentPending({ result, isAgent }: { result: PaymentResult; isAgent: boolean }) {
  const looks = useLooks();
  const { pathname, search } = useLocation();
  const isSlow = looks >= MOST_LOOKS;
  const isDebit = result.status === "processing";
  return (
    <Card>
      <div className="grid justify-items-start gap-4">
        {!isSlow && <Spinner className="size-8" />}
        <h1 className="text-3xl sm:text-4xl">
          {isDebit ? "Your payment is on its way" : "Your payment is being checked"}
        </h1>
        <p role="status" className="text-lg">
          {isDebit
            ? `Your bank has the order to pay, which takes a few days.${result.kind === "credits" ? " Your credits are added when it has paid." : ""}`
            : isSlow
              ? "This takes longer than usual."
              : "This takes a few seconds. The page goes on by itself."}
        </p>
        <p className="text-soft">
          You can leave this page: we mail you as soon as it is done. Your order has the number{" "}
          <strong className="whitespace-nowrap text-ink">{result.number}</strong>.
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={pathname + search} look="secondary" reloadDocument>
            Look Again
          </LinkButton>
          {result.status === "open" && isSlow && (
            <LinkButton
              to={
                result.bookingId
                  ? paths.orderSession(result.item, result.bookingId)
                  : paths.order(result.item)
              }
              look="secondary"
            >
              Back to the Order
            </LinkButton>
          )}
          <LinkButton to={isAgent ? paths.agentSubscription : paths.seekerDashboard} look="secondary">
            {isAgent ? "See Your Subscription" : "Go to Dashboard"}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

/** Asks again every few seconds, up to the end. @returns how often it has */
function useLooks(): number {
  const revalidator = useRevalidator();
  const latest = useRef(revalidator);
  latest.current = revalidator;
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (looks >= MOST_LOOKS) return;
    const timer = setTimeout(() => {
      if (latest.current.state === "idle") latest.current.revalidate();
      setLooks(looks + 1);
    }, EVERY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [looks]);
  return looks;
}
