import { existsSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { expect, test } from "vitest";
import { parseResume } from "../../../workers/engine/parse";
import { readResume, textToResume } from "../../../workers/engine/read";
import { falseQuotes } from "./support/resume-text";

const folder = resolve(import.meta.dirname, "../../../../shared/eval/dev");
const missing = !existsSync(folder);
if (missing) process.stderr.write("The shared sets are missing: quotes are checked on our own texts only.\n");

function records<T>(file: string): T[] {
  return readFileSync(`${folder}/${file}`, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

test.skipIf(missing)(
  "every quote of every shared document stands where it says",
  async () => {
    const wrong: string[] = [];
    for (const { id, file } of records<{ id: string; file: string }>("parse.jsonl")) {
      const resume = await readResume(new Uint8Array(readFileSync(`${folder}/${file}`)), basename(file));
      if (falseQuotes(parseResume(resume, { asOf: "2026-01" }), resume).length > 0) wrong.push(id);
    }
    for (const { id, text } of records<{ id: string; text: string }>("nertext.jsonl")) {
      const resume = textToResume(text);
      if (falseQuotes(parseResume(resume, { asOf: "2026-01" }), resume).length > 0) wrong.push(id);
    }
    expect(wrong).toEqual([]);
  },
  120_000,
);
