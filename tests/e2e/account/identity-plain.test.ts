import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { oneBrowser } from "../support/browser";
import {
  answerQuestion,
  fillInRegistration,
  followMail,
  newPerson,
  signInWith,
  signOut,
} from "../support/people";

const open = oneBrowser();

async function openPlain(): Promise<Page> {
  return (await open({ javaScriptEnabled: false })).page;
}

async function askForQuestion(page: Page) {
  await page.getByRole("link", { name: "Use the form without JavaScript" }).click();
}

test("registration, confirmation, a new name and a forgotten password work without JavaScript", async () => {
  const page = await openPlain();
  const person = newPerson("Signe Dahl");
  await page.goto("/register");
  await askForQuestion(page);
  await fillInRegistration(page, { ...person, password: "123456" });
  await answerQuestion(page);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByText("This password is one of the most common ones. Please choose another.").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe(person.email);
  await fillInRegistration(page, person);
  await answerQuestion(page);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByRole("heading", { name: `Welcome, ${person.fullName}` }).waitFor();

  await followMail(page, {
    to: person.email,
    subject: "Confirm your email address",
    button: "Confirm email address",
  });
  await page.getByRole("button", { name: "Confirm Email Address" }).click();
  await page.getByRole("heading", { name: "Your email address is confirmed" }).waitFor();

  await page.goto("/settings");
  await page.getByLabel("Full Name").fill("Signe Dahl-Lind");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Profile updated successfully").waitFor();
  expect(await page.getByLabel("Full Name").inputValue()).toBe("Signe Dahl-Lind");
  await signOut(page);

  await page.getByRole("link", { name: "Forgot password?" }).click();
  await askForQuestion(page);
  await page.getByLabel("Email").fill(person.email);
  await answerQuestion(page);
  await page.getByRole("button", { name: "Send Link" }).click();
  await page.getByText(`If there is an account for ${person.email}`).waitFor();
  await followMail(page, {
    to: person.email,
    subject: "Choose a new password",
    button: "Choose a new password",
  });
  const renewed = { ...person, password: "two silver kettles" };
  await page.getByLabel("New password", { exact: true }).fill(renewed.password);
  await page.getByLabel("Confirm new password", { exact: true }).fill(renewed.password);
  await page.getByRole("button", { name: "Set New Password" }).click();
  await page.getByText("Your password has been changed.").waitFor();

  await signInWith(page, person);
  await page.getByText("Authentication failed").waitFor();
  await signInWith(page, renewed);
  await page.getByRole("heading", { name: "Welcome, Signe Dahl-Lind" }).waitFor();
});

test("without JavaScript an agency registers and reads that it waits", async () => {
  const page = await openPlain();
  const agent = newPerson("Pieter Smits");
  await page.goto("/agent/register");
  await askForQuestion(page);
  await page.getByLabel("Company name").fill("Smits & Partners");
  await page.getByLabel("Location").fill("Utrecht, Netherlands");
  await page.getByLabel("Website").fill("www.smits-partners.example");
  await page.getByLabel("Your name").fill(agent.fullName);
  await page.getByLabel("Email").fill(agent.email);
  await page.getByLabel("Password", { exact: true }).fill(agent.password);
  await page.getByLabel("Confirm password", { exact: true }).fill(agent.password);
  await page.getByLabel("I am 18 or older").check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByRole("alert").getByText("Please fill in all required fields.").waitFor();
  expect(await page.getByLabel("Company name").inputValue()).toBe("Smits & Partners");
  await page.getByLabel("Company size").selectOption("1-10");
  await page.getByLabel("Password", { exact: true }).fill(agent.password);
  await page.getByLabel("Confirm password", { exact: true }).fill(agent.password);
  await answerQuestion(page);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByRole("heading", { name: "Account Created Successfully!" }).waitFor();
  await page.getByRole("link", { name: "Go to agency sign-in" }).click();
  await signInWith(page, agent);
  await page.getByRole("heading", { name: "Your account is waiting for approval" }).waitFor();
});
