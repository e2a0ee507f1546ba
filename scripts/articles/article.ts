import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { articleCategories } from "../../db/schema/content";
import { root } from "../lib/paths";

/** Sources: `{slug}.md` and the drawing `{slug}.svg`. */
export const sourcesDir = join(root, "db", "articles");

export const WORDS_A_MINUTE = 200;

export type Article = {
  slug: string;
  title: string;
  excerpt: string;
  category: (typeof articleCategories)[number];
  author: string;
  /** UTC milliseconds */
  publishDate: number;
  linkedinUrl: string | null;
  /** Markdown */
  body: string;
  /** minutes */
  readTime: number;
};

/** @returns words of a Markdown text; its marks (dashes, bars, hashes) are none */
export function countWords(markdown: string): number {
  return markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Reads `key: value` lines between `---`, then Markdown; a quoted value is JSON. @throws Error where they aren't whole */
export function parseArticle(slug: string, source: string): Article {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${slug}: no front matter`);
  const values = new Map(
    head
      .trim()
      .split("\n")
      .map((line) => splitLine(slug, line)),
  );
  const category = articleCategories.find((one) => one === values.get("category"));
  // Nine in the morning: the same calendar day from Los Angeles to Tokyo.
  const publishDate = Date.parse(`${values.get("publishDate")}T09:00:00Z`);
  const { title, excerpt, author } = Object.fromEntries(values);
  if (!title || !excerpt || !author || !category || Number.isNaN(publishDate)) {
    throw new Error(`${slug}: title, excerpt, author, category or publishDate is missing or wrong`);
  }
  const linkedinUrl = values.get("linkedinUrl") || null;
  const text = body.trim();
  const readTime = Math.ceil(countWords(text) / WORDS_A_MINUTE);
  return { slug, title, excerpt, category, author, publishDate, linkedinUrl, body: `${text}\n`, readTime };
}

function splitLine(slug: string, line: string): [string, string] {
  const colon = line.indexOf(":");
  if (colon < 0) throw new Error(`${slug}: "${line}" is no "key: value"`);
  const value = line.slice(colon + 1).trim();
  return [line.slice(0, colon), value.startsWith('"') ? String(JSON.parse(value)) : value];
}

/** @returns all articles of `db/articles`, by slug */
export function readArticles(): Article[] {
  return readdirSync(sourcesDir)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => parseArticle(name.slice(0, -3), readFileSync(join(sourcesDir, name), "utf8")));
}
