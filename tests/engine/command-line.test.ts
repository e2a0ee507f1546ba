import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { sample } from "../support/depth";
import { needShared, sharedPath } from "../support/samples/shared-sets";
import { resumePdf } from "../support/samples/text-pdf";

const root = resolve(import.meta.dirname, "../..");
const corpus = sharedPath("badfiles");

type Answer = { file: string; error?: { code: string; message: string }; name?: string | null };

async function engine(...args: string[]): Promise<Answer[]> {
  const command = [join(root, "node_modules/tsx/dist/cli.mjs"), "scripts/engine.ts", ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, maxBuffer: 1 << 28 });
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Answer);
}

test("one line of JSON per file, in order, also for files that are missing or no résumé", async () => {
  const folder = mkdtempSync(join(tmpdir(), "command-line-"));
  const [good, bad, none] = ["good.pdf", "bad.pdf", "none.pdf"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(good, resumePdf());
  writeFileSync(bad, "%PDF-1.4 and nothing else");
  const job = join(folder, "job.txt");
  writeFileSync(job, "Backend Developer\nPython is a must.");
  const parsed = await engine("parse", bad, good, none);
  expect(parsed.map(({ file, error }) => [file, error?.code ?? null])).toEqual([
    [bad, "damaged"],
    [good, null],
    [none, "not-found"],
  ]);
  expect(parsed[1]!.name).toBe("Mara Lind");
  const scored = await engine("score", "--job", job, good, bad);
  expect(scored[0]).toMatchObject({ file: good, scores: { skills: expect.anything() } });
  expect(scored[1]).toMatchObject({ file: bad, error: { code: "damaged" } });
});

test("broken files in one process: a line for each, an error with a sentence or facts", async (context) => {
  needShared("badfiles", context);
  const files = sample("broken files", readdirSync(corpus), 12).map((name) => join(corpus, name));
  const answers = await engine("parse", ...files);
  expect(answers.map(({ file }) => file)).toEqual(files);
  for (const { file, error } of answers) {
    if (!error) continue;
    expect(error.code, file).toMatch(/^[a-z-]+$/);
    expect(error.code, file).not.toBe("failed");
    expect(error.message.length, file).toBeGreaterThan(10);
  }
});
