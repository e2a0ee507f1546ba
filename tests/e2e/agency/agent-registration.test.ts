import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newAgency, openAs, staffMember } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { followMail, newPerson, openMail, passPeopleCheck, signInWith } from "../support/people";
import { openReady } from "../support/ready";

const open = oneBrowser();

const key = crypto.randomUUID().slice(0, 8);
const agent = newPerson("Maud Verheyen");
const company = { name: `Kestrel Talent ${key}`, website: `www.kestrel-${key}.example` };

async function send(page: Page) {
  await page.getByRole("button", { name: "Create Account" }).click();
}

/** Decides about the agent as staff, from the list of those who have this status. */
async function decide(staff: Page, { status, button, reason }: Record<string, string>) {
  await openReady(staff, `/admin/agents?status=${status}`);
  await staff.getByRole("link", { name: company.name }).click();
  await staff.getByRole("heading", { name: agent.fullName }).waitFor();
  await staff.getByRole("link", { name: button, exact: true }).click();
  const dialog = staff.getByRole("dialog");
  await dialog.getByText(company.name).waitFor();
  if (reason) await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button", { name: button, exact: true }).click();
}

test("an agency registers, is approved, works, and is blocked with a reason", async () => {
  const { page, errors } = await open();
  await openReady(page, "/agent/login");
  await page.getByRole("link", { name: "Register your agency" }).click();
  for (const section of ["Company Information", "Agent Information", "Account Security"])
    await page.getByRole("heading", { name: section }).waitFor();
  await send(page);
  await page.getByRole("alert").getByText("Please fill in all required fields.").waitFor();

  await page.getByLabel("Company name").fill(company.name);
  await page.getByLabel("Location").fill("Ghent, Belgium");
  await page.getByLabel("Website").fill(company.website);
  await page.getByLabel("Company size").selectOption("11-50");
  await page.getByLabel("Your name").fill(agent.fullName);
  await page.getByLabel("Email").fill(agent.email);
  await page.getByLabel("Your position").fill("Partner");
  await page.getByLabel("Password", { exact: true }).fill(agent.password);
  await page.getByLabel("I am 18 or older").check();
  await page.getByLabel("Confirm password", { exact: true }).fill("something else");
  await send(page);
  await page.getByRole("alert").getByText("Passwords do not match.").waitFor();
  await page.getByLabel("Password", { exact: true }).fill(agent.password);
  await page.getByLabel("Confirm password", { exact: true }).fill(agent.password);
  await passPeopleCheck(page);
  await send(page);
  await page.getByRole("heading", { name: "Account Created Successfully!" }).waitFor();

  await page.getByRole("link", { name: "Go to agency sign-in" }).click();
  await signInWith(page, agent);
  await page.getByRole("heading", { name: "Your account is waiting for approval" }).waitFor();
  await page.waitForURL(({ pathname }) => pathname === "/agent/login");
  await openMail(page, { to: agent.email, subject: "We have received your registration" });
  await followMail(page, {
    to: agent.email,
    subject: "Confirm your email address",
    button: "Confirm email address",
  });
  await page.getByRole("button", { name: "Confirm Email Address" }).click();
  await page.getByRole("heading", { name: "Your email address is confirmed" }).waitFor();

  const office = await openAs(open, await staffMember());
  const staff = office.page;
  await openReady(staff, "/admin");
  await staff.getByRole("row", { name: company.name }).getByText("Agency to approve").waitFor();
  await decide(staff, { status: "pending", button: "Approve", reason: "Website and register checked" });
  await staff.getByText("The agent is approved and has been told by mail.").waitFor();
  await staff.getByText("Website and register checked").first().waitFor();

  await followMail(page, {
    to: agent.email,
    subject: "Your agency account is approved",
    button: "Open the agency portal",
  });
  await page.waitForURL("**/agent/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();

  const reason = "Two candidates told us that they never agreed.";
  await decide(staff, { status: "active", button: "Block" });
  // A reason is asked for before anything is sent.
  expect(await staff.getByLabel("Reason").evaluate((box) => box.matches(":invalid"))).toBe(true);
  await staff.getByLabel("Reason").fill(reason);
  await staff.getByRole("dialog").getByRole("button", { name: "Block" }).click();
  await staff.getByText("The agent is blocked, signed out everywhere and told by mail.").waitFor();

  await page.getByRole("link", { name: "Job Threads", exact: true }).click();
  await page.waitForURL("**/agent/login?next=*");
  await signInWith(page, agent);
  await page.getByRole("heading", { name: "Your account is blocked" }).waitFor();
  await page.getByText(reason).waitFor();
  await (await openMail(page, { to: agent.email, subject: "Your agency account is blocked" }))
    .getByText(reason)
    .waitFor();
  expect([...errors, ...office.errors]).toEqual([]);
});

test("an agent saves their profile, their company and a new password with one button", async () => {
  const agency = await newAgency();
  const { page, errors } = await openAs(open, agency);
  await openReady(page, "/agent/dashboard");
  await page.getByRole("link", { name: "Profile Settings" }).filter({ visible: true }).click();
  await page.getByRole("heading", { name: "Profile Settings" }).waitFor();

  await page.getByLabel("Company size").selectOption("");
  await page.getByRole("button", { name: "Save All Changes" }).click();
  await page
    .getByRole("alert")
    .getByText("Company name, location, website, and size are required to save company information.")
    .waitFor();

  await page.getByLabel("Company size").selectOption("51-200");
  await page.getByLabel("Full name").fill("Rachel Osei-Mensah");
  await page.getByText("Change Password", { exact: true }).click();
  const { password } = agency;
  const next = "quiet orange harbour";
  await page.getByLabel("Current password", { exact: true }).fill(password);
  await page.getByLabel("New password", { exact: true }).fill(next);
  await page.getByLabel("Confirm new password", { exact: true }).fill("quiet orange");
  await page.getByRole("button", { name: "Save All Changes" }).click();
  await page.getByRole("alert").getByText("New passwords do not match").waitFor();
  await page.getByLabel("Current password", { exact: true }).fill(password);
  await page.getByLabel("New password", { exact: true }).fill(next);
  await page.getByLabel("Confirm new password", { exact: true }).fill(next);
  await page.getByRole("button", { name: "Save All Changes" }).click();
  await page.getByText("Your changes are saved. Your password is changed").waitFor();
  await page.getByRole("banner").getByText("Rachel Osei-Mensah").filter({ visible: true }).waitFor();
  expect(await page.getByLabel("Company size").inputValue()).toBe("51-200");

  await page.getByRole("button", { name: "Sign Out" }).filter({ visible: true }).click();
  await page.waitForURL("**/agent/login");
  await signInWith(page, { ...agency, password: next });
  await page.waitForURL("**/agent/dashboard");
  expect(errors).toEqual([]);
});
