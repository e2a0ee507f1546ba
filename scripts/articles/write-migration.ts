/**
 * Fills an empty custom migration with the articles:
 * `drizzle-kit generate --custom --name articles`, then `tsx scripts/articles/write-migration.ts migrations/NNNN_articles.sql`.
 * A migration that has landed is frozen: later changes of a text go into one of their own, by hand or in the staff area.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { type Article, readArticles } from "./article";

/** One statement per article keeps each far below D1's 100 KB of SQL. */
const BREAK = "\n--> statement-breakpoint\n";

function quoted(value: string | null): string {
  return value === null ? "NULL" : `'${value.replaceAll("'", "''")}'`;
}

function insert(article: Article): string {
  const { slug, title, excerpt, body, category, author, readTime, publishDate, linkedinUrl } = article;
  const texts = [`article-${slug}`, slug, title, excerpt, body, category, author].map(quoted).join(", ");
  return `INSERT OR IGNORE INTO learning_articles (id, slug, title, excerpt, body, category, author, read_time, publish_date, linkedin_url, is_published) VALUES
  (${texts}, ${readTime}, ${publishDate}, ${quoted(linkedinUrl)}, 1);`;
}

/** @returns the statements that publish the articles; one whose slug is taken stays: staff may have rewritten it */
export function articlesSql(articles: Article[]): string {
  return `-- Stock articles of the learning center; the sources are db/articles/{slug}.md.\n${articles.map(insert).join(BREAK)}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const target = process.argv[2];
  if (!target) throw new Error("Usage: tsx scripts/articles/write-migration.ts migrations/NNNN_articles.sql");
  if (/^\s*[^\s-]/m.test(readFileSync(target, "utf8"))) {
    throw new Error(`${target} holds statements already: a migration that has landed is not rewritten.`);
  }
  writeFileSync(target, articlesSql(readArticles()));
}
