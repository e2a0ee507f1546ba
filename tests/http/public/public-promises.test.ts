import { expect, test } from "vitest";
import { visit } from "../../support/people/browser-session";
import { publicPromises } from "../../support/samples/public-promises";
import { readableText } from "../../support/samples/readable-text";

const pages = [...new Set(publicPromises.map(({ page }) => page))];

test.each(pages)("%s says what the table of promises holds, word for word", async (page) => {
  const text = readableText(await (await visit(page)).text());
  const missing = publicPromises.filter((one) => one.page === page && !text.includes(one.says));
  expect(missing.map(({ says }) => says)).toEqual([]);
});

/** Words with which a sentence promises for all time: such a sentence is in the table, or is written in another way. */
const FOR_ALL_TIME =
  /\b(?:always|never|at any time|whenever you like|within 24 hours|no card|without a card)\b/i;

test.each(pages)("%s promises for all time only what the table holds", async (page) => {
  const text = readableText(await (await visit(page)).text());
  const held = publicPromises.map(({ says }) => says);
  const sentences = text.split(/(?<=[.?!:])\s+|\n/).filter((sentence) => FOR_ALL_TIME.test(sentence));
  const unheld = sentences.filter(
    (sentence) => !held.some((says) => says.includes(sentence.trim()) || sentence.includes(says)),
  );
  expect(unheld).toEqual([]);
});

/** The specification's own texts, and names of its sessions, buttons and steps. */
const SPECIFIED = [
  "Check My Resume",
  "Start Free Resume Analysis",
  "Bulk Upload Resumes",
  "Resume Analysis",
  "Resume analysis with job match",
  "Resume Deep Dive",
  "Average Resume Score",
  "My resumes",
  "Resumes",
  "of resumes are rejected by AI",
];

test.each([...pages, "/fairness", "/terms", "/cookies"])("%s spells “résumé” one way", async (page) => {
  const text = readableText(await (await visit(page)).text());
  const left = SPECIFIED.reduce((rest, words) => rest.replaceAll(words, ""), text);
  expect([...left.matchAll(/.{0,30}\bresumes?\b(?!_).{0,20}/gi)].map(([found]) => found)).toEqual([]);
});
