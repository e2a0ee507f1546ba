import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newAgency, newSeeker, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { settled } from "../support/ready";

const open = oneBrowser();
const HINT = { domain: "localhost", path: "/", secure: true, sameSite: "Lax" } as const;

/** How much moved after the first paint, as browsers measure it. */
function watchShifts(page: Page) {
  return page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifts });
  });
}

/** A processor twelve times slower: the page is painted while its bar is still being read. */
async function slow(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 12 });
}

function shiftsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}

test("a seeker keeps their bar on a public page, where nothing moves, and can sign out from it", async () => {
  const seeker = await newSeeker("Ida Nyberg");
  const { page, errors } = await openAs(open, seeker, { viewport: { width: 390, height: 844 } });
  await page.context().addCookies([{ ...HINT, name: "plumbline_hint", value: "candidate" }]);
  await watchShifts(page);
  await slow(page);
  await page.goto("/interview");
  const bar = page.getByRole("banner");
  await bar.getByText("Ida Nyberg").waitFor();
  expect(await shiftsOf(page)).toEqual([]);
  const here = bar.getByRole("link", { name: "Interview" });
  expect(await here.getAttribute("aria-current")).toBe("page");
  expect(await bar.getByRole("link", { name: "Dashboard" }).getAttribute("href")).toBe("/dashboard");
  expect(await bar.getByRole("link", { name: "Sign In" }).count()).toBe(0);
  await bar.getByText("Ida Nyberg").click();
  await bar.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("heading", { name: "Sign in", exact: false, level: 1 }).waitFor();
  expect(errors).toEqual([]);
});

test("an agent keeps theirs; a session that has ended shows the visitor's", async () => {
  const agency = await newAgency();
  const { page } = await openAs(open, agency, { viewport: { width: 1280, height: 800 } });
  await page.context().addCookies([{ ...HINT, name: "plumbline_hint", value: "agent" }]);
  await watchShifts(page);
  await page.goto("/terms");
  const bar = page.getByRole("banner");
  await bar.getByText(agency.fullName).waitFor();
  expect(await shiftsOf(page)).toEqual([]);
  expect(await bar.getByRole("link", { name: "Overview" }).getAttribute("href")).toBe("/agent/dashboard");
  await page.context().clearCookies({ name: /session/ });
  await page.goto("/terms");
  await bar.getByRole("link", { name: "Sign In" }).waitFor();
});

test("a visitor's short page stays where it is while a slow device reads it: its foot comes whole", async () => {
  for (let load = 0; load < 3; load++) {
    const { page } = await open({ viewport: { width: 390, height: 844 } });
    await watchShifts(page);
    await slow(page);
    await page.goto("/newsletter/confirm?token=unknown");
    await page.getByRole("contentinfo").getByText("© Plumbline").waitFor();
    await settled(page);
    const moved = (await shiftsOf(page)).reduce((sum, shift) => sum + shift, 0);
    expect(moved).toBeLessThan(0.05);
  }
});
