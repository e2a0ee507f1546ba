import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { sampleCandidates } from "../../../app/components/marketing/shared/sample-data";
import { newSeeker, openAs } from "../support/accounts";
import { oneBrowser } from "../support/browser";
import { hydrated, settled } from "../support/ready";

const open = oneBrowser();

test("the first page opens under its security policy without an error in the console", async () => {
  const { page, errors } = await open();
  const answer = await page.goto("/");
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["content-security-policy"]).toContain("'nonce-");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(errors).toEqual([]);
});

test("the first page can be read without JavaScript", async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto("/");
  expect(await page.title()).toContain("Plumbline");
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});

test("a tab that nobody sees, and that is never painted, comes alive all the same", async () => {
  // A context of its own, so that the page's scripts come from the network as on a first visit.
  const { page, errors } = await open({ serviceWorkers: "block" });
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto("/pricing");
  /** Whether scripts answer a click on a link in place; the browser itself never does here. */
  const answered = () =>
    page
      .getByRole("link", { name: "About Us", exact: true })
      .first()
      .evaluate((link) => {
        let byScripts = false;
        const hold = (event: Event) => {
          byScripts = event.defaultPrevented;
          event.preventDefault();
        };
        window.addEventListener("click", hold, { once: true });
        link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        return byScripts;
      });
  await expect.poll(answered).toBe(true);
  await page.waitForURL("**/about");
  expect(errors).toEqual([]);
});

test("hashed files may be kept for ever, pages may not", async () => {
  const { page } = await open();
  const kept = new Map<string, string>();
  page.on("response", (response) => {
    kept.set(new URL(response.url()).pathname, response.headers()["cache-control"] ?? "");
  });
  await page.goto("/");
  await settled(page);
  const hashed = [...kept].filter(([path]) => path.startsWith("/assets/"));
  expect(hashed.length).toBeGreaterThan(2);
  expect(hashed.filter(([, header]) => !header.includes("immutable"))).toEqual([]);
  expect(kept.get("/")).not.toContain("immutable");
});

test("the first page links to both audiences, and its list opens to the résumé's words without JavaScript", async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto("/");
  for (const [name, path] of [
    ["For job seekers", "/individual"],
    ["For agencies", "/agencies"],
  ] as const) {
    expect(await page.getByRole("main").getByRole("link", { name, exact: true }).getAttribute("href")).toBe(
      path,
    );
  }
  const words = page.getByText(sampleCandidates[1]?.points[0]?.words ?? "", { exact: true });
  expect(await words.isVisible()).toBe(false);
  await page.getByText("Kwame Boateng-Asare").click();
  expect(await words.isVisible()).toBe(true);
});

/** Opens a page whose clock is stopped, except for what a test says. */
async function openPaused(page: Page, path: string) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(path);
  // Scripts wait for a second where no frame is painted.
  await page.clock.runFor(1000);
  await hydrated(page);
}

/** Lets time pass until what takes turns shows its next part. */
async function turn(page: Page, stage: Locator, milliseconds: number) {
  const head = () => stage.getByRole("heading").allTextContents();
  const before = await head();
  await page.clock.runFor(milliseconds);
  await expect.poll(head).not.toEqual(before);
}

test("the slideshow turns every five seconds, wraps, and rests after a touch", async () => {
  const { page } = await open();
  await openPaused(page, "/individual");
  const show = page.getByRole("region", { name: "What Plumbline shows you" });
  const shown = (title: string) => show.getByRole("heading", { name: title, exact: true });
  await show.getByRole("button", { name: "Pause" }).waitFor();
  await shown("Dashboard overview").waitFor();
  await turn(page, show, 5000);
  await shown("Resume analysis with job match").waitFor();
  for (let slide = 0; slide < 4; slide++) await turn(page, show, 5000);
  await shown("Dashboard overview").waitFor();
  await show.getByRole("button", { name: "Previous slide" }).click();
  await shown("Smart job matching").waitFor();
  await show.getByRole("button", { name: "Play" }).waitFor();
  await page.clock.runFor(20_000);
  expect(await shown("Smart job matching").isVisible()).toBe(true);
});

test("the slideshow keeps still where less motion is asked for", async () => {
  const { page } = await open({ reducedMotion: "reduce" });
  await openPaused(page, "/individual");
  const show = page.getByRole("region", { name: "What Plumbline shows you" });
  await page.clock.runFor(20_000);
  expect(await show.getByRole("button", { name: "Play" }).isVisible()).toBe(true);
  expect(await show.getByRole("heading", { name: "Dashboard overview" }).isVisible()).toBe(true);
});

test("the product tour plays to its end and offers to play again", async () => {
  const { page } = await open();
  await openPaused(page, "/agencies");
  const tour = page.getByRole("group", { name: "Product tour" });
  await tour.getByRole("button", { name: "Play the tour" }).click();
  await tour.getByRole("button", { name: "Pause the tour" }).waitFor();
  for (let step = 0; step < 3; step++) await turn(page, tour, 6000);
  await page.clock.runFor(6000);
  await tour.getByRole("button", { name: "Play it again" }).waitFor();
  await tour.getByRole("heading", { name: "Every score can be explained" }).waitFor();
});

test("calls to action lead visitors to a registration that begins with their résumé, others to their own pages", async () => {
  const { page } = await open();
  await page.goto("/individual");
  const check = page.getByRole("link", { name: "Check My Resume" });
  expect(await check.getAttribute("href")).toBe("/register?next=%2Fmy-resumes");
  const own = await openAs(open, await newSeeker());
  // Their first page gives the hint that public pages go by.
  await own.page.goto("/dashboard");
  await own.page.goto("/individual");
  const theirs = own.page.getByRole("link", { name: "Check My Resume" });
  await expect.poll(() => theirs.getAttribute("href")).toBe("/my-resumes");
});
