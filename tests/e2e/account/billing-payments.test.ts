import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { creditTransactions, orders, subscriptions } from "../../../db/schema";
import { depsOf, newSeeker, openAs, type Seeker } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { openMail } from "../support/people";
import { hydrated, openReady } from "../support/ready";
import {
  checkoutOf,
  ORDER,
  openCheckout,
  order,
  payAndReturn,
  payAt,
  successPath,
} from "../support/stripe/checkout";
import { control } from "../support/stripe/control";
import { customerOf } from "../support/stripe/customer";

const open = oneBrowser();

const db = () => depsOf().db.shared;

async function paidPlansOf({ userId }: Seeker) {
  const rows = await db().select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return rows.filter(({ stripeSubscriptionId }) => stripeSubscriptionId !== null);
}

test("who closes the pay page is told that nothing was charged, and can try again", async () => {
  const person = await newSeeker();
  const { page } = await openAs(open, person);
  await openReady(page, "/order/credits-10");
  await order(page);
  const first = await checkoutOf(page);
  await page.goBack();
  await page.getByRole("button", { name: ORDER, disabled: false }).waitFor();
  await order(page);
  expect(await checkoutOf(page)).toEqual(first);
  await page.getByRole("button", { name: "Pay with a card that is declined" }).click();
  await page.getByRole("link", { name: "Back without paying" }).click();
  await page.getByRole("heading", { name: "Payment Failed" }).waitFor();
  await page.getByText("No charges were made.").waitFor();
  await page.getByRole("link", { name: "Try Again" }).click();
  await page.getByRole("heading", { name: "Your order" }).waitFor();
  await order(page);
  // The open checkout is used again.
  expect(await checkoutOf(page)).toEqual(first);
  await payAndReturn(page);
  await page.getByText("10 credits were added to your account.").waitFor();
  expect(await db().$count(orders, eq(orders.userId, person.userId))).toBe(1);
});

test("two tabs that order at once end in one plan", async () => {
  const person = await newSeeker();
  const tabs = await Promise.all([openAs(open, person), openAs(open, person)]);
  await Promise.all(tabs.map(({ page }) => openReady(page, "/order/individual-monthly")));
  await Promise.all(tabs.map(({ page }) => order(page)));
  const [one, two] = await Promise.all(tabs.map(({ page }) => checkoutOf(page)));
  expect(one).toEqual(two);
  for (const { page } of tabs) await page.goto(`/payment-success?session_id=${one?.session}`);
  await tabs[0]?.page.getByText("Your payment is being checked").waitFor();
  if (one) await payAt(one);
  // The page that was there first turns by itself.
  await Promise.all(tabs.map(({ page }) => page.getByText("Your plan Monthly is set up").waitFor()));
  expect(await paidPlansOf(person)).toHaveLength(1);
});

test("webhooks before the success page, after it and twice grant the credits once", async () => {
  const person = await newSeeker();
  const { page, errors } = await openAs(open, person);
  const first = await openCheckout(page, "credits-50");
  const customer = await customerOf(first);
  await customer.silence();
  await payAt(first);
  await customer.deliverAll();
  await openReady(page, "/buy-credits");
  await page.getByText("You have 50 credits.").waitFor();
  await openReady(page, successPath(first));
  await page.getByText("50 credits were added to your account.").waitFor();

  const second = await openCheckout(page, "credits-10");
  await payAt(second);
  // No webhook has come: the page asks Stripe itself.
  await openReady(page, successPath(second));
  await page.getByText("10 credits were added to your account.").waitFor();
  await customer.deliverAll();
  await openReady(page, "/buy-credits");
  await page.getByText("You have 60 credits.").waitFor();
  const lines = await db()
    .select()
    .from(creditTransactions)
    .where(eq(creditTransactions.userId, person.userId));
  expect(lines.map(({ creditsUsed }) => creditsUsed)).toEqual([-50, -10]);
  expect(errors).toEqual([]);
});

test("a debit that takes days: its page turns by itself when the money comes, or doesn't", async () => {
  const person = await newSeeker();
  const { page, errors } = await openAs(open, person);
  const came = await openCheckout(page, "credits-25");
  await page.getByRole("button", { name: "Pay by debit" }).click();
  await page.getByText("Your bank has the order to pay").waitFor();
  await hydrated(page);
  await control(came.origin, "settle", { session: came.session });
  await page.getByText("25 credits were added to your account.").waitFor();

  const bounced = await openCheckout(page, "credits-10");
  await payAt(bounced, "delayed");
  await openReady(page, successPath(bounced));
  await page.getByText("Your bank has the order to pay").waitFor();
  await control(bounced.origin, "settle", { session: bounced.session, succeeded: false });
  await page.getByRole("heading", { name: "Payment Failed" }).waitFor();
  await page.getByText("No charges were made.").waitFor();
  await page.getByText("Error: The payment did not go through.").waitFor();
  await openReady(page, "/buy-credits");
  await page.getByText("You have 25 credits.").waitFor();
  const mail = await openMail(page, {
    to: person.email,
    subject: "Your payment for 10 credits did not go through",
  });
  await mail.getByText("Nothing was charged, and no credits were added.").waitFor();
  expect(errors).toEqual([]);
});

test("3-D Secure: who refuses has paid nothing, who confirms has bought", async () => {
  const person = await newSeeker();
  const { page, errors } = await openAs(open, person);
  await openCheckout(page, "credits-10");
  const challenge = async (answer: string) => {
    await page.getByRole("button", { name: "Pay with a card that asks for 3-D Secure" }).click();
    await page.getByText("A payment of €12.99 (3-D Secure).").waitFor();
    await page.getByRole("button", { name: answer }).click();
  };
  await challenge("Refuse it");
  await page.getByText("Your card was declined.").waitFor();
  expect(await db().$count(creditTransactions, eq(creditTransactions.userId, person.userId))).toBe(0);
  await challenge("Confirm the payment");
  await page.getByText("10 credits were added to your account.").waitFor();
  // The pay page answers a declined card with 402.
  expect(errors.filter((text) => !text.includes("402"))).toEqual([]);
});
