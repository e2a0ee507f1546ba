import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BuyingShell } from "~/components/billing/buying-shell";
import { PaymentPending } from "~/components/billing/payment-pending";
import { PaymentSuccess } from "~/components/billing/payment-success";
import { paths } from "~/lib/paths";
import { buyerOf } from "../../../workers/domain/billing/orders/buyer-of";
import { getPaymentResult } from "../../../workers/domain/billing/orders/get-payment-result";

export const meta: MetaFunction = () => [
  { title: "Payment | Plumbline" },
  { name: "robots", content: "noindex" },
];

export const headers = () => ({ "Cache-Control": "no-store" });

/** Asks Stripe what became of the checkout; the address alone proves nothing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await context.requireUser();
  const buyer = buyerOf(user);
  const sessionId = new URL(request.url).searchParams.get("session_id");
  if (!sessionId) throw redirect(user.agent ? paths.agentSubscription : paths.billing);
  const result = await getPaymentResult(context.deps, { sessionId, buyer });
  const { status, number } = result;
  if (status === "failed" || status === "expired")
    throw redirect(`${paths.paymentError}?reason=${status}&order=${number}`);
  return { result, shown: { fullName: user.fullName, companyName: user.agent?.companyName ?? null } };
}

export default function PaymentSuccessPage() {
  const { result, shown: buyer } = useLoaderData<typeof loader>();
  const isAgent = buyer.companyName !== null;
  return (
    <BuyingShell buyer={buyer}>
      {result.status === "paid" ? (
        <PaymentSuccess result={result} isAgent={isAgent} />
      ) : (
        <PaymentPending result={result} isAgent={isAgent} />
      )}
    </BuyingShell>
  );
}

export { ErrorPage as ErrorBoundary } from "~/components/layout/error-page";
