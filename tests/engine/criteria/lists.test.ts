import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GROUNDS, judgeCriterion } from "../../../workers/engine/criteria";
import { countTried } from "../support/count-tried";

type Line = { ground: string; words: string };

/** One phrase a line, under a "# ground". */
function linesOf(name: string): Line[] {
  let ground = "";
  return readFileSync(new URL(`./${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("# ")) ground = line.slice(2);
      return line && !line.startsWith("#") ? [{ ground, words: line }] : [];
    });
}

const MOST_FALSE_ALARMS = 3;

test.each(["asked-en", "asked-de", "asked-fr", "asked-es", "asked-ro"])("%s: none is missed", (name) => {
  const lines = linesOf(name);
  countTried(lines.length);
  expect(lines.length).toBeGreaterThanOrEqual(100);
  for (const { ground } of lines) expect(GROUNDS).toContain(ground);
  expect(lines.filter(({ words }) => judgeCriterion(words).verdict === "fine")).toEqual([]);
});

test.each(["asked-others", "asked-more"])("%s: none is missed, in whatever language", (name) => {
  const lines = linesOf(name);
  countTried(lines.length);
  expect(lines.filter(({ words }) => judgeCriterion(words).verdict === "fine")).toEqual([]);
});

test.each(["asked-en", "asked-de", "asked-fr", "asked-es", "asked-ro"])(
  "%s: the ground told is the one meant",
  (name) => {
    const lines = linesOf(name);
    const others = lines.filter(({ ground, words }) => {
      const judged = judgeCriterion(words);
      return judged.verdict !== "fine" && judged.ground !== ground;
    });
    expect(others).toEqual([]);
  },
);

test("phrases that only look like one raise no alarm", () => {
  const lines = linesOf("innocent");
  expect(lines.length).toBeGreaterThanOrEqual(300);
  const alarms = lines.filter(({ words }) => judgeCriterion(words).verdict !== "fine");
  expect(alarms.length, alarms.map(({ words }) => words).join("; ")).toBeLessThanOrEqual(MOST_FALSE_ALARMS);
});
