import { expect, test } from "vitest";
import { at, makePdf } from "./support/make-pdf";
import { linesIn } from "./support/texts-of";

/** Text on its side that reads upwards; x and y of its foot, from the page's top left corner. */
function turned(x: number, y: number, text: string): string {
  return `q BT /F2 13 Tf 0 1 -1 0 ${x} ${800 - y} Tm (${text}) Tj ET Q\n`;
}

test("a heading on its side comes before what it heads, at the top or in the middle of it", async () => {
  const rows = (from: number, texts: string[]): string =>
    texts.map((text, i) => at(80, from + 14 * i, text)).join("");
  const page =
    at(50, 40, "Ada Winter") +
    rows(80, ["Baker", "Old Mill Ltd", "2019 - 2021", "Rye bread", "Ovens", "Stock"]) +
    rows(190, ["BSc Food Science", "Hill University", "2015 - 2018", "Yeasts", "Malt"]) +
    turned(60, 140, "Experience") +
    turned(60, 240, "Education");
  const lines = await linesIn(makePdf([page]));
  expect(lines.indexOf("Experience")).toBe(lines.indexOf("Baker") - 1);
  expect(lines.indexOf("Education")).toBe(lines.indexOf("BSc Food Science") - 1);
});
