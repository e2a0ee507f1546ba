import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { slimPdfjs } from "../../scripts/lib/bundle/slim-pdfjs";
import { root } from "../../scripts/lib/paths";

const source = readFileSync(join(root, "node_modules/unpdf/dist/pdfjs.mjs"), "utf8");

type Pdfjs = typeof import("unpdf/pdfjs");

/** Imported from a file of its own; what it puts on the global object is taken back. */
function imported(text: string): { pdfjs: Pdfjs; restore: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-pdfjs-"));
  const file = join(folder, "pdfjs.mjs");
  writeFileSync(file, text);
  const globals = globalThis as { pdfjsWorker?: unknown };
  const before = globals.pdfjsWorker;
  const pdfjs = createRequire(import.meta.url)(file) as Pdfjs;
  return {
    pdfjs,
    restore: () => {
      globals.pdfjsWorker = before;
      rmSync(folder, { recursive: true });
    },
  };
}

/** The one that draws doesn't export its numbers of operators. */
const SHOW_TEXT = 44;

/** One page that says `words`, packed by Brotli. */
function brotliPdf(words: string): Uint8Array {
  const content = brotliCompressSync(`BT /F 12 Tf 20 100 Td (${words}) Tj ET`);
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
    `<</Length ${content.length}/Filter/BrotliDecode>>stream\n${content.toString("latin1")}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join("");
  return new Uint8Array(Buffer.from(`%PDF-1.7\n${body}trailer<</Root 1 0 R/Size 6>>\n%%EOF`, "latin1"));
}

async function textOf({ getDocument, OPS }: Pdfjs, data: Uint8Array): Promise<string> {
  const task = getDocument({ data, verbosity: 0, useSystemFonts: false });
  const { fnArray, argsArray } = await (await (await task.promise).getPage(1)).getOperatorList();
  await task.destroy();
  const [glyphs] = argsArray[fnArray.indexOf(OPS?.showText ?? SHOW_TEXT)] as [{ unicode: string }[]];
  return glyphs.map(({ unicode }) => unicode).join("");
}

test.each([
  ["pdf.js", source],
  ["the one that reads", slimPdfjs(source, "reading")],
  ["the one that draws", slimPdfjs(source, "drawing")],
])("%s reads a page that is packed by Brotli", async (_, text) => {
  const { pdfjs, restore } = imported(text);
  try {
    expect(await textOf(pdfjs, brotliPdf("Forklift driver"))).toBe("Forklift driver");
  } finally {
    restore();
  }
});

/** Bytes of the module as it is uploaded. */
async function bundledBytes(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents },
    bundle: true,
    minify: true,
    format: "esm",
    external: ["node:*"],
    write: false,
  });
  return outputFiles[0]!.contents.length;
}

test("what only forms and editing use is dropped, and drawing where texts are read", async () => {
  // It comes minified, 4 % longer than bundled.
  const whole = Buffer.byteLength(source);
  expect(await bundledBytes(slimPdfjs(source, "reading"))).toBeLessThan(0.42 * whole);
  expect(await bundledBytes(slimPdfjs(source, "drawing"))).toBeLessThan(0.71 * whole);
});

test("a pdf.js without a text that is to be changed fails the build", () => {
  const changed = [
    "globalThis.pdfjsLib",
    "makeBrotliDecode",
    "`xfaFactory`",
    "getRichTextAsHtml",
    "this.gfx=",
  ];
  for (const missing of changed)
    expect(() => slimPdfjs(source.replaceAll(missing, "other"), "reading")).toThrow("pdf.js has changed");
});
