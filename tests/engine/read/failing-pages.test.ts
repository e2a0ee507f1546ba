import { afterEach, expect, test } from "vitest";
import { readResume } from "../../../workers/engine/read";
import { at, makePdf, pdfkitDocument } from "./support/make-pdf";
import { failure } from "./support/texts-of";

const transfer = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "transferToFixedLength");

afterEach(() => {
  if (transfer) Object.defineProperty(ArrayBuffer.prototype, "transferToFixedLength", transfer);
});

/** As on a runtime without a function that pdf.js needs for fonts: its pages end at their first text. */
function withoutFonts(): void {
  Reflect.deleteProperty(ArrayBuffer.prototype, "transferToFixedLength");
}

test("a failure inside the reader is never told as a scan", async () => {
  const pdf = await pdfkitDocument({ size: "A4" }, (doc) => doc.text("Ada Winter, baker"));
  withoutFonts();
  expect(await failure(pdf)).toBe("damaged");
});

test("a page without any text is still told as a scan", async () => {
  expect(await failure(makePdf(["0 0 1 rg 10 10 300 300 re f"]))).toBe("no-text");
});

test("one broken page of two is a warning, and the other is read", async () => {
  const cut = makePdf([at(50, 50, "Ada Winter, baker"), "BT /F1 10 Tf 1 0 0 1 50 700 Tm (Second page) Tj"]);
  const { lines, warnings } = await readResume(cut, "test");
  expect(lines.map(({ text }) => text)).toContain("Ada Winter, baker");
  expect(warnings).toEqual([{ code: "page-unread", page: 2 }]);
});

test("a whole file has no warnings", async () => {
  expect((await readResume(makePdf([at(50, 50, "Ada Winter, baker")]), "test")).warnings).toBeUndefined();
});
