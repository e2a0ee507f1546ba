import { desc } from "drizzle-orm";
import { publishedLearningArticles as published } from "../../../db/schema";
import type { Deps } from "../deps";
import type { ArticleCategory } from "./article-categories";

/** More than search engines' 50,000 addresses a file would need an index of sitemaps. */
const MAX_ARTICLES = 5000;

export type ArticleEntry = {
  slug: string;
  title: string;
  excerpt: string;
  category: ArticleCategory;
  author: string;
  publishDate: number;
  updatedAt: number;
};

export async function listArticleIndex({ db }: Pick<Deps, "db">): Promise<ArticleEntry[]> {
  const { slug, title, excerpt, category, author, publishDate, updatedAt } = published;
  return db.shared
    .select({ slug, title, excerpt, category, author, publishDate, updatedAt })
    .from(published)
    .orderBy(desc(publishDate))
    .limit(MAX_ARTICLES);
}
