import { expect, test } from "vitest";
import { readResume } from "../../../workers/engine/read";
import { at, box, makePdf } from "./support/make-pdf";
import { hiddenIn } from "./support/texts-of";

const SEEN = at(50, 50, "Jane Doe, Cook");

const HIDDEN: [string, string, string][] = [
  ["white letters on the white page", at(50, 80, "Kubernetes", { before: "1 1 1 rg" }), "white"],
  ["nearly white letters", at(50, 80, "Kubernetes", { before: "0.97 0.97 0.96 rg" }), "white"],
  [
    "letters in the colour of the box behind them",
    box(40, 60, 200, 40, "0 0 0.5") + at(50, 80, "Kubernetes", { before: "0 0 0.5 rg" }),
    "white",
  ],
  ["type of one point", at(50, 80, "Kubernetes", { size: 1 }), "tiny"],
  ["type made tiny by the matrix", at(50, 80, "Kubernetes", { before: "0.05 0 0 0.05 40 600 cm" }), "tiny"],
  ["render mode 3", at(50, 80, "Kubernetes", { before: "3 Tr" }), "invisible"],
  ["text left of the page", at(-300, 80, "Kubernetes"), "off-page"],
  ["text below the page", at(50, 900, "Kubernetes"), "off-page"],
  ["text outside its clip", at(50, 80, "Kubernetes", { before: "300 300 50 50 re W n" }), "off-page"],
  ["a white box painted over it", at(50, 80, "Kubernetes") + box(40, 60, 200, 40, "1 1 1"), "covered"],
];

for (const [way, content, reason] of HIDDEN) {
  test(`text hidden by ${way} is kept apart`, async () => {
    const text = await readResume(makePdf([SEEN + content]), "a.pdf");
    expect(text.lines.map((line) => line.text)).toEqual(["Jane Doe, Cook"]);
    expect(hiddenIn(text)).toEqual([`${reason}: Kubernetes`]);
  });
}

test("text without opacity is kept apart", async () => {
  const entries = "/Resources << /Font << /F1 3 0 R >> /ExtGState << /G0 << /ca 0 >> >> >>";
  const text = await readResume(
    makePdf([{ content: SEEN + at(50, 80, "Kubernetes", { before: "/G0 gs" }), entries }]),
    "a.pdf",
  );
  expect(hiddenIn(text)).toEqual(["invisible: Kubernetes"]);
});

test("text on a layer that is switched off is kept apart", async () => {
  const entries = "/Resources << /Font << /F1 3 0 R >> /Properties << /L 10 0 R >> >>";
  const content = `${SEEN}/OC /L BDC ${at(50, 80, "Kubernetes")} EMC`;
  const bytes = makePdf([{ content, entries }], {
    1: "<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [10 0 R] /D << /OFF [10 0 R] >> >> >>",
    10: "<< /Type /OCG /Name (hidden) >>",
  });
  const catalogKept = new TextDecoder().decode(bytes).includes("OCProperties");
  expect(catalogKept).toBe(true);
  expect(hiddenIn(await readResume(bytes, "a.pdf"))).toEqual(["invisible: Kubernetes"]);
});

const SEEN_ANYWAY: [string, string][] = [
  [
    "white letters on a dark sidebar",
    box(0, 0, 200, 800, "0.1 0.2 0.3") + at(50, 80, "Kubernetes", { before: "1 1 1 rg" }),
  ],
  [
    "white letters on a rounded box made of curves",
    `q 0 0 0 rg 40 700 m 160 700 l 170 700 170 710 170 715 c 170 735 l 40 735 l h f Q ${at(60, 80, "Kubernetes", { before: "1 1 1 rg" })}`,
  ],
  ["light grey letters", at(50, 80, "Kubernetes", { before: "0.75 0.75 0.75 rg" })],
  ["an underline across them", at(50, 80, "Kubernetes") + box(50, 77, 60, 1, "0 0 0")],
  ["small print of five points", at(50, 80, "Kubernetes", { size: 5 })],
  [
    "a see-through highlight painted later",
    `${at(50, 80, "Kubernetes")}q /G5 gs 1 1 0 rg 40 700 200 40 re f Q`,
  ],
];

for (const [way, content] of SEEN_ANYWAY) {
  test(`text with ${way} is visible`, async () => {
    const entries = "/Resources << /Font << /F1 3 0 R >> /ExtGState << /G5 << /ca 0.5 >> >> >>";
    const text = await readResume(makePdf([{ content: content + SEEN, entries }]), "a.pdf");
    expect(text.lines.map((line) => line.text)).toContain("Kubernetes");
    expect(text.hidden).toEqual([]);
  });
}

test("the invisible text layer over a scanned picture is visible", async () => {
  const picture = `<< /Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 64 >>\nstream\n${"x".repeat(64)}\nendstream`;
  const content = `q 600 0 0 800 0 0 cm /Im Do Q ${at(50, 80, "Jane Doe, Cook", { before: "3 Tr" })}`;
  const entries = "/Resources << /Font << /F1 3 0 R >> /XObject << /Im 10 0 R >> >>";
  const text = await readResume(makePdf([{ content, entries }], { 10: picture }), "a.pdf");
  expect(text.lines.map((line) => line.text)).toEqual(["Jane Doe, Cook"]);
});

test("text under an opaque picture is kept apart", async () => {
  const picture = `<< /Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 64 >>\nstream\n${"x".repeat(64)}\nendstream`;
  const content = `${SEEN}${at(50, 380, "Kubernetes")}q 300 0 0 200 20 350 cm /Im Do Q`;
  const entries = "/Resources << /Font << /F1 3 0 R >> /XObject << /Im 10 0 R >> >>";
  const text = await readResume(makePdf([{ content, entries }], { 10: picture }), "a.pdf");
  expect(hiddenIn(text)).toEqual(["covered: Kubernetes"]);
});
