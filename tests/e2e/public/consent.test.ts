import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { oneBrowser } from "../support/browser";
import { hold } from "../support/hold";
import { violations } from "../support/pages/axe";
import { openReady, settled } from "../support/ready";

const open = oneBrowser();

const QUESTION = "We value your privacy";

/** Opens a page and notes what its beacons carry, which Chromium doesn't show of a Blob, and how they are answered. */
async function openNoting(path: string, options: BrowserContextOptions = {}) {
  const { page, errors } = await open(options);
  const beacons: string[] = [];
  const answers: number[] = [];
  // Time passes where a test says so, too.
  await page.clock.install();
  await page.exposeFunction("noteBeacon", (text: string) => beacons.push(text));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    const sink = window as unknown as { noteBeacon: (text: string) => void; beaconsSent: number };
    const { noteBeacon } = sink;
    sink.beaconsSent = 0;
    navigator.sendBeacon = (url, body) => {
      sink.beaconsSent += 1;
      if (body instanceof Blob) void body.text().then(noteBeacon);
      return send(url, body);
    };
  });
  page.on("response", (response) => {
    if (response.url().endsWith("/api/analytics")) answers.push(response.status());
  });
  if (options.javaScriptEnabled === false) await page.goto(path);
  else await openReady(page, path);
  return { page, errors, beacons, answers };
}

function banner(page: Page) {
  return page.getByRole("form", { name: QUESTION });
}

async function cookiesOf(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

test("Accept All is asked once, kept, and from then on views are counted", async () => {
  const { page, errors, beacons, answers } = await openNoting("/learning-center");
  await banner(page).getByRole("button", { name: "Accept All" }).click();
  await banner(page).waitFor({ state: "detached" });
  expect(await cookiesOf(page)).toMatchObject({
    plumbline_cookie_consent: "true",
    plumbline_cookie_preferences: "analytics-1.marketing-1",
    plumbline_consent_version: "2.0.0",
  });
  const sent = () => expect.poll(() => beacons.join());
  await sent().toContain('{"name":"page-view","page":"learning-center"}');
  // Not the newest: other journeys publish and delete articles.
  await page.locator("article h2 a").last().click();
  await page.waitForURL(/learning-center\/./);
  await sent().toContain('{"name":"page-view","page":"article"}');
  expect(beacons.join()).not.toContain("learning-center/");
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  expect(new Set(answers)).toEqual(new Set([204]));
  await page.reload();
  await settled(page);
  expect(await banner(page).count()).toBe(0);
  expect(errors).toEqual([]);
});

test("a section is counted once, when a third of it is on the screen", async () => {
  const { page, beacons } = await openNoting("/learning-center?search=zebra", {
    viewport: { width: 1280, height: 500 },
  });
  await banner(page).getByRole("button", { name: "Accept All" }).click();
  const seen = () => beacons.join().split('"section":"call-to-action"').length - 1;
  await expect.poll(() => beacons.join()).toContain('"section":"articles"');
  expect(seen()).toBe(0);
  const middle = await page
    .locator("main section")
    .last()
    .evaluate((section) => section.getBoundingClientRect().top + window.scrollY - 100);
  for (const y of [middle, 0, middle]) {
    await page.evaluate((top) => {
      window.scrollTo(0, top);
      const sink = window as unknown as { observed: boolean };
      sink.observed = false;
      // Observers are told in the order in which they began: after this one, the section's own has been.
      new IntersectionObserver(() => {
        sink.observed = true;
      }).observe(document.body);
    }, y);
    // A tab that Chromium doesn't paint tells its observers nothing: a picture makes it paint.
    await expect
      .poll(async () => {
        await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
        return page.evaluate(() => (window as unknown as { observed: boolean }).observed);
      })
      .toBe(true);
    await page.clock.runFor(1000);
  }
  const sent = () => page.evaluate(() => (window as unknown as { beaconsSent: number }).beaconsSent);
  await expect.poll(async () => beacons.length === (await sent())).toBe(true);
  expect(seen()).toBe(1);
});

test("Decline leaves nothing optional, deletes what isn't necessary, and nothing is counted", async () => {
  const { page } = await openNoting("/learning-center");
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie as an older script would have left it
    document.cookie = "_tracker=1; Path=/";
  });
  await banner(page).getByRole("button", { name: "Decline" }).click();
  await banner(page).waitFor({ state: "detached" });
  expect(await cookiesOf(page)).toMatchObject({ plumbline_cookie_consent: "false" });
  expect(await cookiesOf(page)).not.toHaveProperty("_tracker");
  // Not by the wheel: a tab that Chromium doesn't paint may never answer it.
  await page.evaluate(() => window.scrollTo(0, 3000));
  await settled(page);
  await page.clock.runFor(1500);
  expect(await page.evaluate(() => (window as unknown as { beaconsSent: number }).beaconsSent)).toBe(0);
});

test("Customize shows three switches, Hide Details hides them, what is chosen is kept", async () => {
  const { page } = await openNoting("/cookies");
  await banner(page).getByRole("button", { name: "Customize" }).click();
  const switches = banner(page).getByRole("switch");
  await expect.poll(() => switches.count()).toBe(3);
  expect(await switches.first().isDisabled()).toBe(true);
  await banner(page).getByRole("button", { name: "Hide Details" }).click();
  await switches.first().waitFor({ state: "hidden" });
  await banner(page).getByRole("button", { name: "Customize" }).click();
  await banner(page)
    .getByRole("switch", { name: /Analytics/ })
    .check();
  expect(await violations(page)).toEqual([]);
  await banner(page).getByRole("button", { name: "Save Preferences" }).click();
  await banner(page).waitFor({ state: "detached" });
  expect((await cookiesOf(page)).plumbline_cookie_preferences).toBe("analytics-1.marketing-0");
});

test("Learn More opens the policy in a new tab", async () => {
  const { page } = await openNoting("/learning-center");
  const link = banner(page).getByRole("link", { name: /Learn More/ });
  expect([await link.getAttribute("href"), await link.getAttribute("target")]).toEqual([
    "/cookies",
    "_blank",
  ]);
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test("the keyboard's first stop leads to the question, which never hides what has the focus", async () => {
  const { page } = await openNoting("/learning-center", { viewport: { width: 390, height: 700 } });
  // The link comes a moment after the question that it leads to.
  await page.getByRole("link", { name: "Go to the cookie question" }).waitFor({ state: "attached" });
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("Go to the cookie question");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("We value your privacy");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toContain("Learn More");
  await page.locator("h1").click();
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(() => {
      const [active, box] = [document.activeElement, document.querySelector("form[aria-labelledby]")];
      if (!active || !box || box.contains(active) || active === document.body) return null;
      return active.getBoundingClientRect().top >= box.getBoundingClientRect().top ? active.outerHTML : null;
    });
    expect(hidden).toBeNull();
  }
});

test("the question moves nothing on the page", async () => {
  const { page } = await open();
  await page.addInitScript(() => {
    const sink = window as unknown as { shift: number };
    sink.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sink.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/learning-center");
  await banner(page).waitFor();
  await settled(page);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
});

test("while the question is still on its way, no link leads to it", async () => {
  const { page } = await open();
  const question = await hold(page, "**/consent-banner.client-*.js");
  await page.goto("/learning-center");
  await question.asked;
  const link = page.getByRole("link", { name: "Go to the cookie question" });
  expect(await link.count()).toBe(0);
  question.release();
  await banner(page).waitFor();
  await expect.poll(() => link.count()).toBe(1);
});

test("an answer to another version is cleared and asked for again", async () => {
  const { page } = await open();
  await page.goto("/terms");
  const url = page.url();
  const old = { plumbline_cookie_consent: "true", plumbline_consent_version: "1.0.0" };
  await page.context().addCookies(Object.entries(old).map(([name, value]) => ({ name, value, url })));
  await page.reload();
  await banner(page).waitFor();
  expect(await cookiesOf(page)).toEqual({});
});

test("Global Privacy Control answers for the visitor: no question, no counting", async () => {
  const { page } = await open({ extraHTTPHeaders: { "Sec-GPC": "1" } });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await page.goto("/cookie-preferences");
  await settled(page);
  expect(await banner(page).count()).toBe(0);
  await page.getByText("Your browser sends Global Privacy Control").waitFor();
});

test("the preferences page says for three seconds that it saved, and Reset to Default asks again", async () => {
  const { page, errors } = await openNoting("/cookie-preferences");
  await banner(page).getByRole("button", { name: "Decline" }).click();
  await banner(page).waitFor({ state: "detached" });
  const saved = page.getByText("Your cookie preferences have been updated successfully!");
  await page.getByRole("switch", { name: /Analytics/ }).check();
  // The page's clock is stopped, except for what is said here.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await saved.waitFor();
  expect((await cookiesOf(page)).plumbline_cookie_preferences).toBe("analytics-1.marketing-0");
  await page.clock.runFor(3000);
  await saved.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await saved.waitFor();
  await page.getByRole("button", { name: "Reset to Default" }).click();
  await banner(page).waitFor();
  const analytics = page.getByRole("main").getByRole("switch", { name: /Analytics/ });
  await expect.poll(() => analytics.isChecked()).toBe(false);
  expect(errors).toEqual([]);
});

test("without scripts the preferences work, and no question is in the way", async () => {
  const { page } = await openNoting("/cookie-preferences", { javaScriptEnabled: false });
  expect(await page.getByText(QUESTION).count()).toBe(0);
  await page.getByRole("switch", { name: /Marketing/ }).check();
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await page.getByText("updated successfully").waitFor();
  await expect.poll(() => page.getByRole("switch", { name: /Marketing/ }).isChecked()).toBe(true);
});
