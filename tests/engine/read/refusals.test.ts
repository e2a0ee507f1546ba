import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { UNREADABLE_FILES } from "../../../workers/copy/unreadable-files";
import { ReadError, readResume } from "../../../workers/engine/read";
import { MAX_FILE_BYTES } from "../../../workers/engine/read/limits";
import { resumePdf } from "../../support/samples/text-pdf";
import { makeDocx, paragraph, run } from "./support/make-docx";
import { at, makePdf, pdfkitDocument } from "./support/make-pdf";
import { failure } from "./support/texts-of";

test("every code has one sentence that says what to do", () => {
  for (const message of Object.values(UNREADABLE_FILES)) expect(message).toMatch(/^[A-Z].*[.;] ?.*\.$/);
});

test("files are refused by what they are, not by their name", async () => {
  expect(await failure(new Uint8Array())).toBe("empty");
  expect(await failure(new Uint8Array(MAX_FILE_BYTES + 1))).toBe("too-large");
  expect(await failure(strToU8("Jane Doe, Cook"))).toBe("wrong-type");
  expect(await failure(zipSync({ "a.txt": strToU8("hello") }))).toBe("wrong-type");
  expect(await failure(strToU8("%PDF-1.7\nnothing more"))).toBe("damaged");
  expect(await failure(makeDocx(paragraph(run("Jane"))).slice(0, 300))).toBe("damaged");
});

test("a PDF that asks for a password says so", async () => {
  const bytes = await pdfkitDocument({ userPassword: "secret" }, (doc) => doc.text("Jane Doe"));
  expect(await failure(bytes)).toBe("password");
});

test("a PDF that only forbids printing is read", async () => {
  const bytes = await pdfkitDocument({ ownerPassword: "secret", permissions: {} }, (doc) =>
    doc.text("Jane Doe"),
  );
  expect(await failure(bytes)).toBe("no failure");
});

test("a page without text says that there is none", async () => {
  expect(await failure(makePdf(["0 0 0 rg 10 10 100 100 re f"]))).toBe("no-text");
  expect(await failure(makePdf([at(40, 60, "Jane Doe", { before: "1 1 1 rg" })]))).toBe("no-text");
  expect(await failure(makeDocx(paragraph()))).toBe("no-text");
});

test.each([
  ["a font's size", "/F1 11 Tf", "/F1/11 Tf"],
  ["a move", "72 760 Td", "72 /60 Td"],
  ["a leading", "15 TL", "/5 TL"],
])("a name where %s should be a number leaves no place that is none", async (_what, good, broken) => {
  const bytes = Buffer.from(resumePdf()).toString("latin1").replace(good, broken);
  const text = await readResume(new Uint8Array(Buffer.from(bytes, "latin1")), "a.pdf").catch((error) => {
    expect(error).toBeInstanceOf(ReadError);
    return { lines: [] };
  });
  for (const { x, y, width, size } of text.lines) {
    for (const value of [x, y, width, size]) expect(value).toSatisfy(Number.isFinite);
  }
});

test("a PDF of more than 50 pages is refused", async () => {
  expect(await failure(makePdf(Array.from({ length: 51 }, () => at(40, 60, "Jane"))))).toBe("too-many-pages");
});

test("a page that draws itself over and over is refused while it is small", async () => {
  const objects: Record<number, string> = {};
  for (let i = 0; i < 9; i++) {
    const content = i === 8 ? at(40, 60, "x") : "/X Do ".repeat(10);
    objects[10 + i] =
      `<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> /XObject << /X ${11 + i} 0 R >> >> /Length ${content.length} >>\nstream\n${content}\nendstream`;
  }
  const entries = "/Resources << /XObject << /X 10 0 R >> >>";
  expect(await failure(makePdf([{ content: "/X Do", entries }], objects))).toBe("too-complex");
});

test("packages that inflate without end are refused while they are small", async () => {
  expect(await failure(makeDocx(paragraph(run("a".repeat(30_000_000)))))).toBe("too-complex");
});

test("XML that doesn't match is damaged, and no entity is replaced", async () => {
  expect(await failure(makeDocx("<w:p><w:r></w:p></w:r>"))).toBe("damaged");
  const bomb = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><w:document xmlns:w="x"><w:body><w:p><w:r><w:t>&b;</w:t></w:r></w:p></w:body></w:document>`;
  expect(await failure(makeDocx("", { "word/document.xml": bomb }))).toBe("no-text");
});
