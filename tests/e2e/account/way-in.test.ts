import { expect, test } from "vitest";
import { oneBrowser } from "../support/browser";
import { applicantFile } from "../support/pages/thread-pages";
import { fillInRegistration, followMail, newPerson, passPeopleCheck } from "../support/people";
import { hydrated, openReady } from "../support/ready";

const open = oneBrowser();

test("a stranger goes from the home page to a checked reading of their own résumé", async () => {
  const { page, errors } = await open({ viewport: { width: 390, height: 844 } });
  const person = newPerson("Ebba Sund");
  await openReady(page, "/");
  await page.getByRole("link", { name: "For job seekers" }).first().click();
  await page.getByRole("link", { name: "Check My Resume" }).first().click();
  await page.getByRole("heading", { name: "1. Your résumé" }).waitFor();
  await page.getByLabel("Choose your résumé").setInputFiles(applicantFile(3));
  await page.getByRole("button", { name: "Choose Another" }).waitFor();

  await fillInRegistration(page, person);
  await page.getByLabel("Confirm password", { exact: true }).fill("another one");
  await passPeopleCheck(page);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByText("Passwords do not match").first().waitFor();
  expect(await page.getByRole("button", { name: "Choose Another" }).count()).toBe(1);
  await page.getByLabel("Confirm password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.waitForURL("**/my-resumes");
  await page.getByText(/^We keep .* for you\.$/).waitFor();

  await followMail(page, {
    to: person.email,
    subject: "Confirm your email address",
    button: "Confirm email address",
  });
  await hydrated(page);
  await page.getByRole("button", { name: "Confirm Email Address" }).click();
  await page.waitForURL("**/resume-analysis/*");
  await page.getByRole("heading", { name: "Is this what we read?" }).waitFor();
  await page.getByRole("button", { name: "Looks Right" }).first().click();
  await page.getByRole("heading", { name: "What the machine read" }).waitFor();
  expect(errors).toEqual([]);
});
