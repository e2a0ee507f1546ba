import { expect, test, vi } from "vitest";
import { findSkills, skillById } from "../../../workers/engine/knowledge";
import { leastTime, TOLERANCE_MS } from "../../support/growth";
import { NEAR_WORDS } from "./near-words";

test("near-words and common words are told apart", () => {
  const wrong: string[] = [];
  const counts = { right: 0, missed: 0, invented: 0 };
  for (const { named, id, text } of NEAR_WORDS) {
    expect.soft(skillById(id), `no skill ${id}`).toBeDefined();
    const found = findSkills(text).some((hit) => hit.id === id);
    if (found && named) counts.right += 1;
    if (found && !named) counts.invented += 1;
    if (!found && named) counts.missed += 1;
    if (found !== named) wrong.push(`${named ? "missed" : "invented"} ${id}: ${text}`);
  }
  const precision = counts.right / (counts.right + counts.invented);
  const recall = counts.right / (counts.right + counts.missed);
  process.stdout.write(
    `${NEAR_WORDS.length} near-words: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}\n`,
  );
  expect(NEAR_WORDS.length).toBeGreaterThanOrEqual(150);
  expect(wrong).toEqual([]);
});

test("a hit's offsets cut its words out of the text, and hits do not overlap", () => {
  const text =
    "• Müller: Node.js/React (TypeScript), CI/CD; C++ & C#, R&D – “Kubernetes”, accounts-payable\n.NET İ Go, Rust";
  const hits = findSkills(text);
  let last = 0;
  for (const hit of hits) {
    expect(text.slice(hit.start, hit.end)).toBe(hit.text);
    expect(hit.start).toBeGreaterThanOrEqual(last);
    last = hit.end;
  }
  expect(hits.map((hit) => hit.id)).toEqual([
    "node-js",
    "react",
    "typescript",
    "ci-cd",
    "c-plus-plus",
    "c-sharp",
    "research-and-development",
    "kubernetes",
    "accounts-payable",
    "dot-net",
    "go",
    "rust",
  ]);
});

test("the longest written form wins", () => {
  expect(findSkills("machine learning engineer").map((hit) => hit.text)).toEqual(["machine learning"]);
  expect(findSkills("Google Cloud Platform").map((hit) => hit.text)).toEqual(["Google Cloud Platform"]);
});

test.each([
  ["UI/UX", ["user-interface-design", "user-experience-design"]],
  ["AI/ML", ["artificial-intelligence", "machine-learning"]],
  ["Linux/Unix", ["linux", "unix"]],
  ["SEO/SEM", ["seo", "sem"]],
  ["First Aid/CPR", ["first-aid", "cpr"]],
  ["data structures and algorithms", ["data-structures", "algorithms"]],
])("%s names both", (text, ids) => {
  expect(findSkills(`Worked with ${text} daily`).map(({ id }) => id)).toEqual(ids);
});

test("a term does not reach over the end of a sentence, a comma or a line", () => {
  expect(findSkills("We like data. Analysis comes later.")).toEqual([]);
  expect(findSkills("project\nmanagement")).toEqual([]);
  expect(findSkills("customer, service")).toEqual([]);
});

test("the same text gives the same hits after any other search", () => {
  const text = "Excel, Word and SQL; Go, Rust; Spring 2019; patient care";
  const first = JSON.stringify(findSkills(text));
  for (const { text: other } of NEAR_WORDS) findSkills(other);
  expect(JSON.stringify(findSkills(text))).toBe(first);
});

test("the work grows with the text, not with its square", () => {
  const line = "Go and Spring, excel at Word; C, R, Teams. Python with Access ";
  function reads(unit: string, size: number): number {
    const text = unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
    const spies = [vi.spyOn(String.prototype, "charCodeAt"), vi.spyOn(Map.prototype, "get")];
    findSkills(text);
    const count = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
    for (const spy of spies) spy.mockRestore();
    return count;
  }
  findSkills(line);
  for (const unit of [line, "Go ", "machine ", "Excel, ", `Go${" ".repeat(40)}`, "C/", "a.b.c "]) {
    expect(reads(unit, 8000) / reads(unit, 1000), unit).toBeLessThan(8.8);
  }
});

test("searching stays fast once the compiler has optimised it", () => {
  const line =
    "We ask for Python, Java and Go on AWS; you excel at nursing – patient care. The rest is up to you. ";
  const text = line.repeat(Math.ceil(100_000 / line.length));
  findSkills(line);
  const runs = (count: number) => Array.from({ length: count }, () => leastTime(() => findSkills(text), 1e9));
  const first = Math.max(...runs(3));
  // What it guards against took many times as long, once compiled.
  expect(Math.min(...runs(57).slice(-10))).toBeLessThanOrEqual(2 * first + TOLERANCE_MS);
});

test("odd input is searched without harm", () => {
  for (const text of [
    "",
    " ",
    "\u0000",
    "\ud83d",
    "+++",
    "#",
    ".net",
    "&&&&",
    "’s",
    "İİİ",
    "熟悉Java和Python开发",
  ]) {
    expect(() => findSkills(text)).not.toThrow();
  }
  expect(findSkills("熟悉Java和Python开发").map((hit) => hit.text)).toEqual(["Java", "Python"]);
});
