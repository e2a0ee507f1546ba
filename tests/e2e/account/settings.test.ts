import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import type { Download } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { oneBrowser, type WatchedPage } from "../support/browser";
import { followMail, newPerson, register, signInWith } from "../support/people";
import { noteWords, openReady } from "../support/ready";

const open = oneBrowser();
const person = newPerson("Iveta Kovář");
let own: WatchedPage;

beforeAll(async () => {
  own = await open();
  await register(own.page, person);
});

async function bytesOf(download: Download): Promise<Uint8Array> {
  return buffer(await download.createReadStream());
}

test("a new name is saved and appears on every page that shows it", async () => {
  const { page } = own;
  await openReady(page, "/dashboard");
  await page.locator("summary", { hasText: person.fullName }).click();
  await page.getByRole("link", { name: "Profile Settings" }).first().click();
  await page.waitForURL("**/settings");
  await page.getByLabel("Full Name").fill("  ");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByRole("alert").getByText("Please enter your full name").waitFor();
  person.fullName = "Iveta Kovářová";
  await page.getByLabel("Full Name").fill(person.fullName);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Profile updated successfully").waitFor();
  await page.getByRole("banner").getByText(person.fullName).waitFor();
  expect(await page.getByLabel("Email Address").isEditable()).toBe(false);
  expect(own.errors).toEqual([]);
});

test("a new password needs the old one, and signs out every other browser", async () => {
  const { page } = own;
  const other = await open();
  await openReady(other.page, "/login");
  await signInWith(other.page, person);
  await other.page.waitForURL("**/dashboard");

  await openReady(page, "/settings");
  const change = async (current: string, next: string, again: string) => {
    await page.getByLabel("Current Password", { exact: true }).fill(current);
    await page.getByLabel("New Password", { exact: true }).fill(next);
    await page.getByLabel("Confirm New Password", { exact: true }).fill(again);
    await page.getByRole("button", { name: "Change Password" }).click();
  };
  const next = "nine slow rivers";
  await change(person.password, next, "nine slow river");
  await page.getByRole("alert").getByText("New passwords do not match").waitFor();
  await change(person.password, "short", "short");
  await page.getByRole("alert").getByText("New password must be at least 6 characters long").waitFor();
  await change("not the one", next, next);
  await page.getByRole("alert").getByText("Current password is incorrect").waitFor();
  await change(person.password, next, next);
  await page.getByText("Password changed successfully").waitFor();
  person.password = next;

  await other.page.reload();
  await other.page.waitForURL("**/login?next=*");
  await page.reload();
  await page.getByRole("heading", { name: "Profile Settings" }).waitFor();
  expect(own.errors).toEqual([]);
});

test("the list of devices shows a second browser and signs it out", async () => {
  const { page } = own;
  const phone = await open({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  });
  await openReady(phone.page, "/login");
  await signInWith(phone.page, person);
  await phone.page.waitForURL("**/dashboard");

  await openReady(page, "/settings");
  const devices = page.locator("section", { hasText: "Where You Are Signed In" }).getByRole("listitem");
  await expect.poll(() => devices.count()).toBe(2);
  await devices.filter({ hasText: "This device" }).getByText("Chrome").waitFor();
  await page.getByRole("button", { name: "Sign out Safari on iPhone" }).click();
  await page.getByText("That device is signed out.").waitFor();
  await expect.poll(() => devices.count()).toBe(1);
  await phone.page.reload();
  await phone.page.waitForURL("**/login?next=*");
  expect([...own.errors, ...phone.errors]).toEqual([]);
});

test("all of a person's data comes as a ZIP file that the mail announces", async () => {
  const { page } = own;
  await openReady(page, "/settings");
  await page.getByRole("button", { name: "Prepare My Data" }).click();
  await page.getByText("We are preparing your data").waitFor();
  await followMail(page, {
    to: person.email,
    subject: "Your data is ready to download",
    button: "Download your data",
  });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download ZIP" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^plumbline-data-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await bytesOf(download));
  expect(Object.keys(files)).toContain("README.txt");
  const texts = Object.values(files).map((bytes) => new TextDecoder().decode(bytes));
  expect(texts.some((text) => text.includes(person.email))).toBe(true);
  await openReady(page, "/settings");
  await page.getByRole("link", { name: "Download ZIP" }).waitFor();
  expect(own.errors).toEqual([]);
});

test("a deletion takes the password, gives a number, leads to support, and can be undone", async () => {
  const { page } = own;
  await openReady(page, "/settings");
  await page.getByRole("link", { name: "Request Account Deletion" }).click();
  const password = page.getByLabel("Password", { exact: true });
  const confirm = page.getByRole("button", { name: "Contact Support" });
  await confirm.click();
  await page.getByRole("alert").getByText("Please enter your password to confirm account deletion").waitFor();
  await password.fill("not the one");
  await confirm.click();
  await page.getByRole("alert").getByText("Password is incorrect").waitFor();
  await password.fill(person.password);
  const redirecting = await noteWords(page, "Redirecting to contact support...");
  const told = await noteWords(page, "Your request has the number");
  await confirm.click();
  await redirecting();
  await told();
  await page.waitForURL("**/contact?request=*");
  const number = new URL(page.url()).searchParams.get("request") ?? "?";
  const message = page.getByRole("textbox", { name: "Message" });
  await expect.poll(() => message.inputValue()).toContain(number);

  await followMail(page, {
    to: person.email,
    subject: `Your account will be deleted (request ${number})`,
    button: "Open settings",
  });
  await page.getByText(`Your request has the number ${number}.`).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Your account stays. The planned deletion is undone.").waitFor();
  await page.getByRole("link", { name: "Request Account Deletion" }).waitFor();
  await page.goto("/dashboard");
  await page.getByText("days left").waitFor();
  expect(own.errors).toEqual([]);
});
