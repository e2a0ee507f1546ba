import type { Figures } from "./measure";
import type { MeasuredPage } from "./pages";

const BAR = { performance: 98, accessibility: 100, bestPractices: 100, seo: 100 };
const widths = [42, 5, 5, 5, 5, 9, 9, 7];

export function belowBar(figures: Figures): boolean {
  return (Object.keys(BAR) as (keyof typeof BAR)[]).some((name) => figures[name] < BAR[name]);
}

export function printHead() {
  print(["page", "perf", "a11y", "best", "SEO", "LCP ms", "TBT ms", "CLS"]);
}

/** One line of the table; what costs points outside of performance is named behind it. */
export function printRow({ path, hidden }: MeasuredPage, figures: Figures) {
  const notes = [
    belowBar(figures) ? "BELOW THE BAR" : "",
    figures.faults.join(", "),
    hidden ? "(not for search engines)" : "",
  ];
  print([
    path,
    String(figures.performance),
    String(figures.accessibility),
    String(figures.bestPractices),
    String(figures.seo),
    String(Math.round(figures.largestPaint)),
    String(Math.round(figures.blocking)),
    figures.shift.toFixed(3),
    ...notes.filter((note) => note !== ""),
  ]);
}

function print(cells: string[]) {
  const line = cells.map((cell, at) => {
    const width = widths[at] ?? 0;
    return at === 0 || at >= widths.length ? cell.padEnd(width) : cell.padStart(width);
  });
  process.stdout.write(`${line.join(" ")}\n`);
}
