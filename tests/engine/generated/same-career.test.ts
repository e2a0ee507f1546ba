import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { parseText } from "../parse/support/resume-text";
import { TRADES } from "./careers";
import { usualLook, writeResume } from "./write-resume";

const plainCareers = TRADES.map((trade, number) => {
  const lines = writeResume({ trade, number }, usualLook);
  const { posting } = trade;
  return { lines, before: parseText(lines.join("\n")), job: analyseJob(posting), title: posting.title };
});

/** The points of each job as one paragraph. */
function asProse(lines: string[], sentence: (point: string) => string): string[] {
  const written: string[] = [];
  let inParagraph = false;
  for (const line of lines) {
    const point = line.startsWith("- ") ? sentence(line.slice(2)) : null;
    if (point !== null && inParagraph) written.push(`${written.pop()} ${point}`);
    else written.push(point ?? line);
    inParagraph = point !== null;
  }
  return written;
}

const inFirstPerson = (point: string): string => `I ${point.charAt(0).toLowerCase()}${point.slice(1)}.`;

/** Dates in a first column, what belongs to them in a second. */
function asTable(lines: string[]): string[] {
  const written: string[] = [];
  for (const line of lines) {
    if (/^\d\d\/\d{4} - /.test(line)) written.push(`${line}\t${written.pop()}`);
    else written.push(line.startsWith("- ") ? `\t${line.slice(2)}` : line);
  }
  return written;
}

/** The list of skills inside the newest job instead of a section. */
function withKeywordsInJob(lines: string[]): string[] {
  const heading = lines.lastIndexOf("Skills");
  const body = lines.slice(0, heading);
  const point = body.findIndex((line) => line.startsWith("- "));
  return body.toSpliced(point, 0, `Keywords: ${lines[heading + 1]}`);
}

/**
 * How far each style may be from short points: on the mean of all people, and at most. What stands inside a job is shown at work
 * and earns more than in a list, so keywords there move the figure by design. These bounds may only fall.
 */
const STYLES: [string, (lines: string[]) => string[], { mean: number; most: number }][] = [
  ["as prose", (lines) => asProse(lines, (point) => `${point}.`), { mean: 1, most: 8 }],
  ["as prose in the first person", (lines) => asProse(lines, inFirstPerson), { mean: 1, most: 8 }],
  ["as a table", asTable, { mean: 0.5, most: 2 }],
  ["with keywords in its jobs", withKeywordsInJob, { mean: 4.05, most: 23.5 }],
];

test.each(STYLES)("a career written %s has the same jobs and earns about the same", (_, restyle, bound) => {
  const gaps = plainCareers.map(({ lines, job, before, title }) => {
    const after = parseText(restyle(lines).join("\n"));
    expect(after.totalMonths, title).toBe(before.totalMonths);
    expect(after.experience.length, title).toBe(before.experience.length);
    const [own, other] = [before, after].map((facts) => scoreResume(facts, job).scores.relevancy?.value);
    return Math.abs(own! - other!);
  });
  expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThanOrEqual(bound.mean);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(bound.most);
});
