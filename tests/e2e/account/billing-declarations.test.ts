import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { orders } from "../../../db/schema";
import { depsOf, newSeeker, openAs, staffMember } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { newPerson, openMail, passPeopleCheck } from "../support/people";
import { openReady } from "../support/ready";
import { openCheckout, payAt, successPath } from "../support/stripe/checkout";

const open = oneBrowser();

type Declared = { path: string; button: string; email: string; contract: string };

/** Declares without signing in. @returns the receipt's number */
async function declare(page: Page, { path, button, email, contract }: Declared): Promise<string> {
  await openReady(page, path);
  await page.getByLabel("Your name").fill("Lotte Brandt");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Contract", { exact: true }).fill(contract);
  await passPeopleCheck(page);
  await page.getByRole("button", { name: button }).click();
  await page.getByText("It arrived on").waitFor();
  await page.locator("blockquote", { hasText: contract }).getByText(`Lotte Brandt, ${email}`).waitFor();
  return (await page.getByText(/^W-/).textContent()) ?? "";
}

async function runMinute(): Promise<void> {
  const answer = await fetch(
    `${inject("origin")}/cdn-cgi/local/scheduled?cron=${encodeURIComponent("* * * * *")}`,
  );
  if (!answer.ok) throw new Error(`cron: ${answer.status} ${await answer.text()}`);
}

test("strangers withdraw and cancel, get receipts, and staff answer what matches no order", async () => {
  const person = await newSeeker();
  const buyer = await openAs(open, person);
  for (const item of ["credits-10", "individual-monthly"]) {
    const checkout = await openCheckout(buyer.page, item);
    await payAt(checkout);
    await openReady(buyer.page, successPath(checkout));
  }
  const bought = await depsOf().db.shared.select().from(orders).where(eq(orders.userId, person.userId));
  const numberOf = (item: string) => bought.find((one) => one.item === item)?.number ?? "";

  const { page, errors } = await open();
  const withdraw = { path: "/withdraw", button: "Confirm withdrawal", email: person.email };
  const cancel = { path: "/cancel", button: "Cancel now" };
  const withdrawn = await declare(page, { ...withdraw, contract: numberOf("credits-10") });
  await page.getByText("If this address and the number belong to an order with us").waitFor();
  const cancelled = await declare(page, {
    ...cancel,
    email: person.email,
    contract: `Monthly, ${numberOf("individual-monthly")}`,
  });
  const unknown = newPerson();
  const waiting = await declare(page, { ...cancel, email: unknown.email, contract: "The monthly plan" });

  const staff = await openAs(open, await staffMember());
  const row = (number: string) => staff.page.getByRole("listitem").filter({ hasText: number });
  await openReady(staff.page, "/admin/billing");
  await row(withdrawn).getByText("Matches an order: it is carried out by itself.").waitFor();
  await row(cancelled).getByText("Matches an order: it is carried out by itself.").waitFor();
  await runMinute();
  await openReady(staff.page, "/admin/billing");
  await row(waiting).getByText("The monthly plan").waitFor();
  expect(await row(withdrawn).or(row(cancelled)).count()).toBe(0);
  await row(waiting).getByRole("link", { name: "Answer" }).click();
  const dialog = staff.page.getByRole("dialog");
  await dialog.getByText(`mailed to ${unknown.email}`).waitFor();
  await dialog.getByRole("textbox").fill("No plan has this address.");
  await dialog.getByRole("button", { name: "Send answer" }).click();
  await dialog.waitFor({ state: "detached" });

  const receipt = await openMail(page, {
    to: unknown.email,
    subject: `Receipt of your cancellation ${waiting}`,
  });
  await receipt.getByText("keep this mail as proof").waitFor();
  await openMail(page, { to: unknown.email, subject: `About your cancellation ${waiting}` });
  await openMail(page, { to: person.email, subject: `Receipt of your withdrawal ${withdrawn}` });
  await openMail(page, { to: person.email, subject: "€12.99 are on their way back to you" });
  await openMail(page, { to: person.email, subject: "Your plan Monthly ends on" });
  expect([...errors, ...buyer.errors, ...staff.errors]).toEqual([]);
});
