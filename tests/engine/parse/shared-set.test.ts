import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { parseResume } from "../../../workers/engine/parse";
import { readResume, textToResume } from "../../../workers/engine/read";
import { sample } from "../../support/depth";
import { needShared, sharedPath } from "../../support/samples/shared-sets";
import { falseQuotes } from "./support/resume-text";

const folder = sharedPath("eval/dev");

function records<T>(file: string): T[] {
  return readFileSync(`${folder}/${file}`, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

test("every quote of every shared document is where it says", async (context) => {
  needShared("eval/dev", context);
  const wrong: string[] = [];
  const files = records<{ id: string; file: string }>("parse.jsonl");
  for (const { id, file } of sample("files with quotes", files, 12)) {
    const resume = await readResume(new Uint8Array(readFileSync(`${folder}/${file}`)), basename(file));
    if (falseQuotes(parseResume(resume, { asOf: "2026-01" }), resume).length > 0) wrong.push(id);
  }
  const texts = records<{ id: string; text: string }>("nertext.jsonl");
  for (const { id, text } of sample("texts with quotes", texts, 20)) {
    const resume = textToResume(text);
    if (falseQuotes(parseResume(resume, { asOf: "2026-01" }), resume).length > 0) wrong.push(id);
  }
  expect(wrong).toEqual([]);
});
