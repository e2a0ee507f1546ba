import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { listedPaths } from "../../../workers/http/public-pages";
import { oneBrowser } from "../support/browser";
import { answerQuestion, newPerson } from "../support/people";

const open = oneBrowser();
let page: Page;
beforeAll(async () => {
  ({ page } = await open({ javaScriptEnabled: false }));
});

const READ = [
  ...listedPaths,
  "/pricing?for=agencies",
  "/learning-center?search=interview",
  "/learning-center/tell-me-about-yourself",
  "/no-such-page",
];

/** Texts of the page's main part that nobody sees, other than what a summary unfolds and buttons that only scripts serve. */
function hiddenTexts(page: Page): Promise<string[]> {
  return page.getByRole("main").evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim();
      const parent = texts.currentNode.parentElement;
      if (!text || !parent || parent.closest("script, style, template, option")) continue;
      const isFolded = parent.closest("details:not([open]) > :not(summary)") !== null;
      let block = parent;
      while (block.parentElement && !block.parentElement.checkVisibility()) block = block.parentElement;
      if (block.matches("button") || block.querySelector("button")) continue;
      if (!isFolded && !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        hidden.push(text);
    }
    return hidden;
  });
}

test("without JavaScript every public page can be read: nothing of it waits for a script", async () => {
  for (const path of READ) {
    await page.goto(path);
    // Two answers of that form ask for a line more, which style sheets show.
    if (path === "/cancel")
      for (const value of ["cause", "date"])
        await page.locator(`input[value=${value}]`).check({ force: true });
    const heads = await page.getByRole("heading", { level: 1 }).count();
    expect({ path, heads, hidden: await hiddenTexts(page) }).toEqual({ path, heads: 1, hidden: [] });
  }
});

/** Opens a form with its question, sends it filled in, and expects the page's answer. */
async function send(path: string, button: string, fill: () => Promise<unknown>, answer: string) {
  await page.goto(path);
  await page.getByRole("link", { name: "Use the form without JavaScript" }).first().click();
  await fill();
  await answerQuestion(page);
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByText(answer).first().waitFor();
}

test("without JavaScript every form of the public pages is taken and answered", async () => {
  const { fullName, email } = newPerson("Ottilie Brandt");
  const address = () => page.getByLabel("Email").first().fill(email);
  await send("/newsletter", "Subscribe", address, "Thank you! We have sent you a mail");
  await send("/careers", "Notify Me", address, "Thank you! We'll notify you when new positions open up.");
  await send("/interview", "Notify Me", address, "Thank you");
  await send(
    "/contact",
    "Send Message",
    async () => {
      await page.getByLabel("Name").fill(fullName);
      await address();
      await page.getByLabel("Message").fill("How do I start?");
    },
    "Thank you! Your message has been sent successfully.",
  );
  await send(
    "/coaching",
    "Schedule Session",
    async () => {
      await page.getByLabel("Resume Deep Dive").check();
      await page
        .getByLabel("Preferred date")
        .fill(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10));
      await page.getByLabel("Time slot").selectOption("evening");
      await page.getByLabel("Your time zone").selectOption("Europe/Berlin");
      await page.getByLabel("Name").fill(fullName);
      await address();
    },
    "Thank you! Your wish has arrived",
  );
});
