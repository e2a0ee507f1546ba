import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { oneBrowser } from "../support/browser";
import { followMail, newPerson, register, signOut } from "../support/people";
import { hydrated, openReady } from "../support/ready";

const open = oneBrowser();

/** Plays the person at Google's stand-in, whose page has just opened. */
async function choose(page: Page, { email, fullName }: { email: string; fullName: string }) {
  await page.getByRole("heading", { name: "Choose an account" }).waitFor();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Name", { exact: true }).fill(fullName);
  await page.getByRole("button", { name: "Continue" }).click();
}

test("who is new comes from Google to a dashboard, verified, and knows the way back in", async () => {
  const { page, errors } = await open();
  const person = newPerson("Ebba Lindqvist");
  await page.goto("/settings");
  await page.waitForURL("**/login?next=*");
  await page.getByRole("link", { name: "Sign in with Google" }).click();
  await choose(page, person);
  await page.getByText("No account belongs to this Google account yet.").waitFor();
  await hydrated(page);
  await page.getByLabel("I am 18 or older").check();
  await page.getByRole("button", { name: "Sign up with Google" }).click();
  await choose(page, person);
  await page.waitForURL("**/settings");
  await expect.poll(() => page.getByLabel("Full Name").inputValue()).toBe(person.fullName);
  await page.getByText("You sign in with Google and have no password yet.").waitFor();
  await page.getByText("It is your only way in.").waitFor();
  await signOut(page);

  await page.getByRole("link", { name: "Sign in with Google" }).click();
  await choose(page, person);
  await page.waitForURL("**/dashboard");
  await page.getByRole("heading", { name: `Welcome, ${person.fullName}` }).waitFor();
  expect(await page.getByText("Confirm your email address.").count()).toBe(0);
  expect(errors).toEqual([]);
});

test("who says no at Google reads on the sign-in page that it didn't work, and can go on there", async () => {
  const { page, errors } = await open();
  await openReady(page, "/register");
  await page.getByRole("button", { name: "Sign up with Google" }).click();
  await page.getByText("Please accept the terms and confirm that you are 18 or older.").waitFor();
  await page.getByLabel("I am 18 or older").check();
  await page.getByRole("button", { name: "Sign up with Google" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.waitForURL("**/login?error=*");
  await page.getByRole("alert").getByText("Sign-in with Google did not work. Please try again.").waitFor();
  await page.getByLabel("Email").fill("someone@example.com");
  expect(errors).toEqual([]);
});

test("Google is linked to an account of the same address from its settings only, and unlinked there", async () => {
  const { page, errors } = await open();
  const person = newPerson("Tomasz Wrona");
  await register(page, person);
  await page.goto("/settings");
  await page.getByText("You can link it once your email address is confirmed.").waitFor();
  await followMail(page, {
    to: person.email,
    subject: "Confirm your email address",
    button: "Confirm email address",
  });
  await page.getByRole("button", { name: "Confirm Email Address" }).click();
  await page.getByRole("heading", { name: "Your email address is confirmed" }).waitFor();

  const stranger = await open();
  await stranger.page.goto("/login");
  await stranger.page.getByRole("link", { name: "Sign in with Google" }).click();
  await choose(stranger.page, person);
  await stranger.page
    .getByRole("alert")
    .getByText(
      "An account with this email already exists. Please sign in with your password or use a different Google account.",
    )
    .waitFor();

  await openReady(page, "/settings");
  await page.getByLabel("Password, to link Google").fill("a guess");
  await page.getByRole("button", { name: "Link Google" }).click();
  await page.getByRole("alert").getByText("Password is incorrect").waitFor();
  await page.getByLabel("Password, to link Google").fill(person.password);
  await page.getByRole("button", { name: "Link Google" }).click();
  await choose(page, person);
  await page.getByRole("status").getByText("Your Google account is linked.").waitFor();

  await stranger.page.getByRole("link", { name: "Sign in with Google" }).click();
  await choose(stranger.page, person);
  await stranger.page.waitForURL("**/dashboard");

  await page.getByRole("button", { name: "Unlink Google" }).click();
  await page.getByRole("status").getByText("Your Google account is unlinked.").waitFor();
  await page.getByRole("button", { name: "Link Google" }).waitFor();
  expect([...errors, ...stranger.errors]).toEqual([]);
});
