import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BuyingShell } from "~/components/billing/buying-shell";
import { OrderFacts } from "~/components/billing/order-facts";
import { OrderForm } from "~/components/billing/order-form";
import { OrderRefusal } from "~/components/billing/order-refusal";
import { Banner } from "~/components/ui/banner";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import { buyerOf } from "../../../workers/domain/billing/orders/buyer-of";
import { explainUnsold } from "../../../workers/domain/billing/orders/explain-unsold";
import type { Buyer } from "../../../workers/domain/billing/orders/find-item";
import { getOrderOffer } from "../../../workers/domain/billing/orders/get-order-offer";
import { placeOrder } from "../../../workers/domain/billing/orders/place-order";
import { offerMark, requireConsent } from "../../../workers/domain/billing/orders/require-consent";
import { AppError } from "../../../workers/domain/errors";

export const meta: MetaFunction = () => [
  { title: "Your order | Plumbline" },
  { name: "robots", content: "noindex" },
];

export const headers = () => ({ "Cache-Control": "no-store" });

const NOT_FOR_SALE = ["plan-invalid", "credits-invalid", "package-invalid"];

function bookingIn(request: Request): string | undefined {
  return new URL(request.url).searchParams.get("booking") ?? undefined;
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await context.requireUser();
  const buyer = buyerOf(user);
  const wish = { slug: params.item ?? "", bookingId: bookingIn(request), buyer };
  const shown = { fullName: user.fullName, companyName: user.agent?.companyName ?? null };
  const asked = await context.attempt(() => getOrderOffer(context.deps, wish));
  if (asked.ok) return { buyer: shown, offer: asked.value, mark: offerMark(asked.value), refused: null };
  const { code, message, status } = asked.error;
  if (status >= 500 && code !== "payments-off") throw new AppError(code);
  const unsold = NOT_FOR_SALE.includes(code) ? await explainUnsold(context.deps, wish) : null;
  return data(
    { buyer: shown, offer: null, mark: "", refused: { code, message, unsold } },
    { status: unsold === "unknown" ? 404 : 200 },
  );
}

/** What is said where the fault isn't the buyer's (spec 8), by the page that they came from. */
function failureWords(from: string | null, slug: string, buyer: Buyer): string {
  if (buyer.companyId) return "Failed to subscribe to plan. Please try again. Nothing was charged.";
  const isPack = slug.startsWith("credits-");
  const purchase = isPack ? (from === "upgrade" ? "credit purchase" : "purchase") : null;
  const what = purchase ?? (from === "upgrade" ? "upgrade" : "subscription");
  return `There was an error processing your ${what}. Please try again. Nothing was charged.`;
}

/** Places the order, and leads to the page at Stripe that takes the money. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await context.requireUser();
  const buyer = buyerOf(user);
  const slug = params.item ?? "";
  const wish = { slug, bookingId: bookingIn(request), buyer };
  const form = await request.formData();
  const consent = { acceptsTerms: form.has("terms"), startAtOnce: form.has("startAtOnce") };
  const placed = await context.attempt(async () => {
    await context.enforceRateLimit("order");
    const offer = await getOrderOffer(context.deps, wish);
    requireConsent(consent, { kind: offer.kind, buyer });
    const seen = form.get("seen");
    if (seen !== null && seen !== offerMark(offer)) throw new AppError("decided-meanwhile");
    return placeOrder(context.deps, { ...wish, startAtOnce: consent.startAtOnce });
  });
  if (placed.ok) return redirect(placed.value.url, 303);
  const { message, status, code } = placed.error;
  const from = new URL(request.url).searchParams.get("from");
  const isOurs = status >= 500 && code !== "payments-off";
  return data({ message: isOurs ? failureWords(from, slug, buyer) : message }, { status });
}

export default function Order() {
  const { buyer, offer, mark, refused } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isAgent = buyer.companyName !== null;
  if (!offer || refused)
    return (
      <BuyingShell buyer={buyer}>
        {refused && <OrderRefusal refused={refused} isAgent={isAgent} />}
      </BuyingShell>
    );
  return (
    <BuyingShell buyer={buyer}>
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">Your order</h1>
        <p className="text-soft">
          Please check it before you order.{" "}
          {offer.kind !== "coaching" && (
            <TextLink to={offer.kind === "plan" ? paths.upgrade : paths.buyCredits}>
              Choose something else
            </TextLink>
          )}
        </p>
      </header>
      {answer && <Banner kind="error">{answer.message}</Banner>}
      <Card>
        <div className="grid gap-6">
          <OrderFacts offer={offer} companyName={buyer.companyName} />
          <OrderForm offer={offer} mark={mark} companyName={buyer.companyName} />
        </div>
      </Card>
    </BuyingShell>
  );
}

export { ErrorPage as ErrorBoundary } from "~/components/layout/error-page";
