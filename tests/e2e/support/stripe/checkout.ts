import type { Page } from "playwright-core";
import type { Outcome } from "../../../fakes/stripe/life/complete";
import { openReady } from "../ready";
import { control } from "./control";

export const ORDER = "Order with obligation to pay";

/** A checkout at the stand-in for Stripe. */
export type Checkout = { origin: string; session: string };

/** Agrees to everything and sends the order. */
export async function order(page: Page): Promise<void> {
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: ORDER }).click();
}

/** The checkout that the browser was led to. */
export async function checkoutOf(page: Page): Promise<Checkout> {
  await page.waitForURL(/\/stripe\/pay\//);
  const { origin, pathname } = new URL(page.url());
  return { origin, session: pathname.split("/").at(-1) ?? "" };
}

/** Orders an item on its page. @returns the checkout that the browser is at then */
export async function openCheckout(page: Page, item: string): Promise<Checkout> {
  await openReady(page, `/order/${item}`);
  await order(page);
  return checkoutOf(page);
}

/** Presses the pay page's main button, and comes back to the site. */
export async function payAndReturn(page: Page): Promise<void> {
  await checkoutOf(page);
  await page.locator("button.main").click();
  await page.waitForURL(/\/payment-success/);
}

/** What the buyer does at Stripe; the way back is the caller's. */
export async function payAt({ origin, session }: Checkout, outcome: Outcome = "paid"): Promise<void> {
  await control(origin, "complete", { session, outcome });
}

/** The address that Stripe leads the buyer to. */
export function successPath({ session }: Checkout): string {
  return `/payment-success?session_id=${session}`;
}
