import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "docs/decisions");

/** Without the spaces that the formatter adds to align columns. */
const index = readFileSync(join(folder, "README.md"), "utf8").replace(/ +/g, " ");
const pages = readdirSync(folder)
  .filter((name) => name.endsWith(".md") && name !== "README.md")
  .sort()
  .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

/** What stands behind "- Status:". */
function statusOf(text: string): string {
  return /^- Status: (.+)$/m.exec(text)?.[1] ?? "";
}

/** Names of the pages that a status links to behind these words. */
function linked(status: string, words: string): string[] {
  const links = status.matchAll(new RegExp(`\\b${words} \\[\\d{4}\\]\\(([^)]+)\\)`, "g"));
  return [...links].map(([, name = ""]) => name);
}

test("decisions are numbered from 0001, without gaps or doubles, in order of date", () => {
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.map(({ name }) => name.slice(0, 5))).toEqual(
    pages.map((_, at) => `${String(at + 1).padStart(4, "0")}-`),
  );
  const dates = pages.map(({ text }) => /^- Date: (\d{4}-\d\d-\d\d)$/m.exec(text)?.[1]);
  expect(dates).not.toContain(undefined);
  expect(dates).toEqual([...dates].sort());
});

test("each decision has its number, its title and its parts", () => {
  const parts =
    /^# \d{4}\. .+\n\n- Date: .+\n- Status: (accepted|superseded by) ?.*\n\n## Context\n[\s\S]+\n## Decision\n/;
  const wrong = pages.filter(({ name, text }) => !parts.test(text) || text.slice(2, 6) !== name.slice(0, 4));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test("the index lists each decision once, with its title and its state", () => {
  const listed = [...index.matchAll(/^\| \[\d{4}\]\(([^)]+)\) \|/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(pages.map(({ name }) => name));
  for (const { name, text } of pages) {
    const number = name.slice(0, 4);
    const title = /^# \d{4}\. (.+)$/m.exec(text)?.[1];
    expect(index).toContain(
      `| [${number}](${name}) | ${title} | ${statusOf(text).split("; supersedes")[0]} |`,
    );
  }
});

test("a superseded decision names its successor, which names it", () => {
  const pairs = pages.flatMap(({ name, text }) =>
    linked(statusOf(text), "superseded by").map((successor) => `${name} -> ${successor}`),
  );
  const answers = pages.flatMap(({ name, text }) =>
    linked(statusOf(text), "supersedes").map((former) => `${former} -> ${name}`),
  );
  const marked = pages.filter(({ text }) => statusOf(text).includes("superseded by"));
  expect(pairs.length).toBe(marked.length);
  expect(pairs.sort()).toEqual(answers.sort());
});

test("every path that a decision names exists", () => {
  const missing = [...pages, { name: "README.md", text: index }].flatMap(({ name, text }) =>
    [...text.matchAll(/`((?:app|workers|db|scripts|tests|docs)\/[^`\s]*)`/g)]
      .filter(([, path = ""]) => !existsSync(join(root, path)))
      .map(([, path]) => `${name}: ${path}`),
  );
  expect(missing).toEqual([]);
});
