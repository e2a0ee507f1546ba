import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { oneBrowser } from "../support/browser";
import { hold } from "../support/hold";
import { noteWords, openReady } from "../support/ready";

const open = oneBrowser();

const TOKEN = "[name=cf-turnstile-response]";
const QUESTION = /What is (\w+) plus (\w+)\?/;

async function fillIn(page: Page, email: string) {
  await page.getByLabel("Name", { exact: true }).fill("Ada Berg");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Message" }).fill("How do I start?");
}

function tokenOf(page: Page): Promise<string> {
  return page
    .waitForFunction((field) => document.querySelector<HTMLInputElement>(field)?.value, TOKEN)
    .then((handle) => handle.jsonValue() as Promise<string>);
}

async function answerOf(page: Page): Promise<number> {
  const [, a = "", b = ""] = QUESTION.exec((await page.getByText(QUESTION).textContent()) ?? "") ?? [];
  const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
  return words.indexOf(a) + words.indexOf(b);
}

const sent = "Your message has been sent successfully";

test("the widget runs under the site's policy; a refused form keeps its fields and gets a new token", async () => {
  const { page, errors } = await open();
  await page.goto("/contact");
  const first = await tokenOf(page);
  await fillIn(page, "widget@example.com");
  await page.evaluate((field) => {
    document.querySelector<HTMLInputElement>(field)?.setAttribute("value", "forged");
  }, TOKEN);
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByText("Please confirm that you are not a robot.").waitFor();
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Ada Berg");
  await page.waitForFunction(
    ({ field, old }) => {
      const now = document.querySelector<HTMLInputElement>(field)?.value ?? "";
      return now !== "" && now !== "forged" && now !== old;
    },
    { field: TOKEN, old: first },
  );
  const thanked = await noteWords(page, sent);
  await page.getByRole("button", { name: "Send Message" }).click();
  await thanked();
  await page.getByText(sent).waitFor({ state: "detached" });
  await expect.poll(() => page.getByLabel("Name", { exact: true }).inputValue()).toBe("");
  expect(errors).toEqual([]);
});

test("the widget runs too where the page was reached by a click from another one", async () => {
  const { page, errors } = await open();
  await openReady(page, "/agent/login");
  await page
    .getByRole("link", { name: /register/i })
    .first()
    .click();
  await page.waitForURL("**/agent/register");
  expect(await tokenOf(page)).toMatch(/^\d+\./);
  expect(errors).toEqual([]);
});

test("where the widget is blocked, a question takes its place and nothing typed is lost", async () => {
  const { page } = await open({ viewport: { width: 320, height: 800 } });
  await page.route("**/turnstile/**", (route) => route.abort());
  await page.goto("/contact");
  await page.getByText("did not load").waitFor();
  await fillIn(page, "blocked@example.com");
  await page.getByRole("link", { name: "Answer a question instead" }).click();
  await page.getByLabel(QUESTION).fill(String(await answerOf(page)));
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Ada Berg");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const thanked = await noteWords(page, sent);
  await page.getByRole("button", { name: "Send Message" }).click();
  await thanked();
});

test("a widget that is late comes all the same, in place of the way around it", async () => {
  const { page } = await open();
  const script = await hold(page, "**/turnstile/**");
  await page.clock.install();
  await openReady(page, "/contact");
  await script.asked;
  await page.clock.fastForward(15_000);
  const around = page.getByRole("link", { name: "Answer a question instead" });
  await around.waitFor();
  script.release();
  expect(await tokenOf(page)).toMatch(/^\d+\./);
  await around.waitFor({ state: "detached" });
});

test("without JavaScript the form works with a question, and a wrong answer brings a new one", async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto("/contact");
  await page.getByRole("link", { name: "Use the form without JavaScript" }).click();
  await fillIn(page, "plain@example.com");
  await page.getByLabel(QUESTION).fill(String((await answerOf(page)) + 1));
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByText("Please confirm that you are not a robot.").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("plain@example.com");
  await page.getByLabel(QUESTION).fill(String(await answerOf(page)));
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByText(sent).waitFor();
});

test("a mail of the outbox is shown without scripts, and its links lead out of its frame", async () => {
  const { page, errors } = await open();
  await page.goto("/contact");
  await tokenOf(page);
  await fillIn(page, "outbox@example.com");
  const thanked = await noteWords(page, sent);
  await page.getByRole("button", { name: "Send Message" }).click();
  await thanked();
  await openReady(page, "/outbox");
  await page.getByRole("link", { name: "We have received your message" }).first().click();
  await page.waitForURL("**/outbox/*");
  const mail = page.frameLocator("iframe");
  await mail.getByText("Your message has arrived").waitFor();
  await mail.getByRole("link", { name: new URL(page.url()).origin }).click();
  await page.waitForURL("**/");
  expect(errors).toEqual([]);
});
