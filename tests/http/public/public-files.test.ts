import { expect, test } from "vitest";
import { shareWords } from "../../../app/lib/meta/share-pictures";
import { learningArticles } from "../../../db/schema";
import { listedPaths } from "../../../workers/http/public-pages";
import { testDeps } from "../../support/faults";
import { ORIGIN, visit } from "../../support/people/browser-session";

const deps = testDeps();

async function addArticle(changes: { title?: string; isPublished?: boolean } = {}) {
  const slug = `article-${crypto.randomUUID()}`;
  await deps.db.shared.insert(learningArticles).values({
    slug,
    title: "A title",
    excerpt: "What it is about",
    category: "job-search",
    author: "Plumbline Editorial",
    readTime: 4,
    publishDate: Date.UTC(2026, 3, 5, 8),
    createdAt: Date.UTC(2026, 3, 5),
    updatedAt: Date.UTC(2026, 4, 6),
    isPublished: true,
    ...changes,
  });
  return slug;
}

async function textOf(path: string) {
  const answer = await visit(path);
  expect(answer.status).toBe(200);
  return answer.text();
}

test("the sitemap names every public page and every published article with its last change, no draft", async () => {
  const [shown, draft] = [await addArticle(), await addArticle({ isPublished: false })];
  const xml = await textOf("/sitemap.xml");
  for (const path of listedPaths) expect(xml).toContain(`<loc>${ORIGIN}${path}</loc>`);
  expect(xml).toContain(
    `<loc>${ORIGIN}/learning-center/${shown}</loc><lastmod>2026-05-06T00:00:00.000Z</lastmod>`,
  );
  expect(xml).not.toContain(draft);
});

test("what the sitemap names isn't closed to search engines", async () => {
  const robots = await textOf("/robots.txt");
  const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = ""]) => path);
  expect(closed).toContain("/dashboard");
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const named = [...(await textOf("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)];
  const paths = named.map(([, url = ""]) => new URL(url).pathname);
  expect(paths.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
});

test("the feed carries published articles, their signs written as XML wants them", async () => {
  const slug = await addArticle({ title: "Pay & <terms>\u0007" });
  const draft = await addArticle({ isPublished: false });
  const answer = await visit("/learning-center/rss.xml");
  expect(answer.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  const xml = await answer.text();
  expect(xml).toContain("<title>Pay &amp; &lt;terms&gt;</title>");
  expect(xml).toContain(`<link>${ORIGIN}/learning-center/${slug}</link>`);
  expect(xml).toContain("<pubDate>Sun, 05 Apr 2026 08:00:00 GMT</pubDate>");
  expect(xml).not.toContain(draft);
});

test("security.txt names a mailbox, and expires in half a year", async () => {
  const text = await textOf("/.well-known/security.txt");
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? "");
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(200);
});

test("the manifest's icons and the shared picture are there", async () => {
  const manifest = JSON.parse(await textOf("/manifest.webmanifest")) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await visit(src)).status).toBe(200);
  expect((await visit("/og.jpg")).headers.get("content-type")).toBe("image/jpeg");
  expect((await visit("/icons/apple-touch-icon.png")).headers.get("content-type")).toBe("image/png");
});

test("a page with words of its own to share is shared with the picture that says them", async () => {
  for (const [path, words] of Object.entries(shareWords)) {
    const page = await textOf(path);
    const picture = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? "";
    expect(picture).toBe(`${ORIGIN}/images/share${path}.jpg`);
    expect(page).toContain(`property="og:image:alt" content="Plumbline: ${words}"`);
    expect((await visit(new URL(picture).pathname)).headers.get("content-type")).toBe("image/jpeg");
  }
});
