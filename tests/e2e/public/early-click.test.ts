import { expect, test } from "vitest";
import { oneBrowser } from "../support/browser";
import { hydrated } from "../support/ready";

const open = oneBrowser();

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
