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
  // a format's own name
  "JSON Resume",
];

test.each([...pages, "/fairness", "/terms", "/cookies"])("%s spells “résumé” one way", async (page) => {
  const text = readableText(await (await visit(page)).text());
  const left = SPECIFIED.reduce((rest, words) => rest.replaceAll(words, ""), text);
  expect([...left.matchAll(/.{0,30}\bresumes?\b(?!_).{0,20}/gi)].map(([found]) => found)).toEqual([]);
});
