import { expect, test } from "vitest";
import { newSeeker, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { applicantFile } from "../support/pages/thread-pages";
import { fillInAccount, newPerson, openMail, passPeopleCheck } from "../support/people";
import { hydrated, openReady } from "../support/ready";

const open = oneBrowser();

const POSTING = `Backend Developer

What you bring:
- 3+ years of experience with Java
- Kafka and PostgreSQL
- Docker`;

/** Clicks, files chosen, and groups of fields filled in at one go; what a person waits for isn't one. */
function countedActions() {
  const done: string[] = [];
  return {
    done,
    async act(what: string, action: () => Promise<unknown>) {
      done.push(what);
      await action();
    },
  };
}

test("a stranger goes from the home page to their first verdict in eight actions", async () => {
  const { page, errors } = await open({ viewport: { width: 390, height: 844 } });
  const person = newPerson("Ebba Sund");
  const { done, act } = countedActions();
  await openReady(page, "/");
  await act("choose the résumé", () => page.getByLabel("Choose your résumé").setInputFiles(applicantFile(3)));
  await page.getByRole("button", { name: "Choose Another" }).waitFor();
  await hydrated(page);

  await act("fill in the account", () => fillInAccount(page, person));
  await act("tick the box", () => page.getByLabel("I am 18 or older").check());
  await passPeopleCheck(page);
  await act("create the account", () => page.getByRole("button", { name: "Create Account" }).click());
  await page.getByText(/^We keep .* for you\.$/).waitFor();

  const mail = await openMail(page, { to: person.email, subject: "Confirm your email address" });
  await act("follow the link in the mail", () =>
    mail.getByRole("link", { name: "Confirm email address", exact: true }).click(),
  );
  await page.getByRole("heading", { name: "Confirm your email address" }).waitFor();
  await hydrated(page);
  await act("confirm the address", () => page.getByRole("button", { name: "Confirm Email Address" }).click());
  await page.getByRole("heading", { name: "Is this what we read?" }).waitFor();

  await act("paste the posting", () => page.getByLabel("Job description").fill(POSTING));
  await act("analyze", () => page.getByRole("button", { name: "Analyze Resume" }).click());
  await page.getByText(/shows \d+ of the \d+ must-haves of/).waitFor();
  expect(done.length).toBeLessThanOrEqual(8);
  expect(errors).toEqual([]);
});

test("a new analysis takes a résumé as a file or as text, and keeps the posting meanwhile", async () => {
  const { page, errors } = await openAs(open, await newSeeker());
  await openReady(page, "/new-analysis");
  await page.getByLabel("Job description").fill(POSTING);
  await page.getByLabel("Choose a résumé").setInputFiles(applicantFile(3));
  await page.getByRole("heading", { name: "Is this what we read?" }).waitFor();
  expect(await page.getByRole("button", { name: "Analyze Resume" }).isEnabled()).toBe(true);

  await page.getByText("Use another: upload it, or paste its text").click();
  await page
    .getByLabel("Or its text")
    .fill("Ilse Vandermeer\n\nExperience\nBaker, Hof, Ghent\n2019 to present");
  await page.getByRole("button", { name: "Use This Résumé" }).click();
  const reading = page.getByRole("region", { name: "Is this what we read?" });
  await reading.getByText("Ilse Vandermeer").waitFor();
  expect(await page.getByLabel("Job description").inputValue()).toBe(POSTING);
  expect(await page.getByLabel("Résumé", { exact: true }).locator("option").count()).toBe(2);
  expect(errors).toEqual([]);
});
