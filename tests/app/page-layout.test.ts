import { expect, test } from "vitest";
import { layOut, widthOf } from "../../app/lib/page-layout";
import type { Line } from "../../workers/engine/types";

const line = (changes: Partial<Line> & { text: string }): Line => ({
  page: 1,
  x: 60,
  y: 84,
  width: 300,
  height: 12,
  size: 10,
  bold: false,
  italic: false,
  color: "#000000",
  block: 0,
  runs: [],
  links: [],
  ...changes,
});
const pages = [{ number: 1, width: 600, height: 840 }];

test("a line has its position on the page, in percent", () => {
  const [page] = layOut({ format: "pdf", pages, lines: [line({ text: "Ward nurse" })] }, []);
  expect(page).toMatchObject({ number: 1, ratio: 0.71 });
  expect(page?.lines[0]).toMatchObject({
    index: 0,
    x: 10,
    y: 10,
    width: 50,
    words: [{ start: 0, end: 10, x: 0 }],
  });
});

test("type is fitted to the width of the line, but never far from its own size", () => {
  const sizeIn = (width: number) =>
    layOut({ format: "pdf", pages, lines: [line({ text: "Ward nurse", width })] }, [])[0]?.lines[0]?.size ??
    0;
  const own = (10 / 600) * 100;
  const natural = widthOf("Ward nurse", false) * 10;
  expect(sizeIn(natural)).toBeCloseTo(own, 1);
  expect(sizeIn(natural * 0.9)).toBeCloseTo(own * 0.9, 1);
  expect(sizeIn(natural * 9)).toBeCloseTo(own * 1.1, 1);
  expect(sizeIn(1)).toBeCloseTo(own * 0.6, 1);
});

test("text after a wide gap ends where the line ends", () => {
  const text = "Ward nurse\t2019 - 2021";
  const [page] = layOut({ format: "pdf", pages, lines: [line({ text })] }, []);
  const [left, right] = page?.lines[0]?.words ?? [];
  expect(text.slice(left?.start, left?.end)).toBe("Ward nurse");
  expect(text.slice(right?.start, right?.end)).toBe("2019 - 2021");
  const width = (widthOf("2019 - 2021", false) * 10 * 100) / 300;
  expect((right?.x ?? 0) + width).toBeCloseTo(100, 0);
});

test("words of the evidence are marked on their own line, and files without pages flow", () => {
  const lines = [line({ text: "Ward nurse" }), line({ text: "Graz", block: 1 })];
  const [page] = layOut({ format: "docx", pages, lines }, [{ line: 1, start: 0, end: 4 }]);
  expect(page?.ratio).toBeNull();
  expect(page?.lines.map(({ marks, newBlock }) => ({ marks, newBlock }))).toEqual([
    { marks: [], newBlock: false },
    { marks: [[0, 4]], newBlock: true },
  ]);
});
