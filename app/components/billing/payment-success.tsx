import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { isOpenedNow } from "~/components/consent/arrival";
import { useAnalytics } from "~/components/consent/use-analytics";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { LocalDate } from "~/components/ui/local-date";
import { paths } from "~/lib/paths";
import type { PaymentResult } from "../../../workers/domain/billing/orders/get-payment-result";
import { priceWords } from "./order-facts";

export function PaymentSuccess({ result, isAgent }: { result: PaymentResult; isAgent: boolean }) {
  const count = useAnalytics();
  useEffect(() => {
    if (!isAgent && isOpenedNow()) count({ name: "step", step: "paid" });
  }, [count, isAgent]);
  if (result.session && !result.session.isBooked) return <PaidTooLate session={result.session} />;
  return (
    <Card>
      <div className="grid justify-items-start gap-4">
        <CircleCheck className="size-10 text-good" aria-hidden="true" />
        <h1 className="text-3xl sm:text-4xl">
          {result.startsAt === null ? "Payment Successful!" : "Your Order Is Confirmed"}
        </h1>
        <div className="grid gap-2 text-lg">
          {result.kind === "plan" && <Plan {...result} />}
          {result.kind === "credits" && <Credits {...result} />}
          {result.session && (
            <p>
              Your {result.session.name} is booked: {result.session.hour}.
            </p>
          )}
        </div>
        <p className="text-soft">
          Your order has the number <strong className="whitespace-nowrap text-ink">{result.number}</strong>.
          We mail you a confirmation with the terms of today.
        </p>
        <div className="flex flex-wrap gap-3">{isAgent ? <AgentWays /> : <SeekerWays result={result} />}</div>
      </div>
    </Card>
  );
}

function Plan({ planName, startsAt, price, taxIncluded }: PaymentResult) {
  if (startsAt === null) return <p>Your plan {planName} is active.</p>;
  return (
    <>
      <p>Your plan {planName} is set up, and its limits hold from now on.</p>
      <p className="text-soft">
        Nothing was charged today. The first {priceWords({ price, taxIncluded })} are due on{" "}
        <LocalDate value={startsAt} />, when your trial ends.
      </p>
    </>
  );
}

function Credits({ credits }: PaymentResult) {
  return (
    <>
      <p>{credits} credits were added to your account.</p>
      <p className="text-soft">They wait for AI interview practice, which isn’t open yet.</p>
    </>
  );
}

/** The session's hour was no longer kept when the money arrived. */
function PaidTooLate({ session: { name, hour, path } }: { session: NonNullable<PaymentResult["session"]> }) {
  return (
    <Card>
      <div className="grid justify-items-start gap-4">
        <CircleAlert className="size-10 text-poor" aria-hidden="true" />
        <h1 className="text-3xl sm:text-4xl">This session is not booked</h1>
        <p className="text-lg">
          The hour ({name}, {hour}) is no longer kept for you. All that you paid goes back to you, by the way
          in which you paid.
        </p>
        <LinkButton to={path}>See the Session</LinkButton>
      </div>
    </Card>
  );
}

function SeekerWays({ result: { kind, session } }: { result: PaymentResult }) {
  if (session)
    return (
      <>
        <LinkButton to={session.path}>See Your Session</LinkButton>
        <LinkButton to={paths.seekerDashboard} look="secondary">
          Go to Dashboard
        </LinkButton>
      </>
    );
  return (
    <>
      <LinkButton to={paths.seekerDashboard}>Go to Dashboard</LinkButton>
      {kind === "credits" ? (
        <LinkButton to={paths.buyCredits} look="secondary">
          Buy More Credits
        </LinkButton>
      ) : (
        <LinkButton to={paths.billing} look="secondary">
          See Your Plan
        </LinkButton>
      )}
      <LinkButton to={paths.newAnalysis} look="secondary">
        Start New Analysis
      </LinkButton>
    </>
  );
}

function AgentWays() {
  return (
    <>
      <LinkButton to={paths.agentSubscription}>See Your Subscription</LinkButton>
      <LinkButton to={paths.agentDashboard} look="secondary">
        Go to Dashboard
      </LinkButton>
    </>
  );
}
