import { expect, test } from "vitest";
import { oneBrowser, takePolicyReports } from "./support/browser";

const open = oneBrowser();

test("a script that the policy refuses is noticed, and would fail any journey", async () => {
  const { page } = await open();
  await page.goto("/terms");
  expect(takePolicyReports()).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.head.appendChild(script);
  });
  await expect.poll(() => takePolicyReports().join()).toContain("script-src");
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  // The console tells of it once more; by the next answer of the page it has.
  await page.evaluate(() => {});
  takePolicyReports();
});

test("without scripts the console tells of it", async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.route("**/terms", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace("</main>", '<img src="https://example.com/x.png"></main>');
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/terms");
  await expect.poll(() => takePolicyReports().join()).toContain("example.com");
});
