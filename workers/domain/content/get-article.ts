import { and, desc, eq, gte, ne } from "drizzle-orm";
import { publishedLearningArticles as published } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { renderMarkdown } from "../staff/content/render-markdown";
import { type ArticleCard, articleCard } from "./search-articles";

const RELATED = 3;
const RECENT = 6;
const RECENT_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

export type PublishedArticle = ArticleCard & {
  html: string;
  updatedAt: number;
};

/** With others of its category. Unknown articles and drafts alike: @throws AppError "not-found" */
export async function getPublishedArticle(
  { db }: Pick<Deps, "db">,
  { slug }: { slug: string },
): Promise<{ article: PublishedArticle; related: ArticleCard[] }> {
  const [row] = await db.shared
    .select({ ...articleCard, body: published.body, updatedAt: published.updatedAt })
    .from(published)
    .where(eq(published.slug, slug));
  if (!row) throw new AppError("not-found");
  const { body, ...card } = row;
  const related = await db.shared
    .select(articleCard)
    .from(published)
    .where(and(eq(published.category, card.category), ne(published.slug, slug)))
    .orderBy(desc(published.publishDate))
    .limit(RELATED);
  return { article: { ...card, html: renderMarkdown(body) }, related };
}

export async function listRecentArticles(
  { db, now }: Pick<Deps, "db" | "now">,
  { limit = RECENT }: { limit?: number } = {},
): Promise<ArticleCard[]> {
  return db.shared
    .select(articleCard)
    .from(published)
    .where(gte(published.publishDate, now() - RECENT_MILLISECONDS))
    .orderBy(desc(published.publishDate))
    .limit(limit);
}
