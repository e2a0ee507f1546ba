import { sql } from "drizzle-orm";
import { publishedLearningArticles as published } from "../../../db/schema";
import type { Deps } from "../deps";
import type { ArticleCategory } from "./article-categories";

const RECENT_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

export type ArticleStats = {
  totalArticles: number;
  categories: Partial<Record<ArticleCategory, number>>;
  recentArticles: number;
};

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
