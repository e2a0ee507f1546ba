import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { creditTransactions, subscriptions } from "../../../db/schema";
import { spendCredits } from "../../../workers/domain/billing/credits/spend-credits";
import { depsOf, newSeeker, openAs, type Seeker } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { faultsOfPages } from "../support/pages/looks";
import { applicantFile } from "../support/pages/thread-pages";
import { openReady } from "../support/ready";
import { ORDER, openCheckout, order, payAndReturn, payAt } from "../support/stripe/checkout";
import { customerOf } from "../support/stripe/customer";

const open = oneBrowser();

const db = () => depsOf().db.shared;

async function paidPlansOf({ userId }: Seeker) {
  const rows = await db().select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return rows.filter(({ stripeSubscriptionId }) => stripeSubscriptionId !== null);
}

test("a job seeker buys the monthly plan, sees it, cancels it, takes that back and withdraws", async () => {
  const person = await newSeeker();
  const { page } = await openAs(open, person);
  await openReady(page, "/dashboard");
  await page.getByRole("link", { name: "Upgrade", exact: true }).click();
  await page.getByRole("link", { name: "Upgrade: Monthly" }).click();
  await page.getByRole("heading", { name: "Your order" }).waitFor();
  await page.getByText("no day of your trial is lost").waitFor();
  // The browser itself asks for the consents first.
  await page.getByRole("button", { name: ORDER }).click();
  expect(new URL(page.url()).pathname).toBe("/order/individual-monthly");
  await order(page);
  await payAndReturn(page);
  await page.getByRole("heading", { name: "Your Order Is Confirmed" }).waitFor();
  await page.getByText("Nothing was charged today.").waitFor();
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await page.getByRole("heading", { name: "Monthly" }).waitFor();
  await page.getByText("The next payment of €5.99 is due on").waitFor();
  await page.getByRole("link", { name: "Manage", exact: true }).click();

  await page.getByRole("link", { name: "Cancel Plan" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Your plan Monthly stays open until").waitFor();
  await dialog.getByRole("button", { name: "Cancel Plan" }).click();
  await page.getByText("Your plan is cancelled.").waitFor();
  const billing = page.locator("#billing");
  await billing.getByText("Cancelled", { exact: true }).waitFor();
  await billing.getByRole("button", { name: "Keep My Plan" }).click();
  await page.getByText("The cancellation is taken back.").waitFor();
  await billing.getByText("Active", { exact: true }).waitFor();

  await openReady(page, "/order/individual-monthly");
  await page.getByText("This plan is yours already.").waitFor();
  await page.getByRole("link", { name: "Manage" }).click();
  await billing.getByRole("link", { name: /^Withdraw from order P-/ }).click();
  await dialog.getByText("Your plan Monthly ends at once. Nothing has been charged so far.").waitFor();
  await dialog.getByRole("button", { name: "Confirm withdrawal" }).click();
  await page.getByText("You have withdrawn.").waitFor();
  expect((await paidPlansOf(person)).map(({ status }) => status)).toEqual(["cancelled"]);
});

test("a job seeker whose renewal is declined can go on, is suspended, and pays the invoice", async () => {
  const person = await newSeeker();
  const { page, errors } = await openAs(open, person);
  const checkout = await openCheckout(page, "individual-monthly");
  await payAt(checkout);
  const customer = await customerOf(checkout);
  await customer.setCard("declines");
  await customer.advance({ days: 14 });
  await openReady(page, "/dashboard");
  await page.getByText("Your last payment did not go through.").waitFor();
  await page.getByText("Payment due", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Check the payment" }).click();
  const billing = page.locator("#billing");
  await billing.getByText("We try again until").waitFor();
  await billing.getByRole("link", { name: "Pay the Open Invoice" }).waitFor();

  await customer.advance({ days: 29 });
  await page.reload();
  await billing.getByText("The payment has not come in, so that your plan is suspended.").waitFor();
  const refused = await page.request.post("/api/resumes", { multipart: { resumes: applicantFile(1) } });
  expect(await refused.json()).toMatchObject({ error: "own-subscription-suspended" });
  await billing.getByRole("link", { name: "Pay the Open Invoice" }).click();
  await page.getByRole("button", { name: "Pay €5.99" }).click();
  await page.getByText("Paid", { exact: true }).first().waitFor();
  await customer.tellSite();
  await openReady(page, "/dashboard");
  await page.getByText("The next payment of €5.99 is due on").waitFor();
  expect(await page.getByText("did not go through").count()).toBe(0);
  expect(errors).toEqual([]);
});

test("credits are bought, listed in the ledger, one is spent, and the others are given back", async () => {
  const person = await newSeeker();
  const { page } = await openAs(open, person);
  await openReady(page, "/dashboard");
  await page.getByRole("link", { name: "Get More Credits" }).click();
  await page.getByText("Interview practice isn’t open yet").waitFor();
  await page.getByRole("link", { name: "Purchase Now: 25 credits" }).click();
  await page.getByText("€24.99 including VAT, once").waitFor();
  await order(page);
  await payAndReturn(page);
  await page.getByText("25 credits were added to your account.").waitFor();
  await page.reload();
  await openReady(page, "/settings#billing");
  const billing = page.locator("#billing");
  await billing.getByRole("row", { name: /Bought \(order P-.*\) \+25 25$/ }).waitFor();
  await billing.getByText("€24.99").waitFor();
  const lines = await db()
    .select()
    .from(creditTransactions)
    .where(eq(creditTransactions.userId, person.userId));
  expect(lines.map(({ creditsUsed }) => creditsUsed)).toEqual([-25]);
  await billing.getByRole("button", { name: "Manage Payment" }).click();
  await page.waitForURL(/\/stripe\/portal\//);
  // No page asks for a credit as long as interview practice isn't open.
  await spendCredits(depsOf(), { userId: person.userId, action: "interview", reference: person.userId });
  await openReady(page, "/settings#billing");
  await billing.getByText("You have 24 credits.").waitFor();
  await billing.getByRole("row", { name: /interview.* −1 24$/i }).waitFor();
  await billing.getByRole("link", { name: /^Withdraw from order P-/ }).click();
  await page.getByRole("dialog").getByText("You get €23.99 back").waitFor();
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await page.getByText("You have withdrawn.").waitFor();
  await billing.getByText("You have 0 credits.").waitFor();
  await billing.getByText("Paid back").waitFor();
});

test("a plan can be ordered without scripts", async () => {
  const person = await newSeeker();
  const { page } = await openAs(open, person, { javaScriptEnabled: false });
  await page.goto("/order/individual-monthly");
  await order(page);
  await payAndReturn(page);
  await page.getByText("Your plan Monthly is set up").waitFor();
});

test("the pages around buying are accessible", async () => {
  const person = await newSeeker();
  const { page } = await openAs(open, person);
  const paths = [
    "/order/individual-monthly",
    "/order/credits-10",
    "/order/agency-starter",
    "/buy-credits",
    "/payment-error?reason=failed",
    "/settings",
  ];
  expect(await faultsOfPages(page, "buying", paths)).toEqual([]);
});
