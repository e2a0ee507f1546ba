import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contractDeclarations, invoices, orders, outbox, subscriptions } from "../../../db/schema";
import { carryOutDeclarations } from "../../../workers/domain/billing/declarations/carry-out-declarations";
import { declareOwnCancellation } from "../../../workers/domain/billing/declarations/declare-own-cancellation";
import { declarePublicly } from "../../../workers/domain/billing/declarations/declare-publicly";
import { cancellationSchema, withdrawalSchema } from "../../../workers/domain/billing/declarations/schema";
import { getSeekerSubscription } from "../../../workers/domain/billing/get-seeker-subscription";
import { getPaymentResult } from "../../../workers/domain/billing/orders/get-payment-result";
import { createSeeker } from "../../support/people/seeker";
import { buy, payingDeps } from "../../support/stripe-account";

async function createOrder() {
  const deps = payingDeps();
  const { userId, email } = await createSeeker(deps);
  await deps.db.shared
    .update(subscriptions)
    .set({ nextRenewal: deps.now() })
    .where(eq(subscriptions.userId, userId));
  const buyer = { userId, companyId: null };
  const sessionId = await buy(deps, buyer, "individual-monthly");
  await getPaymentResult(deps, { sessionId, buyer });
  const [order] = await deps.db.shared.select().from(orders).where(eq(orders.userId, userId));
  if (!order) throw new Error("nothing was ordered");
  return { deps, email, buyer, order };
}

const person = (email: string, contract: string) => ({
  ...{ formId: crypto.randomUUID(), name: "Mara Lind", email, contract },
});

const sender = () => ({ proof: null, ipAddress: crypto.randomUUID() });

const cancellation = (fields: Record<string, string>) => ({
  ...{ kind: "cancellation" as const, form: cancellationSchema.parse(fields) },
  ...sender(),
});

const withdrawal = (fields: Record<string, string>) => ({
  ...{ kind: "withdrawal" as const, form: withdrawalSchema.parse(fields) },
  ...sender(),
});

test("address and order number together withdraw by themselves; the same words tell a stranger nothing", async () => {
  const { deps, email, buyer, order } = await createOrder();
  const number = `order no. ${order.number.toLowerCase()}`;
  const stranger = await declarePublicly(deps, withdrawal(person(email, "P-ZZZZZZ")));
  const other = await declarePublicly(deps, withdrawal(person(`x${email}`, number)));
  await carryOutDeclarations(deps);
  expect(await getSeekerSubscription(deps, buyer)).toMatchObject({ status: "active" });
  const own = await declarePublicly(deps, withdrawal(person(email.toUpperCase(), number)));
  expect([stranger, other].map(({ outcome }) => outcome)).toEqual([own.outcome, own.outcome]);
  await carryOutDeclarations(deps);
  expect(await getSeekerSubscription(deps, buyer)).not.toMatchObject({ status: "active" });
  const rows = await deps.db.shared
    .select()
    .from(contractDeclarations)
    .where(eq(contractDeclarations.email, email));
  expect(rows.map(({ doneAt }) => doneAt === null).sort()).toEqual([false, true]);
});

test("an invoice's number does as well, and cancels to the end of the period", async () => {
  const { deps, email, buyer, order } = await createOrder();
  const [invoice] = await deps.db.shared
    .select()
    .from(invoices)
    .where(eq(invoices.subscriptionId, order.subscriptionId ?? ""));
  await declarePublicly(deps, cancellation(person(email, invoice?.number ?? "")));
  await carryOutDeclarations(deps);
  const now = await getSeekerSubscription(deps, buyer);
  expect(now).toMatchObject({ status: "active", cancelAt: now?.nextRenewal });
});

test("an address alone ends nothing; a cause and another day wait for a person", async () => {
  const { deps, email, buyer, order } = await createOrder();
  const forms = [
    person(email, "my monthly plan"),
    { ...person(email, order.number), cause: "cause", reason: "It did not work." },
    { ...person(email, order.number), end: "date", date: "2027-01-31" },
  ];
  for (const form of forms) await declarePublicly(deps, cancellation(form));
  await carryOutDeclarations(deps);
  expect(await getSeekerSubscription(deps, buyer)).toMatchObject({ cancelAt: null });
  const rows = await deps.db.shared
    .select()
    .from(contractDeclarations)
    .where(eq(contractDeclarations.email, email));
  expect(rows.map(({ doneAt, orderId }) => [doneAt, orderId])).toEqual(forms.map(() => [null, null]));
});

test("a form that is sent twice is one declaration with one receipt", async () => {
  const { deps, email, order } = await createOrder();
  const form = withdrawal(person(email, order.number));
  const [first, second] = [await declarePublicly(deps, form), await declarePublicly(deps, form)];
  expect(second).toEqual(first);
  const mails = await deps.db.shared.select().from(outbox).where(eq(outbox.toAddress, email));
  expect(mails.filter(({ template }) => template === "declaration-received")).toHaveLength(1);
});

test("five an hour to one address, then no more mails to it", async () => {
  const deps = payingDeps();
  const email = `${crypto.randomUUID()}@example.com`;
  for (let n = 0; n < 5; n++) await declarePublicly(deps, withdrawal(person(email, "P-222222")));
  await expect(declarePublicly(deps, withdrawal(person(email, "P-222222")))).rejects.toMatchObject({
    code: "too-many-attempts",
  });
});

test("receipts carry nobody's advertisement: links are refused, and a contract is asked for", () => {
  const fields = person("a@example.com", "see https://shop.example now");
  expect(withdrawalSchema.safeParse(fields).success).toBe(false);
  expect(withdrawalSchema.safeParse({ ...fields, contract: "" }).success).toBe(false);
  expect(cancellationSchema.safeParse({ ...fields, contract: "x", cause: "cause" }).success).toBe(false);
  expect(cancellationSchema.safeParse({ ...fields, contract: "x", end: "date" }).success).toBe(false);
});

test("a signed-in person cancels their plan on the public page at once", async () => {
  const { deps, email, buyer } = await createOrder();
  const form = cancellationSchema.parse({ ...person(email, ""), own: "plan" });
  const receipt = await declareOwnCancellation(deps, { buyer, form, email });
  expect(receipt).toMatchObject({ outcome: "soon", kind: "cancellation" });
  const now = await getSeekerSubscription(deps, buyer);
  expect(now?.cancelAt).toBe(now?.nextRenewal);
  const [row] = await deps.db.shared
    .select()
    .from(contractDeclarations)
    .where(eq(contractDeclarations.id, form.formId));
  expect(row?.doneAt).not.toBeNull();
});
