import { type Browser, chromium } from "playwright-core";
import { requireChromium } from "../../../e2e/support/chromium";

/** Prints pages of HTML as a browser does for "Save as PDF". `close` ends the browser. */
export async function openPrinter(): Promise<{
  print: (html: string) => Promise<Uint8Array>;
  close: () => Promise<void>;
}> {
  const browser: Browser = await chromium.launch({
    executablePath: requireChromium("whole"),
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  const page = await browser.newPage();
  return {
    print: async (html) => {
      await page.setContent(html, { waitUntil: "load" });
      return new Uint8Array(await page.pdf({ format: "A4", printBackground: true }));
    },
    close: () => browser.close(),
  };
}
