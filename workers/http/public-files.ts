import { Hono } from "hono";
import { ARTICLE_CATEGORIES } from "../domain/content/article-categories";
import { listArticleIndex } from "../domain/content/list-article-index";
import { escapeHtml } from "../domain/escape-html";
import { access } from "./access/rules";
import type { AppEnv } from "./app-context";
import { listedPaths } from "./public-pages";

const FOR_AN_HOUR = "public, max-age=300, s-maxage=3600";
const FEED_ITEMS = 50;
const CONTACT_MILLISECONDS = 180 * 24 * 60 * 60 * 1000;

const PRIVATE = [
  "/admin",
  "/agent/",
  "/api/",
  "/b2b/",
  "/buy-credits",
  "/cv/",
  "/dashboard",
  "/history",
  "/jobs",
  "/job/",
  "/my-resumes",
  "/new-analysis",
  "/outbox",
  "/payment-",
  "/reset-password",
  "/resume-analysis/",
  "/settings",
  "/verify-email",
];
const ALLOWED = ["/agent/login", "/agent/register"];

function xmlText(text: string): string {
  return escapeHtml(text.replace(/[^\P{Cc}\n\t]/gu, ""));
}

export const publicFiles = new Hono<AppEnv>()
  .get("/robots.txt", access("public"), (c) => {
    const { origin } = c.get("deps").site;
    const lines = [
      "User-agent: *",
      ...ALLOWED.map((path) => `Allow: ${path}`),
      ...PRIVATE.map((path) => `Disallow: ${path}`),
      "",
      `Sitemap: ${origin}/sitemap.xml`,
      "",
    ];
    return c.text(lines.join("\n"), 200, { "Cache-Control": FOR_AN_HOUR });
  })
  .get("/sitemap.xml", access("public"), async (c) => {
    const deps = c.get("deps");
    const articles = await listArticleIndex(deps);
    const entries = [
      ...listedPaths.map((path) => ({ path, changed: null })),
      ...articles.map(({ slug, publishDate, updatedAt }) => ({
        path: `/learning-center/${slug}`,
        changed: Math.max(publishDate, updatedAt),
      })),
    ];
    const urls = entries.map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : "";
      return `  <url><loc>${xmlText(deps.site.origin + path)}</loc>${lastmod}</url>`;
    });
    const xml = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      "</urlset>",
      "",
    ].join("\n");
    return c.body(xml, 200, { "Content-Type": "application/xml", "Cache-Control": FOR_AN_HOUR });
  })
  .get("/learning-center/rss.xml", access("public"), async (c) => {
    const deps = c.get("deps");
    const { origin } = deps.site;
    const articles = (await listArticleIndex(deps)).slice(0, FEED_ITEMS);
    const items = articles.map((article) => {
      const url = xmlText(`${origin}/learning-center/${article.slug}`);
      return [
        "    <item>",
        `      <title>${xmlText(article.title)}</title>`,
        `      <link>${url}</link>`,
        `      <guid>${url}</guid>`,
        `      <description>${xmlText(article.excerpt)}</description>`,
        `      <category>${xmlText(ARTICLE_CATEGORIES[article.category])}</category>`,
        `      <dc:creator>${xmlText(article.author)}</dc:creator>`,
        `      <pubDate>${new Date(article.publishDate).toUTCString()}</pubDate>`,
        "    </item>",
      ].join("\n");
    });
    const xml = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
      "  <channel>",
      "    <title>Plumbline Learning Center</title>",
      `    <link>${origin}/learning-center</link>`,
      `    <atom:link href="${origin}/learning-center/rss.xml" rel="self" type="application/rss+xml"/>`,
      "    <description>Articles about résumés, interviews, job search and careers.</description>",
      "    <language>en</language>",
      ...items,
      "  </channel>",
      "</rss>",
      "",
    ].join("\n");
    return c.body(xml, 200, {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": FOR_AN_HOUR,
    });
  })
  .get("/.well-known/security.txt", access("public"), (c) => {
    const { site, now } = c.get("deps");
    // Whole days, so that a day's answers are alike.
    const expires = new Date(now() + CONTACT_MILLISECONDS).toISOString().replace(/T.*/, "T00:00:00Z");
    const lines = [
      `Contact: mailto:${site.infoMailbox}`,
      `Contact: ${site.origin}/contact`,
      `Expires: ${expires}`,
      "Preferred-Languages: en",
      `Canonical: ${site.origin}/.well-known/security.txt`,
      "",
    ];
    return c.text(lines.join("\n"), 200, { "Cache-Control": FOR_AN_HOUR });
  });
