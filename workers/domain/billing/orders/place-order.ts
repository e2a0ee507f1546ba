import { and, eq, isNull } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { billingCustomers, companies, orders, users } from "../../../../db/schema";
import { isUniqueViolation } from "../../../../db/unique-violation";
import type { Checkout, Price } from "../../../adapters/payments/port";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { AppError } from "../../errors";
import { newNumber } from "../../public-number";
import { prepareAlerts } from "../alerts";
import { TERMS_VERSION } from "../contract-terms";
import { findCustomer } from "../find-customer";
import { type PayingDeps, requirePayments } from "../require-payments";
import { syncCustomer } from "../sync/sync-customer";
import type { Buyer } from "./find-item";
import { getOrderOffer, type Offer, type Wish } from "./get-order-offer";
import { offerMark } from "./require-consent";

/** How long a checkout stays open: the provider's least is 30 minutes, and our clocks may differ. */
const OPEN_MILLISECONDS = 35 * 60_000;

type Order = typeof orders.$inferSelect;

type Input = Wish & {
  /** the wish that the service begins within the withdrawal period */
  startAtOnce: boolean;
};

/**
 * Places an order and opens its page at the payment provider. Who has one open already, in another tab say, gets that
 * one again; what was paid meanwhile is found before anything is ordered twice.
 * @returns where the browser goes: the provider's page, or the result of an order that is paid already
 * @throws AppError as `getOrderOffer`; "payments-down" where the provider doesn't answer or its price isn't ours
 */
export async function placeOrder(deps: Deps, input: Input): Promise<{ url: string }> {
  const paying = requirePayments(deps);
  const offer = await getOrderOffer(paying, input);
  try {
    const priceId = await checkedPrice(paying, offer);
    const customerId = await ensureCustomer(paying, input.buyer);
    const order = await openOrder(paying, input, offer);
    const checkout = await openCheckout(paying, { order, customerId, priceId, offer });
    if (checkout.url) return { url: checkout.url };
    // Paid or expired in another tab, and not heard of yet.
    await syncCustomer(paying, { customerId });
    return { url: `${deps.site.origin}/payment-success?session_id=${checkout.id}` };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("payments-down", { detail: errorText(error) });
  }
}

/** The provider's price must be what the order page said: otherwise nothing is sold, and staff are told. */
async function checkedPrice(deps: PayingDeps, offer: Offer): Promise<string> {
  const price = await deps.payments.findPrice(offer.slug);
  if (price && isSame(price, offer)) return price.id;
  const alert = {
    kind: "price-differs",
    subject: price?.id ?? offer.slug,
    customerId: null,
    data: { slug: offer.slug, ours: offer.price, theirs: price?.amount ?? null },
  } as const;
  await runBatch(deps.db.shared, prepareAlerts(deps, [alert]));
  throw new AppError(offer.kind === "plan" ? "plan-invalid" : "package-invalid");
}

function isSame(price: Price, offer: Offer): boolean {
  return (
    price.amount === offer.price &&
    price.currency === "eur" &&
    price.taxIncluded === offer.taxIncluded &&
    price.isRecurring === (offer.kind === "plan")
  );
}

/** The buyer's customer at the provider, made with the first order. Two at the same moment get the same one. */
async function ensureCustomer(deps: PayingDeps, { userId, companyId }: Buyer): Promise<string> {
  const { shared } = deps.db;
  const known = await findCustomer(deps, { userId, companyId });
  if (known) return known;
  const [user] = await shared
    .select({ email: users.email, fullName: users.fullName })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new AppError("unauthenticated");
  const [company] = companyId
    ? await shared.select({ name: companies.companyName }).from(companies).where(eq(companies.id, companyId))
    : [];
  const id = await deps.payments.createCustomer({
    email: user.email,
    name: company?.name ?? user.fullName,
    owner: companyId ? { companyId } : { userId },
  });
  await shared
    .insert(billingCustomers)
    .values({ id, ...(companyId ? { companyId } : { userId }), createdAt: deps.now() })
    .onConflictDoNothing();
  return (await findCustomer(deps, { userId, companyId })) ?? id;
}

/** The buyer's open order for the item, or a new one; a unique index holds that there is one. */
async function openOrder(deps: PayingDeps, input: Input, offer: Offer): Promise<Order> {
  const { buyer, startAtOnce, bookingId = "" } = input;
  const { shared } = deps.db;
  const isOpen = and(
    eq(orders.item, offer.slug),
    eq(orders.bookingId, bookingId),
    eq(orders.status, "open"),
    buyer.companyId
      ? eq(orders.companyId, buyer.companyId)
      : and(eq(orders.userId, buyer.userId), isNull(orders.companyId)),
  );
  const [open] = await shared.select().from(orders).where(isOpen);
  const isYoung = open && deps.now() - open.createdAt < OPEN_MILLISECONDS;
  if (isYoung && open.startAtOnce === startAtOnce && offerMark(open) === offerMark(offer)) return open;
  if (open) await retire(deps, open);
  const time = deps.now();
  const values = {
    number: newNumber("P"),
    userId: buyer.userId,
    companyId: buyer.companyId,
    kind: offer.kind,
    item: offer.slug,
    bookingId,
    price: offer.price,
    taxIncluded: offer.taxIncluded,
    credits: offer.credits,
    startsAt: offer.startsAt,
    termsVersion: TERMS_VERSION,
    startAtOnce,
    createdAt: time,
    updatedAt: time,
  };
  try {
    const [order] = await shared.insert(orders).values(values).returning();
    if (order) return order;
  } catch (error) {
    if (!isUniqueViolation(error, "orders")) throw error;
  }
  const [other] = await shared.select().from(orders).where(isOpen);
  if (!other) throw new AppError("payments-down");
  return other;
}

/** Closes an order that is too old or says something else, at the provider first: what is paid there stays. */
async function retire({ db, payments, now }: PayingDeps, { id, sessionId }: Order): Promise<void> {
  const checkout = sessionId ? await payments.getCheckout(sessionId) : null;
  if (checkout?.status === "open") await payments.expireCheckout(checkout.id);
  if (checkout?.status === "complete") return;
  await db.shared
    .update(orders)
    .set({ status: "expired", updatedAt: now() })
    .where(and(eq(orders.id, id), eq(orders.status, "open")));
}

type Opening = { order: Order; customerId: string; priceId: string; offer: Offer };

/** The order's page at the provider: the open one again, or a new one under the order's own key. */
async function openCheckout(
  deps: PayingDeps,
  { order, customerId, priceId, offer }: Opening,
): Promise<Checkout> {
  const { payments, db, site } = deps;
  if (order.sessionId) {
    const known = await payments.getCheckout(order.sessionId);
    if (known) return known;
  }
  const checkout = await payments.createCheckout({
    orderId: order.id,
    customerId,
    item: offer.slug,
    priceId,
    mode: offer.kind === "plan" ? "subscription" : "payment",
    owner: order.companyId ? { companyId: order.companyId } : { userId: order.userId ?? "" },
    isBusiness: order.companyId !== null,
    startsAt: order.startsAt,
    expiresAt: order.createdAt + OPEN_MILLISECONDS,
    successUrl: `${site.origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${site.origin}/payment-error?reason=cancelled&order=${order.number}`,
  });
  await db.shared.update(orders).set({ sessionId: checkout.id }).where(eq(orders.id, order.id));
  return checkout;
}
