import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { needShared, sharedPath } from "../support/samples/shared-sets";
import {
  accountMessages,
  checkoutMessages,
  creditMessages,
  jobSearchMessages,
  unsaidToSeekers,
  wordForWord,
  workspaceMessages,
} from "../support/samples/spec-messages";
import { agencyMessages, IN_BROWSER, unsaidToAgencies } from "../support/samples/spec-messages-agency";

/** What stands in a specification from one heading to the next words. */
function section(spec: string, from: string, to: string): string {
  const start = spec.indexOf(from);
  expect([from, start]).not.toEqual([from, -1]);
  return spec.slice(start, spec.indexOf(to, start));
}

function quotedIn(text: string, quote: "'" | '"'): string[] {
  return [...text.matchAll(new RegExp(`${quote}([^${quote}]+)${quote}`, "g"))].map(([, words = ""]) => words);
}

/** Whether words are a sentence that someone reads, not the name of a button or a value. */
function isSentence(words: string): boolean {
  return words.split(" ").length > 2;
}

test("every message of the job seekers' specification is caused by a test, or has its reason, word for word", (context) => {
  needShared("spec/candidate.md", context);
  const spec = readFileSync(sharedPath("spec/candidate.md"), "utf8");
  const messages = [
    ...workspaceMessages,
    ...accountMessages,
    ...checkoutMessages,
    ...creditMessages,
    ...jobSearchMessages,
    ...Object.keys(unsaidToSeekers),
  ];
  for (const message of messages) expect(spec).toContain(message);
  expect(new Set(messages).size).toBe(messages.length);

  const longestFirst = [...messages].sort((a, b) => b.length - a.length);
  const without = (text: string) =>
    longestFirst.reduce((left, message) => left.replaceAll(message, ""), text);
  const rules = quotedIn(section(spec, "## 5. Validation rules", "## 6."), '"').filter(isSentence);
  expect(rules.length).toBeGreaterThan(15);
  expect(rules.map(without).filter(isSentence)).toEqual([]);
  const catalogue = section(spec, "## 8. The error catalogue", "Other behaviours:");
  const rows = [...catalogue.matchAll(/^\| (.+?) \| (.+) \|$/gm)].slice(1);
  expect(rows.length).toBeGreaterThan(15);
  for (const [, situation = "", words = ""] of rows)
    expect([situation, without(words)]).toEqual([
      situation,
      expect.not.stringMatching(/Failed to|not found|not match|incorrect|must be|Invalid|Please \w+/),
    ]);
});

test("every message of the agencies' specification is caused by a test, or has its reason, word for word", (context) => {
  needShared("spec/agency.md", context);
  const spec = readFileSync(sharedPath("spec/agency.md"), "utf8");
  const messages = [...agencyMessages, ...Object.keys(unsaidToAgencies)];
  for (const message of messages) expect(spec).toContain(`'${message}'`);
  expect(new Set(messages).size).toBe(messages.length);

  const rules = quotedIn(section(spec, "## 5. Validation rules", "## 6."), "'").filter(isSentence);
  const catalogue = quotedIn(section(spec, "## 8. The error catalogue", "## 9."), "'");
  expect(rules.length).toBeGreaterThan(10);
  expect(catalogue.length).toBeGreaterThan(70);
  expect([...rules, ...catalogue].filter((words) => !messages.includes(words as never))).toEqual([]);
});

test("what only a browser says to agencies is awaited by a journey, word for word", () => {
  const journeys = globSync("tests/e2e/agency/*.test.ts").map((file) => readFileSync(file, "utf8"));
  const messages = Object.keys(unsaidToAgencies).filter(
    (message) => unsaidToAgencies[message] === IN_BROWSER,
  );
  expect(messages.length).toBeGreaterThan(4);
  const unheard = messages.filter((message) => !journeys.some((text) => wordForWord(message).test(text)));
  expect(unheard).toEqual([]);
});
