import { expect, test } from "vitest";
import { analyseJob } from "../../workers/engine/job";
import { scoreResume } from "../../workers/engine/match";
import { parseResume } from "../../workers/engine/parse";
import { readResume } from "../../workers/engine/read";
import { jobForm } from "../support/people/agency";
import { resumePdf, textPdf } from "../support/samples/text-pdf";

const job = analyseJob({ title: jobForm.title, description: jobForm.jobDescription });

async function analyse(bytes: Uint8Array): Promise<string> {
  const text = await readResume(bytes.slice(), "resume.pdf");
  const facts = parseResume(text, { asOf: "2026-11" });
  return JSON.stringify({ text, facts, sheet: scoreResume(facts, job) });
}

test("20 runs on workerd give the same bytes, other résumés in between or not", async () => {
  const first = await analyse(resumePdf(1));
  expect(first).toContain("Mara Lind");
  for (let run = 1; run < 20; run++) {
    if (run % 3 === 0) await analyse(resumePdf(run + 100));
    expect(await analyse(resumePdf(1))).toBe(first);
  }
});

test("many résumés at the same time give what each gives alone", async () => {
  const files = Array.from({ length: 8 }, (_, i) => resumePdf(i));
  const alone: string[] = [];
  for (const file of files) alone.push(await analyse(file));
  expect(await Promise.all(files.map((file) => analyse(file)))).toEqual(alone);
});

test("a file that can't be read leaves the next one unharmed", async () => {
  const before = await analyse(resumePdf(2));
  await expect(analyse(new TextEncoder().encode("%PDF-1.7\nnothing"))).rejects.toMatchObject({
    code: "damaged",
  });
  await expect(analyse(textPdf([]))).rejects.toMatchObject({ code: "no-text" });
  expect(await analyse(resumePdf(2))).toBe(before);
});
