import { expect, test } from "vitest";
import { newSeeker, openAs, staffMember } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { faultsOfPage } from "../support/pages/looks";
import { followMail, openMail, passPeopleCheck } from "../support/people";
import { noteWords, openReady } from "../support/ready";
import { checkoutOf } from "../support/stripe/checkout";

const open = oneBrowser();
const DAY = 24 * 60 * 60_000;

test("a session is asked for, proposed, paid for at Stripe, booked with an .ics, and cancelled with its money back", async () => {
  const person = await newSeeker("Pilar Castro Duarte");
  const { page } = await openAs(open, person);
  const day = new Date(Date.now() + 9 * DAY).toISOString().slice(0, 10);
  await openReady(page, "/coaching");
  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByRole("radio", { name: "Career Strategy Session" }).check();
  await page.getByLabel("Preferred date").fill(day);
  await page.getByLabel("Time slot").selectOption("evening");
  // The browser's own zone is chosen as soon as the form is on the screen.
  await expect.poll(() => page.getByLabel("Your time zone").inputValue()).not.toBe("");
  await page.getByLabel("Your time zone").selectOption("Europe/Lisbon");
  await page.getByLabel("Name", { exact: true }).fill(person.fullName);
  await page.getByLabel("Email").fill(person.email);
  await passPeopleCheck(page);
  const thanked = await noteWords(page, "Your wish has arrived");
  await page.getByRole("button", { name: "Schedule Session" }).click();
  await thanked();

  const staff = await openAs(open, await staffMember());
  await openReady(staff.page, "/admin/bookings");
  await staff.page.getByRole("link", { name: person.fullName }).click();
  const proposal = staff.page.locator("section", { hasText: "Propose an hour" }).last();
  await proposal.getByLabel("Time").fill("18:00");
  await proposal.getByLabel("Where").fill("https://meet.example/pilar");
  await proposal.getByRole("button", { name: "Send the Proposal" }).click();
  await staff.page.getByText("The proposal is on its way to them by mail.").waitFor();

  await followMail(page, {
    to: person.email,
    subject: "An hour for your coaching session",
    button: "See the hour and book it",
  });
  await page.getByText("18:00 to 19:00 (Europe/Lisbon)").waitFor();
  const address = page.url();
  expect(await faultsOfPage(page, new URL(address).pathname)).toEqual([]);
  await page.getByRole("link", { name: "Book This Hour" }).click();
  await page.getByText("The right ends once the session has been held in full.").waitFor();
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Order with obligation to pay" }).click();
  await checkoutOf(page);
  await page.locator("button.main").click();
  await page.waitForURL(/\/payment-success/);
  await page.getByText("Your Career Strategy Session is booked").waitFor();
  await page.getByRole("link", { name: "See Your Session" }).click();
  await page.getByRole("heading", { name: "Your session is booked" }).waitFor();

  await openMail(page, { to: person.email, subject: "Your coaching session is booked" });
  await page.getByText("METHOD:REQUEST").waitFor();
  await openReady(page, address);
  await page.getByText("Cancel this session").click();
  await page.getByRole("button", { name: "Cancel and Get My Money Back" }).click();
  await page.getByText("We pay back €99.99").waitFor();
  await openReady(page, "/settings#billing");
  await page.locator("#billing").getByText("Paid back").waitFor();
  expect(staff.errors).toEqual([]);
});
