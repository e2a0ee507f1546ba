import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CircleAlert } from "lucide-react";
import { BuyingShell } from "~/components/billing/buying-shell";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { paths } from "~/lib/paths";
import { buyerOf } from "../../../workers/domain/billing/orders/buyer-of";
import { findPaymentResult } from "../../../workers/domain/billing/orders/get-payment-result";

export const meta: MetaFunction = () => [
  { title: "Payment Failed | Plumbline" },
  { name: "robots", content: "noindex" },
];

export const headers = () => ({ "Cache-Control": "no-store" });

/** Nothing else of the address is ever shown (RULINGS 18). */
const REASONS: Record<string, string> = {
  cancelled: "The payment page was closed before you paid.",
  failed: "The payment did not go through.",
  expired: "The payment page was open for too long.",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await context.requireUser();
  const buyer = buyerOf(user);
  const query = new URL(request.url).searchParams;
  const reason = query.get("reason") ?? "";
  const result = await findPaymentResult(context.deps, { number: query.get("order") ?? "", buyer });
  if (result?.status === "paid" || result?.status === "processing")
    throw redirect(`/payment-success?session_id=${result.sessionId}`);
  return {
    buyer: { fullName: user.fullName, companyName: user.agent?.companyName ?? null },
    reason: (Object.hasOwn(REASONS, reason) && REASONS[reason]) || null,
    /** null where the address names none of theirs: then nothing is known of money */
    item: result?.item ?? null,
    again: result ? orderAgain(result) : paths.pricing,
  };
}

function orderAgain({ item, bookingId }: { item: string; bookingId: string }): string {
  return bookingId ? paths.orderSession(item, bookingId) : paths.order(item);
}

export default function PaymentErrorPage() {
  const { buyer, reason, item, again } = useLoaderData<typeof loader>();
  const isAgent = buyer.companyName !== null;
  return (
    <BuyingShell buyer={buyer}>
      <Card>
        <div className="grid justify-items-start gap-4">
          <CircleAlert className="size-10 text-poor" aria-hidden="true" />
          <h1 className="text-3xl sm:text-4xl">Payment Failed</h1>
          {item && <p className="text-lg">No charges were made.</p>}
          {reason && <p className="text-soft">Error: {reason}</p>}
          {!item && (
            <p className="text-soft">
              What was paid and what wasn’t is in your list of purchases and invoices.
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <LinkButton to={again}>Try Again</LinkButton>
            <LinkButton to={isAgent ? paths.agentDashboard : paths.seekerDashboard} look="secondary">
              Return to Dashboard
            </LinkButton>
            {!item && (
              <LinkButton to={isAgent ? paths.agentSubscription : paths.billing} look="secondary">
                See Your Invoices
              </LinkButton>
            )}
          </div>
        </div>
      </Card>
    </BuyingShell>
  );
}

export { ErrorPage as ErrorBoundary } from "~/components/layout/error-page";
