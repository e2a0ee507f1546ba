import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { micromark } from "micromark";
import sharp from "sharp";
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

const WIDTHS = [768, 1200];

test.each(slugs)("%s: a drawing and its pictures, small and of the right size", async (slug) => {
  expect(existsSync(join(sourcesDir, `${slug}.svg`))).toBe(true);
  const shared = await sharp(picture(`${slug}.jpg`)).metadata();
  expect(shared).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(statSync(picture(`${slug}.jpg`)).size).toBeLessThanOrEqual(80_000);
  for (const width of WIDTHS) {
    for (const [type, kind] of [
      ["avif", "heif"],
      ["webp", "webp"],
    ]) {
      const file = picture(`${slug}-${width}.${type}`);
      expect(await sharp(file).metadata()).toMatchObject({
        format: kind,
        width,
        height: Math.round((width * 21) / 40),
      });
      expect(statSync(file).size).toBeLessThanOrEqual(20_000);
    }
  }
});

test("no two pictures are the same, and none lies there without an article", () => {
  const files = readdirSync(picture("")).sort();
  const modern = WIDTHS.flatMap((width) => [`-${width}.avif`, `-${width}.webp`]);
  expect(files).toEqual(slugs.flatMap((slug) => [".jpg", ...modern].map((end) => `${slug}${end}`)).sort());
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
