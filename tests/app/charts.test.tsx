import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BarChart } from "~/components/charts/bar-chart";
import { LineChart } from "~/components/charts/line-chart";
import { RadarChart } from "~/components/charts/radar-chart";
import { share, ticksOf, ticksTo } from "~/components/charts/scale";
import { ScoreDial } from "~/components/charts/score-dial";

const bars = (
  <BarChart
    title="Points"
    summary="Skills bring most."
    bars={[
      { label: "Skills", value: 30 },
      { label: "Years", value: 10 },
    ]}
    format={(value) => `${value} pts`}
    heads={["Part", "Points"]}
  />
);

const lines = (
  <LineChart
    title="Scores"
    summary="They rose."
    labels={["May", "June", "July", "August"]}
    series={[
      { label: "Résumé", values: [10, null, 30, 40] },
      { label: "Fit", values: [5, 10, 15, 20] },
    ]}
    max={40}
  />
);

const radar = (
  <RadarChart
    title="Profile"
    summary="Even."
    axes={["Skills", "Years", "Leading people"]}
    series={[
      { label: "Résumé", values: [100, 50, 0] },
      { label: "Job", values: [50, 50, 50] },
    ]}
  />
);

test("axes end at the next round value and begin at nothing", () => {
  expect(ticksTo(34)).toEqual([0, 10, 20, 30, 40]);
  expect(ticksTo(100)).toEqual([0, 50, 100]);
  expect(ticksTo(0.7)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
  expect(ticksTo(1)).toEqual([0, 0.5, 1]);
  expect(ticksTo(0)).toEqual(ticksTo(1));
  // People are whole, scores aren't.
  expect(ticksOf([1, 0, 1])).toEqual([0, 1]);
  expect(ticksOf([2])).toEqual([0, 1, 2]);
  expect(ticksOf([0.5, 1])).toEqual([0, 0.5, 1]);
});

test("every axis holds its largest value with at most one step to spare", () => {
  for (let max = 0.01; max < 100_000; max *= 1.37) {
    const ticks = ticksTo(max);
    const [end = 0, before = 0] = [ticks.at(-1), ticks.at(-2)];
    expect(end).toBeGreaterThanOrEqual(max * (1 - 1e-8));
    expect(before).toBeLessThan(max);
    expect(ticks.length).toBeLessThanOrEqual(7);
  }
});

test("values outside the scale are held at its ends", () => {
  expect([share(-5, 0, 100), share(250, 0, 100), share(1, 0, 3), share(5, 2, 2)]).toEqual([0, 100, 33.33, 0]);
});

test.each([
  ["bars", bars, "Points", "Skills bring most."],
  ["lines", lines, "Scores", "They rose."],
  ["radar", radar, "Profile", "Even."],
])(
  "%s: the picture has a name and a sentence, and the same page comes out twice",
  (_, chart, title, summary) => {
    const html = renderToStaticMarkup(chart);
    const names = /role="img" aria-labelledby="([^"]+)" aria-describedby="([^"]+)"/.exec(html);
    expect(html).toContain(`<title id="${names?.[1]}">${title}</title>`);
    expect(html).toContain(`<desc id="${names?.[2]}">${summary}</desc>`);
    expect(renderToStaticMarkup(chart)).toBe(html);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
  },
);

/** The rows of a chart's table, cells joined by "|". */
function tableOf(html: string): string[] {
  return [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell).join("|"),
  );
}

test("each chart says its figures in a table too, gaps as such", () => {
  expect(tableOf(renderToStaticMarkup(bars))).toEqual(["Part|Points", "Skills|30 pts", "Years|10 pts"]);
  expect(tableOf(renderToStaticMarkup(lines))).toEqual([
    "When|Résumé|Fit",
    "May|10|5",
    "June|none|10",
    "July|30|15",
    "August|40|20",
  ]);
  expect(tableOf(renderToStaticMarkup(radar))).toEqual([
    "Side|Résumé|Job",
    "Skills|100|50",
    "Years|50|50",
    "Leading people|0|50",
  ]);
});

test("bars are as long as their values are large", () => {
  const widths = [...renderToStaticMarkup(bars).matchAll(/<rect[^>]* width="([\d.]+)%"/g)].map(
    ([, width]) => width,
  );
  expect(widths).toEqual(["100", "33.33"]);
});

test("no line is drawn across a gap", () => {
  const [first = ""] = [...renderToStaticMarkup(lines).matchAll(/ d="(M[^"]+)" fill="none"/g)].map(
    ([, d]) => d,
  );
  expect(first.match(/M/g)).toHaveLength(2);
  expect(first.match(/L/g)).toHaveLength(1);
});

test("series differ by more than colour: by dash and by mark", () => {
  for (const chart of [lines, radar]) {
    const html = renderToStaticMarkup(chart);
    expect(new Set(html.match(/stroke-dasharray="[^"]+"/g)).size).toBe(1);
    expect(html).toContain('d="M0-5 4.5 0 0 5-4.5 0z"');
    expect(html).toContain('d="M-4-4h8v8h-8z"');
  }
});

test("a chart without figures is a sentence, not an empty frame", () => {
  const empty = [
    <BarChart key="bar" title="Points" summary="None yet." bars={[]} />,
    <LineChart
      key="line"
      title="Points"
      summary="None yet."
      labels={["May"]}
      series={[{ label: "A", values: [null] }]}
    />,
    <RadarChart key="radar" title="Points" summary="None yet." axes={["A", "B"]} series={[]} />,
  ];
  for (const chart of empty) {
    const html = renderToStaticMarkup(chart);
    expect(html).toContain("None yet.");
    expect(html).not.toContain("<svg");
  }
});

test("the dial says its score in words and hides its picture from screen readers", () => {
  const html = renderToStaticMarkup(
    <ScoreDial label="Job fit" score={56.6} band={{ label: "Moderate", tone: "moderate" }} />,
  );
  const words = html.replace(/<svg.*<\/svg>/, "").replace(/<[^>]+>/g, "|");
  expect(words).toContain("57");
  expect(words).toContain("of 100");
  expect(words).toContain("Moderate");
  expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
});

/** Where the bob's tip hangs: its path starts at the tip's depth less its own 27. */
function tipOf(score: number | null): number {
  const html = renderToStaticMarkup(<ScoreDial label="Score" score={score} />);
  return Number(/d="M58 ([\d.]+)h8/.exec(html)?.[1]) + 27;
}

test("the line reaches further the higher the score, from 0 to the ground, and no score leaves it wound up", () => {
  expect([tipOf(0), tipOf(50), tipOf(100)]).toEqual([42, 122, 202]);
  expect(tipOf(250)).toBe(tipOf(100));
  expect(tipOf(null)).toBe(tipOf(0));
  expect(renderToStaticMarkup(<ScoreDial label="Score" score={null} />)).toContain("N/A");
});
