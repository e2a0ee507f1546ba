import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { readPosting } from "../../../workers/engine/job/sentences/segments";
import { depth, sample } from "../../support/depth";
import { needShared, sharedPath } from "../../support/samples/shared-sets";

/**
 * Not all: a sentence is judged beside its neighbours too, so that a requirement near the threshold may come or go, and
 * sentences without full stops are cut by the words on both sides of a joint.
 */
const LEAST_SAME = 0.8;

/** Sections of one posting; the items below a heading may stand in any order. */
const SECTIONS = [
  [
    "Responsibilities",
    "- Prepare the monthly accounts of three subsidiaries",
    "- Reconcile bank statements and supplier ledgers",
    "- Answer questions of auditors and tax advisers",
    "- Maintain the fixed asset register",
  ],
  [
    "Requirements",
    "- At least three years of experience in accounting",
    "- Knowledge of SAP and Microsoft Excel",
    "- Good written and spoken English",
    "- Attention to detail",
  ],
  ["Nice to have", "- Experience with Power BI", "- Knowledge of IFRS", "- German"],
];

function names(description: string): Set<string> {
  return new Set(
    analyseJob({ title: "Accountant", description })
      .requirements.filter(({ importance }) => importance !== "context")
      .map(({ id }) => id),
  );
}

function turned<T>(items: T[], by: number): T[] {
  return [...items.slice(by), ...items.slice(0, by)];
}

test.each([1, 2, 3])("the items of each section turned by %i ask for nearly the same", (by) => {
  const given = SECTIONS.map((lines) => lines.join("\n")).join("\n");
  const moved = SECTIONS.map(([heading, ...items]) => [heading, ...turned(items, by)].join("\n")).join("\n");
  const [before, after] = [names(given), names(moved)];
  const same = [...before].filter((one) => after.has(one)).length;
  expect(same / new Set([...before, ...after]).size).toBeGreaterThanOrEqual(LEAST_SAME);
});

const ASKING = ["must", "nice", "duties", "tools"];
/** So many sentences below a heading belong to it for sure. */
const NEAR_HEADING = 12;

/** A posting's sentences, each in a line of its own; those close below a heading that asks in reverse where `reversed`. */
function drawn(text: string, reversed: boolean): string {
  const posting = readPosting({ title: "", description: text });
  const lines: string[] = [];
  let run: string[] = [];
  const close = () => {
    lines.push(...(reversed ? run.reverse() : run));
    run = [];
  };
  posting.starts.forEach((start, at) => {
    const line = posting.text.slice(start, posting.starts[at + 1]).trim();
    const end = start + line.length + 1;
    const own = posting.segments.find((one) => one.start >= start && one.end <= end);
    const isItem = own?.start === start && ASKING.includes(own.under ?? "") && own.since < NEAR_HEADING;
    if (isItem) run.push(line);
    else {
      close();
      lines.push(line);
    }
  });
  close();
  return lines.join("\n");
}

test("sentences of real postings in reverse order ask for nearly the same", ({ skip }) => {
  needShared("eval/train", { skip });
  const postings = readFileSync(sharedPath("eval/train/postings.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { text: string });
  let same = 0;
  let all = 0;
  for (const { text } of sample("order of sentences", postings, depth(30, postings.length))) {
    const [before, after] = [names(drawn(text, false)), names(drawn(text, true))];
    same += [...before].filter((one) => after.has(one)).length;
    all += new Set([...before, ...after]).size;
  }
  expect(same / all).toBeGreaterThanOrEqual(LEAST_SAME);
});
