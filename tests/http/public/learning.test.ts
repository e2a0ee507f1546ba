import { expect, test } from "vitest";
import { learningArticles } from "../../../db/schema";
import { countArticles } from "../../../workers/domain/content/count-articles";
import { listRecentArticles } from "../../../workers/domain/content/get-article";
import { renderMarkdown } from "../../../workers/domain/staff/content/render-markdown";
import { testDeps } from "../../support/faults";
import { visit } from "../../support/people/browser-session";

const DAY = 24 * 60 * 60 * 1000;

async function addArticle(extra: Partial<typeof learningArticles.$inferInsert> = {}) {
  const mark = crypto.randomUUID();
  const article = {
    slug: `slug-${mark}`,
    title: `Title ${mark}`,
    excerpt: "An excerpt.",
    body: "A text.",
    category: "career-advice" as const,
    author: "Ada Berg",
    readTime: 4,
    publishDate: Date.UTC(2020, 0, 2, 9),
    isPublished: true,
    ...extra,
  };
  await testDeps().db.shared.insert(learningArticles).values(article);
  return { ...article, mark };
}

/** Words of a page as people see them. */
async function wordsOf(path: string): Promise<string> {
  const html = await (await visit(path)).text();
  return html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

test("the center lists what is published, newest first, with all that a card shows", async () => {
  const linkedinUrl = "https://www.linkedin.com/pulse/one";
  const [old, young] = [
    await addArticle({ publishDate: Date.UTC(2019, 4, 3, 9) }),
    await addArticle({ linkedinUrl }),
  ];
  const html = await (await visit("/learning-center")).text();
  const words = await wordsOf("/learning-center");
  expect(words.indexOf(young.title)).toBeLessThan(words.indexOf(old.title));
  expect(words).toContain("January 2, 2020");
  expect(words).toContain("4 min read");
  expect(words).toContain("Ada Berg");
  expect(words).toContain("Career Advice");
  expect(html).toContain(`/images/articles/${young.slug}.jpg`);
  expect(html.split("Read on LinkedIn")).toHaveLength(2);
  expect(html).toContain(linkedinUrl);
});

test("drafts are nowhere: not in the list, not in a search, not at their address", async () => {
  const draft = await addArticle({ isPublished: false });
  expect(await wordsOf("/learning-center")).not.toContain(draft.title);
  expect(await wordsOf(`/learning-center?search=${draft.mark}`)).toContain("0 articles found");
  const missing = await visit("/learning-center/never-was");
  const there = await visit(`/learning-center/${draft.slug}`);
  expect([there.status, missing.status]).toEqual([404, 404]);
  expect(await there.text()).toContain("Article not found");
});

test.each([
  ["title", (mark: string) => ({ title: `About ${mark}` })],
  ["excerpt", (mark: string) => ({ excerpt: `About ${mark}.` })],
  ["text", (mark: string) => ({ body: `About **${mark}**.` })],
  ["author", (mark: string) => ({ author: `${mark} Berg` })],
])("a search finds words of the %s", async (_, fields) => {
  const mark = `m${crypto.randomUUID().slice(0, 8)}`;
  const found = await addArticle(fields(mark));
  const html = await (await visit(`/learning-center?search=${mark.toUpperCase()}`)).text();
  expect(html).toContain(`/learning-center/${found.slug}`);
  expect(await wordsOf(`/learning-center?search=${mark}`)).toContain("1 article found");
});

test("every word of a search must be there; accents and case don't matter", async () => {
  const mark = `m${crypto.randomUUID().slice(0, 8)}`;
  await addArticle({ title: "Résumé für Zoë" });
  await addArticle({ title: `Résumé für Zoë, ${mark}` });
  const count = async (search: string) =>
    /(\d+) articles? found/.exec(await wordsOf(`/learning-center?search=${encodeURIComponent(search)}`))?.[1];
  expect(await count(`resume ZOE ${mark}`)).toBe("1");
  expect(await count(`resume ${mark} unheard-of`)).toBe("0");
});

test("category and search hold together, and the page's controls show both", async () => {
  const mark = `m${crypto.randomUUID().slice(0, 8)}`;
  const wanted = await addArticle({ title: `One ${mark}`, category: "job-search" });
  const other = await addArticle({ title: `Two ${mark}`, category: "interview-tips" });
  const html = await (await visit(`/learning-center?search=${mark}&category=job-search`)).text();
  expect(html).toContain(`/learning-center/${wanted.slug}`);
  expect(html).not.toContain(`/learning-center/${other.slug}`);
  expect(html).toMatch(new RegExp(`<input[^>]*name="search"[^>]*value="${mark}"`));
  expect(html).toMatch(/<input type="hidden" name="category" value="job-search"/);
  expect(html).toMatch(/aria-current="page"[^>]*>(?:<[^>]*>)*Job Search/);
  expect(html).toContain(`href="/learning-center?search=${mark}&amp;category=interview-tips"`);
  expect(html).toContain(`href="/learning-center?search=${mark}"`);
});

test("a search without a result says so and offers to clear the filters", async () => {
  const html = await (await visit(`/learning-center?search=${crypto.randomUUID()}`)).text();
  expect(html).toContain("No articles found");
  expect(html).toMatch(/<a[^>]*href="\/learning-center"[^>]*>Clear Filters/);
});

test.each([
  "?category=nonsense",
  "?category=constructor",
  "?search=%00%25_'\"",
  `?search=${"x".repeat(5000)}`,
])("odd filters break nothing: %s", async (query) => {
  expect((await visit(`/learning-center${query}`)).status).toBe(200);
});

test("a search is shown as the words that it is", async () => {
  const html = await (await visit('/learning-center?search="><script>alert(1)</script>')).text();
  expect(html).not.toContain("<script>alert(1)");
});

test("an article's page has its text, picture, facts, related articles and structured data", async () => {
  const html = await (await visit("/learning-center/tell-me-about-yourself")).text();
  expect(html).toMatch(/<h2>What the question is for<\/h2>/);
  expect(html).toContain('alt="A speech bubble in three parts, hung from a cord"');
  expect(html).toContain("/images/articles/tell-me-about-yourself-768.avif 768w");
  expect(html).toContain("November 20, 2026");
  expect(html).toContain("More on");
  expect(html).toContain("/learning-center/six-stories-for-any-interview");
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map((match) =>
    JSON.parse(match[1] ?? ""),
  );
  expect(data.find((one) => one["@type"] === "Article")).toMatchObject({
    headline: '"Tell me about yourself": two minutes that set up the rest',
    datePublished: "2026-11-20T09:00:00.000Z",
    author: { "@type": "Organization", name: "Plumbline Interview Desk" },
    image: ["http://localhost:8787/images/articles/tell-me-about-yourself.jpg"],
  });
  expect(html).toContain(
    'rel="canonical" href="http://localhost:8787/learning-center/tell-me-about-yourself"',
  );
});

test("both pages name the feed to programs, the center to people, too", async () => {
  const center = await (await visit("/learning-center")).text();
  const article = await (await visit("/learning-center/talking-about-pay")).text();
  const named = /<link rel="alternate" type="application\/rss\+xml"[^>]* href="\/learning-center\/rss\.xml"/;
  expect(center).toMatch(named);
  expect(article).toMatch(named);
  expect(center).toMatch(/<a href="\/learning-center\/rss\.xml"/);
});

test("both pages may be kept by shared caches, a missing one may not", async () => {
  const cached = async (path: string) => (await visit(path)).headers.get("cache-control") ?? "";
  expect(await cached("/learning-center")).toContain("s-maxage=300");
  expect(await cached("/learning-center/talking-about-pay")).toContain("s-maxage=300");
  expect(await cached("/learning-center/never-was")).toContain("no-store");
});

test("tables come out as tables in a box that scrolls; raw HTML doesn't come out at all", async () => {
  const html = renderMarkdown(
    "| a | b |\n| - | - |\n| 1 | <img src=x onerror=y> |\n\n<table><script>x</script>",
  );
  expect(html).toMatch(/<div class="article-table" role="region" aria-label="Table 1" tabindex="0"><table>/);
  expect(html.match(/<table>/g)).toHaveLength(1);
  expect(html.match(/<div/g)).toHaveLength(html.match(/<\/div>/g)?.length ?? 0);
  expect(html).not.toMatch(/<img|<script/);
  expect(await (await visit("/learning-center/a-job-search-week-you-can-keep-up")).text()).toContain("<th>");
});

test("recent articles are those of 30 days, six unless told otherwise; stats count by category", async () => {
  const deps = testDeps();
  const before = await countArticles(deps);
  for (let age = 1; age <= 7; age++) await addArticle({ publishDate: deps.now() - age * DAY });
  const old = await addArticle({ publishDate: deps.now() - 31 * DAY });
  const recent = await listRecentArticles(deps);
  expect(recent).toHaveLength(6);
  expect(recent.map(({ publishDate }) => publishDate)).toEqual(
    recent.map(({ publishDate }) => publishDate).sort((a, b) => b - a),
  );
  expect((await listRecentArticles(deps, { limit: 100 })).map(({ slug }) => slug)).not.toContain(old.slug);
  const after = await countArticles(deps);
  expect(after.totalArticles - before.totalArticles).toBe(8);
  expect(after.recentArticles - before.recentArticles).toBe(7);
  expect((after.categories["career-advice"] ?? 0) - (before.categories["career-advice"] ?? 0)).toBe(8);
});
