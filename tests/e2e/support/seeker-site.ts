import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { seedAccounts } from "../../../scripts/lib/seed-accounts";
import { resumePdf } from "../../support/text-pdf";
import { launchBrowser, openPage } from "./browser";
import { withStores } from "./demo-agency";
import { type BuiltWorker, startBuiltWorker } from "./worker";

/**
 * The built Worker over the demo's accounts alone, and a browser, for all tests of the calling file.
 * @returns `open`: a page with cookies of its own; `postResume`: the upload that the page of résumés makes, answered with the
 * new résumé's id while it is still being read; `changeData`: an SQL statement over the resting Worker's database
 */
export function seekerSite() {
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-seeker-"));
  let worker: BuiltWorker;
  let browser: Browser;
  beforeAll(async () => {
    await withStores(persistTo, ({ d1 }) => seedAccounts(d1));
    [worker, browser] = await Promise.all([startBuiltWorker({ persistTo }), launchBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await worker?.stop({ erase: true });
  });

  const open = (options: BrowserContextOptions = {}) =>
    openPage(browser, { baseURL: worker.origin, ...options });

  async function postResume(page: Page, seed: number): Promise<string> {
    const file = {
      name: `CV ${seed}.pdf`,
      mimeType: "application/pdf",
      buffer: Buffer.from(resumePdf(seed)),
    };
    const answer = await page.request.post("/api/resumes", {
      multipart: { resumes: file },
      headers: { origin: worker.origin },
    });
    const [resume] = ((await answer.json()) as { accepted: { id: string }[] }).accepted;
    return resume?.id ?? "";
  }

  async function changeData(statement: string): Promise<void> {
    await worker.stop();
    await withStores(persistTo, async ({ d1 }) => {
      await d1.prepare(statement).run();
    });
    await worker.start();
  }

  return { open, postResume, changeData };
}
