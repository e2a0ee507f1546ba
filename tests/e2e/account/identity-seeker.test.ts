import { expect, test } from "vitest";
import { sample } from "../../support/depth";
import { oneBrowser } from "../support/browser";
import { followMail, newPerson, passPeopleCheck, register, signInWith, signOut } from "../support/people";
import { hydrated, openReady } from "../support/ready";

const open = oneBrowser();

test.each(sample("width of a registration", [390, 1280], 1))(
  "from the registration to a forgotten password, %i px wide",
  async (width) => {
    const look = { viewport: { width, height: 844 } };
    const { page, errors } = await open(look);
    const person = newPerson();

    await page.goto("/register");
    const countries = page.getByLabel("Country").locator("option");
    expect(await page.getByLabel("Country").inputValue()).toBe("US");
    const names = await countries.allTextContents();
    expect(names.length).toBeGreaterThan(190);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")));
    await register(page, person);
    await page.getByRole("heading", { name: `Welcome, ${person.fullName}` }).waitFor();
    await page.getByText("14 days left").waitFor();

    const unconfirmed = page.getByText("Confirm your email address.");
    await unconfirmed.waitFor();
    await followMail(page, {
      to: person.email,
      subject: "Confirm your email address",
      button: "Confirm email address",
    });
    await page.getByText(person.email).waitFor();
    await page.getByRole("button", { name: "Confirm Email Address" }).click();
    await page.getByRole("heading", { name: "Your email address is confirmed" }).waitFor();
    await page.getByRole("link", { name: "Go to Dashboard" }).click();
    await page.getByRole("heading", { name: "Welcome" }).waitFor();
    await expect.poll(() => unconfirmed.count()).toBe(0);

    await signOut(page);
    await openReady(page, "/dashboard");
    await page.waitForURL("**/login?next=*");

    const second = await open(look);
    await openReady(second.page, "/login");
    await signInWith(second.page, person);
    await second.page.waitForURL("**/dashboard");

    const check = page.locator("input[name=cf-turnstile-response]");
    for (let failures = 1; failures <= 3; failures++) {
      expect(await check.count()).toBe(0);
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
      await signInWith(page, { ...person, password: `wrong ${failures}` });
      await answered;
      await page.getByText("Authentication failed").waitFor();
    }
    await passPeopleCheck(page);
    await signInWith(page, person);
    await page.waitForURL("**/dashboard");
    await signOut(page);
    await hydrated(page);

    await page.getByRole("link", { name: "Forgot password?" }).click();
    await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
    await page.getByLabel("Email").fill(person.email);
    await passPeopleCheck(page);
    await page.getByRole("button", { name: "Send Link" }).click();
    await page.getByText(`If there is an account for ${person.email}`).waitFor();

    const renewed = { ...person, password: "four bright lanterns" };
    await followMail(page, {
      to: person.email,
      subject: "Choose a new password",
      button: "Choose a new password",
    });
    await hydrated(page);
    const used = page.url();
    await page.getByLabel("New password", { exact: true }).fill(renewed.password);
    await page.getByLabel("Confirm new password", { exact: true }).fill("something else");
    await page.getByRole("button", { name: "Set New Password" }).click();
    await page.getByText("New passwords do not match").waitFor();
    await page.getByLabel("New password", { exact: true }).fill(renewed.password);
    await page.getByLabel("Confirm new password", { exact: true }).fill(renewed.password);
    await page.getByRole("button", { name: "Set New Password" }).click();
    await page.getByText("Your password has been changed. Please sign in with the new one.").waitFor();

    await second.page.reload();
    await second.page.waitForURL("**/login?next=*");
    await second.page.goto(used);
    await second.page.getByText("This link is no longer valid.").waitFor();

    await signInWith(page, renewed);
    await page.waitForURL("**/dashboard");
    expect([...errors, ...second.errors]).toEqual([]);
  },
);
