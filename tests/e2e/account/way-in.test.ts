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

/** Seconds of a practised person, after Card, Moran and Newell's keystroke-level model (1980). */
const KEY = 0.2;
const HAND_TO_KEYS = 0.4;
/** thinking, pointing, pressing */
const CLICK = 1.35 + 1.1 + 0.2;

const typing = (characters: number) => CLICK + HAND_TO_KEYS + characters * KEY;

/**
 * Clicks, files chosen, and groups of fields filled in at one go; what a person waits for isn't one. `seconds`: their own
 * time, by the model above.
 */
function countedActions() {
  const done: { what: string; seconds: number }[] = [];
  return {
    done,
    async act(what: string, seconds: number, action: () => Promise<unknown>) {
      done.push({ what, seconds });
      await action();
    },
  };
}

test("a stranger goes from the home page to their first verdict in eight actions and a minute of their time", async () => {
  const { page, errors } = await open({ viewport: { width: 390, height: 844 } });
  const person = newPerson("Ebba Sund");
  const { done, act } = countedActions();
  await openReady(page, "/");
  // The picker: open it, the file, "Open".
  await act("choose the résumé", 3 * CLICK, () =>
    page.getByLabel("Choose your résumé").setInputFiles(applicantFile(3)),
  );
  await page.getByRole("button", { name: "Choose Another" }).waitFor();
  await hydrated(page);

  const { fullName, email, password } = person;
  const filled = [fullName, email, password, password].reduce((sum, text) => sum + typing(text.length), 0);
  await act("fill in the account", filled, () => fillInAccount(page, person));
  await act("tick the box", CLICK, () => page.getByLabel("I am 18 or older").check());
  await passPeopleCheck(page);
  await act("create the account", CLICK, () => page.getByRole("button", { name: "Create Account" }).click());
  await page.getByText(/^We keep .* for you\.$/).waitFor();

  const mail = await openMail(page, { to: person.email, subject: "Confirm your email address" });
  // The mailbox, the mail, the link.
  await act("follow the link in the mail", 3 * CLICK, () =>
    mail.getByRole("link", { name: "Confirm email address", exact: true }).click(),
  );
  await page.getByRole("heading", { name: "Confirm your email address" }).waitFor();
  await hydrated(page);
  await act("confirm the address", CLICK, () =>
    page.getByRole("button", { name: "Confirm Email Address" }).click(),
  );
  await page.getByRole("heading", { name: "Is this what we read?" }).waitFor();

  await act("paste the posting", typing(2), () => page.getByLabel("Job description").fill(POSTING));
  await act("analyze", CLICK, () => page.getByRole("button", { name: "Analyze Resume" }).click());
  await page.getByText(/shows \d+ of the \d+ must-haves of/).waitFor();
  expect(done.length).toBeLessThanOrEqual(8);
  const spent = done.reduce((sum, { seconds }) => sum + seconds, 0);
  const list = done.map(({ what, seconds }) => `${what} ${seconds.toFixed(1)} s`).join(", ");
  process.stdout.write(`${list}: ${spent.toFixed(1)} s of a person's time, waiting not counted\n`);
  expect(spent).toBeLessThanOrEqual(60);
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
