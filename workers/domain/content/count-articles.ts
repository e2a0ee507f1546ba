import { sql } from "drizzle-orm";
import { publishedLearningArticles as published } from "../../../db/schema";
import type { Deps } from "../deps";
import type { ArticleCategory } from "./article-categories";

const RECENT_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

export type ArticleStats = {
  totalArticles: number;
  /** a category without an article isn't named */
  categories: Partial<Record<ArticleCategory, number>>;
  /** of the last 30 days */
  recentArticles: number;
};

/** How many articles are published, by category, and how many of them lately. */
export async function countArticles({ db, now }: Pick<Deps, "db" | "now">): Promise<ArticleStats> {
  const rows = await db.shared
    .select({
      category: published.category,
      total: sql<number>`count(*)`,
      recent: sql<number>`sum(${published.publishDate} >= ${now() - RECENT_MILLISECONDS})`,
    })
    .from(published)
    .groupBy(published.category);
  return {
    totalArticles: rows.reduce((sum, { total }) => sum + total, 0),
    categories: Object.fromEntries(rows.map(({ category, total }) => [category, total])),
    recentArticles: rows.reduce((sum, { recent }) => sum + recent, 0),
  };
}
