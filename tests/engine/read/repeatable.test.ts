import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ReadError, readResume, textToResume } from "../../../workers/engine/read";
import { depth, sample } from "../../support/depth";
import { sharedPath } from "../../support/samples/shared-sets";
import { makeDocx, paragraph, run } from "./support/make-docx";
import { at, makePdf } from "./support/make-pdf";

const samples = sharedPath("eval/dev/files/parse");
const pdf = makePdf([at(40, 60, "Jane Doe") + at(300, 60, "Cook") + at(40, 80, "Bristol")]);
const docx = makeDocx(paragraph(run("Jane Doe")) + paragraph(run("Cook")));

/** Made here and, where the shared set is there, some of its own. */
function files(name: string, count: number): Uint8Array[] {
  const shared = existsSync(samples) ? sample(name, readdirSync(samples), count) : [];
  return [pdf, docx, ...shared.map((file) => new Uint8Array(readFileSync(join(samples, file))))];
}

test("the same file gives the same bytes each time it is read", async () => {
  for (const bytes of files("files read again", 7)) {
    const first = JSON.stringify(await readResume(bytes, "a"));
    for (let i = 1; i < depth(3, 20); i++) expect(JSON.stringify(await readResume(bytes, "a"))).toBe(first);
  }
});

test("lines, runs and links fit their text", async () => {
  for (const bytes of files("files of lines", 15)) {
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

test("a file with bytes changed, cut or doubled is read or refused with a code, never more", async () => {
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
    { numRuns: depth(150, 1500), seed: 7 },
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
