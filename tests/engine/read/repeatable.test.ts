import { existsSync, readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ReadError, readResume, textToResume } from "../../../workers/engine/read";
import { makeDocx, paragraph, run } from "./support/make-docx";
import { at, makePdf } from "./support/make-pdf";

const samples = new URL("../../../../shared/eval/dev/files/parse/", import.meta.url);
const pdf = makePdf([at(40, 60, "Jane Doe") + at(300, 60, "Cook") + at(40, 80, "Bristol")]);
const docx = makeDocx(paragraph(run("Jane Doe")) + paragraph(run("Cook")));

function files(): Uint8Array[] {
  if (!existsSync(samples)) return [pdf, docx];
  const names = readdirSync(samples).filter((_, i) => i % 12 === 0);
  return [pdf, docx, ...names.map((name) => new Uint8Array(readFileSync(new URL(name, samples))))];
}

test("the same file gives the same bytes twenty times over", { timeout: 60_000 }, async () => {
  for (const bytes of files()) {
    const first = JSON.stringify(await readResume(bytes, "a"));
    for (let i = 1; i < 20; i++) expect(JSON.stringify(await readResume(bytes, "a"))).toBe(first);
  }
});

test("lines, runs and links fit their text", { timeout: 60_000 }, async () => {
  for (const bytes of files()) {
    const { lines } = await readResume(bytes, "a");
    for (const line of lines) {
      expect(line.text).toBe(line.text.trim());
      expect(line.text).not.toMatch(/[^\S \t]|[ \t]{2}/);
      expect(line.runs[0]!.start).toBe(0);
      expect(line.runs[line.runs.length - 1]!.end).toBe(line.text.length);
      for (const link of line.links) expect(line.text.slice(link.start, link.end).trim()).not.toBe("");
      for (const value of [line.x, line.y, line.width, line.height, line.size])
        expect(Number.isFinite(value)).toBe(true);
    }
  }
});

test("a file with bytes changed, cut or doubled is read or refused with a code, never more", {
  timeout: 60_000,
}, async () => {
  const mutation = fc.record({
    file: fc.constantFrom(pdf, docx),
    changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 }),
    cut: fc.nat(100),
  });
  await fc.assert(
    fc.asyncProperty(mutation, async ({ file, changes, cut }) => {
      const bytes = file.slice(0, Math.ceil((file.length * (100 - cut / 2)) / 100));
      for (const [place, value] of changes) bytes[place % bytes.length] = value;
      await readResume(bytes, "a").catch((error: unknown) => expect(error).toBeInstanceOf(ReadError));
    }),
    { numRuns: 300, seed: 7 },
  );
});

test("plain text keeps its lines; wide gaps become tabs and empty lines part blocks", () => {
  const { lines, format } = textToResume(
    "Jane Doe\r\n\r\n  Cook      2010 - 2012\nBlue\u00a0Goose\tBristol\n",
  );
  expect(format).toBe("text");
  expect(lines.map((line) => [line.text, line.block])).toEqual([
    ["Jane Doe", 0],
    ["Cook\t2010 - 2012", 1],
    ["Blue Goose\tBristol", 1],
  ]);
});
