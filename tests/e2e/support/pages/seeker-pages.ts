import type { Page } from "playwright-core";
import { inject } from "vitest";
import { resumePdf } from "../../../support/samples/text-pdf";

/** @returns the new résumé's id, while it is still being read */
export async function postResume(page: Page, seed: number): Promise<string> {
  const file = { name: `CV ${seed}.pdf`, mimeType: "application/pdf", buffer: Buffer.from(resumePdf(seed)) };
  const answer = await page.request.post("/api/resumes", {
    multipart: { resumes: file },
    headers: { origin: inject("origin") },
  });
  const { accepted } = (await answer.json()) as { accepted: { id: string }[] };
  return accepted[0]?.id ?? "";
}
