/**
 * Photographs the agency's pages of a running site on its demo data: `tsx scripts/screenshots/agency-pages.ts [ORIGIN]`
 * (default http://localhost:8787; start it with `npm start -- --fresh` for pictures that can be repeated). Writes
 * public/images/product/NAME-{light,dark}.webp, 1280 x 800.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { demoAccounts } from "../../db/seed/accounts";

const origin = process.argv[2] ?? "http://localhost:8787";
const folder = join(import.meta.dirname, "../../public/images/product");
const size = { width: 1280, height: 800 };
const WEBP_QUALITY = 0.82;

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
});
await mkdir(folder, { recursive: true });
for (const scheme of ["light", "dark"] as const) await photograph(browser, scheme);
await browser.close();

async function photograph(camera: Browser, colorScheme: "light" | "dark") {
  const context = await camera.newContext({
    baseURL: origin,
    viewport: size,
    colorScheme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await signIn(page);
  await page.getByRole("button", { name: "Decline" }).first().click({ timeout: 3000 }).catch(withoutBanner);
  await page.goto("/agent/dashboard?tab=campaigns");
  await page.getByRole("link", { name: /^View Details: Senior Backend Engineer/ }).click();
  await page.getByRole("link", { name: "Best match first" }).click();
  await page.waitForURL(/sort=/);
  const best = page.locator('a[href*="/candidates/"]').first();
  await page.getByRole("heading", { name: "Candidates" }).evaluate((heading) => heading.scrollIntoView());
  await keep(page, `ranked-candidates-${colorScheme}`);
  await best.click();
  await page.waitForURL(/\/candidates\//);
  await page.getByRole("dialog").waitFor();
  await keep(page, `candidate-evidence-${colorScheme}`);
  await context.close();
}

/** The banner asks once; where it was answered or isn't shown there is nothing to close. */
function withoutBanner() {}

async function signIn(page: Page) {
  const agent = demoAccounts.find(({ role }) => role === "agent");
  if (!agent) throw new Error("the demo has no agent");
  await page.goto("/agent/login");
  await page.getByLabel(/e-?mail/i).fill(agent.email);
  await page.getByLabel("Password", { exact: true }).fill(agent.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(/\/agent\/dashboard/);
}

/** The browser photographs as PNG; its canvas turns that into WebP. */
async function keep(page: Page, name: string) {
  await page.waitForLoadState("networkidle");
  const png = await page.screenshot({ animations: "disabled" });
  const painter = await browser.newPage();
  const webp = await painter.evaluate(
    async ({ source, quality }) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = document.createElement("canvas");
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      canvas.getContext("2d")?.drawImage(picture, 0, 0);
      return canvas.toDataURL("image/webp", quality);
    },
    { source: `data:image/png;base64,${png.toString("base64")}`, quality: WEBP_QUALITY },
  );
  await painter.close();
  await writeFile(join(folder, `${name}.webp`), Buffer.from(webp.split(",")[1] ?? "", "base64"));
  process.stdout.write(`${name}.webp\n`);
}
