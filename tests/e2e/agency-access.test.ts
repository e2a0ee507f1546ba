import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { agencySite, resumeFile, signInAs, upload } from "./support/agency-site";
import { violations } from "./support/axe";

const { site, open } = agencySite();

/** How much of the page moved while it loaded (CLS). */
function watchShifts(page: Page) {
  return page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

test.each([
  { width: 320, colorScheme: "light" as const },
  { width: 390, colorScheme: "dark" as const },
  { width: 1280, colorScheme: "dark" as const },
])(
  "pages are accessible, fit, stand still and log nothing at $width px, $colorScheme",
  async (look) => {
    const { page, errors } = await open({
      viewport: { width: look.width, height: 800 },
      colorScheme: look.colorScheme,
    });
    await watchShifts(page);
    await page.goto("/agent/login");
    expect(await violations(page)).toEqual([]);
    await signInAs(page, "agent");
    await page.waitForURL("**/agent/dashboard");

    const thread = `/agent/campaigns/${site.threads[0]?.campaignId}`;
    await page.goto(thread);
    if ((await page.locator("tbody tr").count()) === 0) {
      await upload(page, [resumeFile(1), resumeFile(2)]);
      await page.getByText("Analysis completed successfully!").waitFor();
    }
    const candidate = await page.locator("tbody a").first().getAttribute("href");
    const paths = [
      "/",
      "/agent/dashboard",
      "/agent/dashboard?tab=campaigns",
      "/agent/campaigns/create",
      thread,
      `${thread}?sort=relevancy_score&search=mara`,
      `${thread}/help`,
      `${thread}/requirements`,
      `${thread}/delete`,
      candidate ?? "",
      `${candidate}/delete`,
    ];
    for (const path of paths) {
      await page.goto(path, { waitUntil: "networkidle" });
      expect({ path, found: await violations(page) }).toEqual({ path, found: [] });
      const { overflow, shift } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        shift: (window as unknown as { shifts: { sum: number } }).shifts.sum,
      }));
      expect({ path, overflow }).toEqual({ path, overflow: false });
      expect({ path, still: shift < 0.05 || shift }).toEqual({ path, still: true });
    }
    expect(errors).toEqual([]);
  },
  180_000,
);
