import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { micromark } from "micromark";
import { expect, test } from "vitest";
import { articleCategories } from "../../db/schema/content";
import { countWords, parseArticle, readArticles, sourcesDir } from "../../scripts/articles/article";
import { articlesSql } from "../../scripts/articles/write-migration";
import { root } from "../../scripts/lib/paths";

const articles = readArticles();
const slugs = articles.map(({ slug }) => slug);

/** What the specification's route table names and an article may send a reader to. */
const knownPaths = new Set(
  `/ /individual /agencies /about /contact /how /learning-center /pricing /careers /register /login /privacy /terms
/cookies /dashboard /new-analysis /my-resumes /history /jobs /interview /coaching /settings`.split(/\s+/),
);

const migrations = join(root, "migrations");
const picture = (name: string) => join(root, "public", "images", "articles", name);

function links(markdown: string): string[] {
  return [...micromark(markdown).matchAll(/(?:href|src)="([^"]*)"/g)].map((match) => match[1] ?? "");
}

/** Width and height from a JPEG's frame header (ITU-T T.81, B.2.2). */
function jpegSize(bytes: Buffer): [number, number] {
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at);
    if (marker === 0xffc0 || marker === 0xffc2)
      return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error("no frame header");
}

/** Width and height of a WebP (RFC 9649): lossy, lossless or extended. */
function webpSize(bytes: Buffer): [number, number] {
  const kind = bytes.toString("latin1", 12, 16);
  if (kind === "VP8 ") return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  if (kind === "VP8X") return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  const bits = bytes.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
}

/** A database after all migrations, in the order of their names. */
function migrated(): DatabaseSync {
  const db = new DatabaseSync(":memory:");
  for (const name of readdirSync(migrations).sort()) {
    if (name.endsWith(".sql")) db.exec(readFileSync(join(migrations, name), "utf8"));
  }
  return db;
}

test("there are fifteen articles or more, three or more per category", () => {
  expect(articles.length).toBeGreaterThanOrEqual(15);
  for (const category of articleCategories) {
    expect(articles.filter((one) => one.category === category).length, category).toBeGreaterThanOrEqual(3);
  }
});

test("slugs and titles are unique, slugs are plain", () => {
  expect(new Set(articles.map(({ title }) => title.toLowerCase())).size).toBe(articles.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test.each(articles)("$slug: 600 words or more, its read time is that of 200 words a minute", (article) => {
  const words = countWords(article.body);
  expect(words).toBeGreaterThanOrEqual(600);
  expect(article.readTime).toBeGreaterThanOrEqual(words / 200);
  expect(article.readTime).toBeLessThan(words / 200 + 1);
  expect(article.excerpt.length).toBeLessThanOrEqual(220);
});

test.each(articles)("$slug: signed by a desk, not by a person who doesn't exist", ({ author }) => {
  expect(author).toMatch(/^Plumbline (Editorial|Résumé Desk|Interview Desk)$/);
});

test.each(articles)(
  "$slug: Markdown alone, headings from the second level, links to known pages",
  ({ body }) => {
    // A tag would come out escaped: micromark lets no HTML through.
    expect(micromark(body)).not.toMatch(/&lt;\/?[a-z!]/i);
    expect(body).not.toMatch(/^# /m);
    expect(body.match(/^## /gm)?.length ?? 0).toBeGreaterThanOrEqual(3);
    expect(links(body).length).toBeGreaterThan(0);
    for (const link of links(body)) expect(knownPaths).toContain(link);
  },
);

test.each(slugs)("%s: a drawing and its two pictures, small and of the right size", (slug) => {
  expect(existsSync(join(sourcesDir, `${slug}.svg`))).toBe(true);
  expect(jpegSize(readFileSync(picture(`${slug}.jpg`)))).toEqual([1200, 630]);
  expect(statSync(picture(`${slug}.jpg`)).size).toBeLessThanOrEqual(80_000);
  expect(webpSize(readFileSync(picture(`${slug}-640.webp`)))).toEqual([640, 336]);
  expect(statSync(picture(`${slug}-640.webp`)).size).toBeLessThanOrEqual(30_000);
});

test("no two pictures are the same, and none lies there without an article", () => {
  const files = readdirSync(picture("")).sort();
  expect(files).toEqual(slugs.flatMap((slug) => [`${slug}-640.webp`, `${slug}.jpg`]).sort());
  const bytes = files.map((name) => readFileSync(picture(name)).toString("base64"));
  expect(new Set(bytes).size).toBe(files.length);
});

test("the migrated database holds every article as its source says, published", () => {
  const rows = migrated().prepare("SELECT * FROM published_learning_articles ORDER BY slug").all();
  const expected = articles.map(({ slug, readTime, publishDate, linkedinUrl, ...rest }) => ({
    id: `article-${slug}`,
    slug,
    ...rest,
    read_time: readTime,
    publish_date: publishDate,
    linkedin_url: linkedinUrl,
    is_published: 1,
  }));
  expect(rows.length).toBe(articles.length);
  for (const [at, row] of rows.entries()) expect({ ...row }).toMatchObject(expected[at]!);
});

test("articles inserted a second time leave alone what staff have rewritten", () => {
  const db = migrated();
  db.exec("UPDATE learning_articles SET title = 'Rewritten'");
  db.exec(articlesSql(articles));
  const titles = db.prepare("SELECT DISTINCT title, count(*) AS n FROM learning_articles").all();
  expect(titles.map((row) => ({ ...row }))).toEqual([{ title: "Rewritten", n: articles.length }]);
});

test("each statement stays far below D1's limit of 100 KB", () => {
  const statements = articlesSql(articles).split("--> statement-breakpoint");
  expect(statements.length).toBe(articles.length);
  for (const statement of statements) expect(Buffer.byteLength(statement)).toBeLessThan(50_000);
});

test("a source without whole front matter is refused by name", () => {
  expect(() => parseArticle("bare", "# Title\n")).toThrow("bare: no front matter");
  const head = "title: T\nexcerpt: E\ncategory: nonsense\nauthor: A\npublishDate: 2026-01-01\nlinkedinUrl:";
  expect(() => parseArticle("odd", `---\n${head}\n---\nText\n`)).toThrow("odd: ");
});
