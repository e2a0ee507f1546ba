import { expect, test } from "vitest";
import { oneBrowser } from "../support/browser";
import { followMail, newPerson, passPeopleCheck } from "../support/people";
import { openReady } from "../support/ready";

const open = oneBrowser();

test("with scripts the contact form answers in place, and the newsletter next to it is joined and left by mail", async () => {
  const { page, errors } = await open({ viewport: { width: 390, height: 844 } });
  const { fullName, email } = newPerson("Ottilie Brandt");
  await openReady(page, "/contact");
  await page.getByLabel("Name", { exact: true }).fill(fullName);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Message", { exact: true }).fill("How do I start?");
  await passPeopleCheck(page);
  // In sight, on a phone too, before it goes again: watched for from before the click.
  const inSight = page.waitForFunction((thanks) => {
    const words = [...document.querySelectorAll("main *")].filter((one) =>
      one.textContent?.startsWith(thanks),
    );
    const { top = -1, bottom = 0 } = words.at(-1)?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= window.innerHeight;
  }, "Thank you! Your message has been sent successfully.");
  await Promise.all([inSight, page.getByRole("button", { name: "Send Message" }).click()]);

  await page.getByRole("main").getByRole("link", { name: "Newsletter" }).click();
  await page.getByRole("button", { name: "Subscribe" }).waitFor();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await passPeopleCheck(page);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await page.getByText("Thank you! We have sent you a mail").waitFor();

  const subject = "Please confirm that we may write to you";
  await followMail(page, { to: email, subject, button: "Confirm" });
  await page.getByRole("main").getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Your address is confirmed" }).waitFor();
  await followMail(page, { to: email, subject: "You are on our list", button: "Unsubscribe" });
  await page.getByRole("main").getByRole("button").first().click();
  await page.getByRole("heading", { name: "You are off the list" }).waitFor();
  expect(errors).toEqual([]);
});
