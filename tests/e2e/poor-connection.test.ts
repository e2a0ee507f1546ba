import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { jobFormSchema } from "../../workers/domain/threads/schema";
import { newAgency, newSeeker, newThread, openAs } from "./support/accounts";
import { oneBrowser } from "./support/browser";
import { violations } from "./support/pages/axe";
import { postResume } from "./support/pages/seeker-pages";
import { hydrated, settled } from "./support/ready";

const open = oneBrowser();

const form = jobFormSchema.parse({
  title: "Backend Developer",
  companyName: "Fjordpay",
  jobDescription: "Requirements:\n- Python\n- Docker",
});

test("clicks on a slow device, while the page starts, break nothing", async () => {
  const { page, errors } = await open();
  await page.addInitScript(() => {
    // React gets its turns by such messages.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => postMessage.call(this, message), 100);
    };
    const clicks = setInterval(() => document.querySelector("h1")?.click(), 10);
    setTimeout(() => clearInterval(clicks), 3000);
  });
  await page.goto("/login");
  await hydrated(page);
  await page.getByRole("textbox", { name: "Password" }).fill("quiet orange harbour");
  await page.getByRole("button", { name: "Show password" }).click();
  expect(await page.getByRole("textbox", { name: "Password" }).getAttribute("type")).toBe("text");
  expect(errors).toEqual([]);
});

test("what was typed before the scripts came is kept", async () => {
  const { page, errors } = await open();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/agent/register", { waitUntil: "commit" });
  await page.getByLabel("Company name").fill("Harbour Search");
  await page.getByLabel("Company size").selectOption("51-200");
  release();
  await hydrated(page);
  expect(await page.getByLabel("Company name").inputValue()).toBe("Harbour Search");
  expect(await page.getByLabel("Company size").inputValue()).toBe("51-200");
  expect(errors).toEqual([]);
});

test("a form that reached nobody stays as it was, and is sent again", async () => {
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  await page.goto("/login");
  await settled(page);
  await page.getByLabel("Email").fill("nobody@harbour.example");
  await page.getByRole("textbox", { name: "Password" }).fill("quiet orange harbour");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  const lost = page.getByRole("dialog", { name: "We couldn’t be reached" });
  await lost.waitFor();
  expect(await page.locator("[name=email]").inputValue()).toBe("nobody@harbour.example");
  expect(await violations(page)).toEqual([]);
  await lost.getByRole("button", { name: "Try Again" }).click();
  await lost.waitFor();
  await page.context().setOffline(false);
  const answers = ["<h1>Bad gateway</h1>"];
  await page.route("**/login.data*", (route) => {
    const body = answers.pop();
    return body ? route.fulfill({ status: 502, contentType: "text/html", body }) : route.fallback();
  });
  await lost.getByRole("button", { name: "Try Again" }).click();
  await expect.poll(() => answers).toEqual([]);
  await lost.getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("alert").filter({ visible: true }).first().waitFor();
  expect(await lost.count()).toBe(0);
  expect(await page.locator("[name=email]").inputValue()).toBe("nobody@harbour.example");
});

test("a pasted posting, and requirements in a dialog, outlive a lost connection", async () => {
  const { page } = await openAs(open, await newSeeker(), { viewport: { width: 390, height: 844 } });
  await postResume(page, 1);
  await page.goto("/new-analysis");
  await settled(page);
  await page.getByText("By description", { exact: true }).click();
  await page.getByLabel("Job description").fill("Backend Developer\n\nRequirements:\n- Python\n- Docker");
  await sendTwice(page, "Analyze Resume");
  await page.waitForURL(/\/analysis\/[\da-f-]{36}$/);

  const agency = await newAgency();
  const threadId = await newThread(agency, form);
  const office = (await openAs(open, agency)).page;
  await office.goto(`/agent/campaigns/${threadId}/requirements`);
  await settled(office);
  await office.locator("li[data-row] select[name=importance]").first().selectOption("nice");
  await sendTwice(office, "Save and Score Again");
  await office.getByRole("heading", { name: "Edit requirements" }).waitFor({ state: "detached" });
});

/** Without a network first, then with it. */
async function sendTwice(page: Page, button: string): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole("button", { name: button }).click();
  const lost = page.getByRole("dialog", { name: "We couldn’t be reached" });
  await lost.waitFor();
  await page.context().setOffline(false);
  await lost.getByRole("button", { name: "Try Again" }).click();
}
