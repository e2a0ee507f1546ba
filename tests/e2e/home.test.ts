import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, openPage } from "./support/browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test("the first page opens under its security policy without an error in the console", async () => {
  const { page, errors } = await openPage(browser);
  const answer = await page.goto("/");
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["content-security-policy"]).toContain("'nonce-");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(errors).toEqual([]);
});

test("the first page can be read without JavaScript", async () => {
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto("/");
  expect(await page.title()).toContain("Plumbline");
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});

test("hashed files may be kept for ever, pages may not", async () => {
  const { page } = await openPage(browser);
  const kept = new Map<string, string>();
  page.on("response", (response) => {
    kept.set(new URL(response.url()).pathname, response.headers()["cache-control"] ?? "");
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const hashed = [...kept].filter(([path]) => path.startsWith("/assets/"));
  expect(hashed.length).toBeGreaterThan(2);
  expect(hashed.filter(([, header]) => !header.includes("immutable"))).toEqual([]);
  expect(kept.get("/")).not.toContain("immutable");
});
