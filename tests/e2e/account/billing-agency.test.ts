import { expect, test } from "vitest";
import { type Agency, newAgency, newThread, openAs, sharedStores } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { monthAfter, shownDay } from "../support/dates";
import { applicantFile, upload } from "../support/pages/thread-pages";
import { openMail } from "../support/people";
import { openReady } from "../support/ready";
import { checkoutOf, openCheckout, order, payAndReturn, payAt } from "../support/stripe/checkout";
import { customerOf } from "../support/stripe/customer";

const open = oneBrowser();

const DAY = 24 * 60 * 60_000;

/** In the trial that every agency gets. */
function onTrial(daysLeft: number): Promise<Agency> {
  return newAgency(sharedStores, {
    planId: "plan-agency-trial",
    nextRenewal: Math.floor((Date.now() + daysLeft * DAY) / 1000) * 1000,
  });
}

test("an agency buys Starter in the middle of its trial and loses no day", async () => {
  const trialEnd = Math.floor((Date.now() + 7 * DAY) / 1000) * 1000;
  const agency = await newAgency(sharedStores, { planId: "plan-agency-trial", nextRenewal: trialEnd });
  await newThread(agency);
  const { page, errors } = await openAs(open, agency);
  await openReady(page, "/agent/subscription");
  await page.getByText("1 of 50").waitFor();
  await page.getByText(`The paid period begins when your trial ends, on ${shownDay(trialEnd)}`).waitFor();
  await page.getByRole("link", { name: /^Subscribe/ }).click();
  await page.getByText(`On ${shownDay(trialEnd)}, when your free trial ends.`).waitFor();
  await page.getByText(`Total, due on ${shownDay(trialEnd)}`).waitFor();
  await page.getByText("€200 plus VAT, per month").waitFor();
  await order(page);
  const customer = await customerOf(await checkoutOf(page));
  await page.getByText("Nothing is due today").waitFor();
  await payAndReturn(page);
  await page.getByText("Your plan Starter is set up, and its limits hold from now on.").waitFor();
  await page.getByText(`The first €200 plus VAT are due on ${shownDay(trialEnd)}`).waitFor();

  await page.getByRole("link", { name: "See Your Subscription" }).click();
  const current = page.locator("section", {
    has: page.getByRole("heading", { name: "Current Subscription" }),
  });
  await current.getByText("Starter").waitFor();
  await expect.poll(() => current.textContent()).toContain(`Next payment${shownDay(trialEnd)}`);
  await current.getByText("Nothing has been charged yet: the days of your trial come first.").waitFor();
  // The plan counts from the purchase, its first payment is due when the trial would have ended.
  await current.getByText("0 of 50").waitFor();
  await current.getByText("0 of 1,000").waitFor();
  await current.getByText(`and from zero again on ${shownDay(trialEnd)}`).waitFor();
  const mail = await openMail(page, { to: agency.email, subject: "Your plan Starter has started" });
  await mail.getByText("The days of your trial are yours").waitFor();

  await customer.advance({ days: 7 });
  await openReady(page, "/agent/subscription");
  await expect.poll(() => current.textContent()).toContain(`Next payment${shownDay(monthAfter(trialEnd))}`);
  await page.getByRole("row", { name: /€238.*€38.*Paid/ }).waitFor();
  expect(errors).toEqual([]);
});

test("a declined renewal is told, tried again, suspends the plan, and is lifted when it is paid", async () => {
  const agency = await onTrial(1);
  const thread = `/agent/campaigns/${await newThread(agency)}`;
  const { page, errors } = await openAs(open, agency);
  const checkout = await openCheckout(page, "agency-starter");
  await payAt(checkout);
  const paidUntil = monthAfter(Date.now());
  const customer = await customerOf(checkout);
  await customer.setCard("declines");

  await customer.advance({ months: 1 });
  await openReady(page, "/agent/dashboard");
  const banner = page.getByRole("main").getByText("Your last payment did not go through.");
  await banner.waitFor();
  await page
    .getByText(`You can go on until ${shownDay(paidUntil + 7 * DAY)}; please pay before then.`)
    .waitFor();
  const failed = await openMail(page, { to: agency.email, subject: "Your payment did not go through" });
  await failed.getByText("€238").waitFor();

  await customer.advance({ months: 1, days: 15 });
  await openReady(page, thread);
  const suspended = page.getByText("Your plan is suspended, because the payment has not come in.");
  await suspended.waitFor();
  await page.getByText("No résumés can be uploaded now.").waitFor();
  const refused = await page.request.post(`/api${thread.replace("/agent", "")}/resumes`, {
    multipart: { resumes: applicantFile(1) },
  });
  expect(await refused.json()).toMatchObject({
    message: "Your account is suspended. Please contact support for assistance.",
  });
  await openMail(page, { to: agency.email, subject: "Your plan is suspended" });

  await openReady(page, thread);
  await page.getByRole("link", { name: "See your subscription" }).click();
  await page.getByRole("link", { name: "Pay the Open Invoice" }).click();
  await page.getByRole("button", { name: /^Pay €238/ }).click();
  await page.getByText("Paid", { exact: true }).first().waitFor();
  await customer.tellSite();
  await openReady(page, thread);
  await expect.poll(() => suspended.count()).toBe(0);
  await upload(page, [applicantFile(1)]);
  await page.getByText("Analysis completed successfully!").waitFor();
  await openMail(page, { to: agency.email, subject: "Your plan Starter was renewed" });
  expect(errors).toEqual([]);
});
