import { and, desc, eq } from "drizzle-orm";
import { publishedLearningArticles as published } from "../../../db/schema";
import type { Deps } from "../deps";
import { ARTICLE_CATEGORIES, type ArticleCategory } from "./article-categories";

/** The newest so many are searched and listed; a learning center with more needs pages and an index of words. */
const MAX_ARTICLES = 500;
const MAX_WORDS = 10;

export const articleCard = {
  slug: published.slug,
  title: published.title,
  excerpt: published.excerpt,
  category: published.category,
  author: published.author,
  readTime: published.readTime,
  publishDate: published.publishDate,
  linkedinUrl: published.linkedinUrl,
};

export type ArticleCard = {
  slug: string;
  title: string;
  excerpt: string;
  category: ArticleCategory;
  author: string;
  readTime: number;
  publishDate: number;
  linkedinUrl: string | null;
};

/** Lower case and without accents: "Resume" finds "résumé". */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Newest first. Every word of `search` must occur in title, excerpt, text, author or category. */
export async function searchArticles(
  { db }: Pick<Deps, "db">,
  { search, category }: { search: string; category: ArticleCategory | null },
): Promise<ArticleCard[]> {
  const words = folded(search).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const rows = await db.shared
    .select({ ...articleCard, ...(words.length > 0 && { body: published.body }) })
    .from(published)
    .where(and(category ? eq(published.category, category) : undefined))
    .orderBy(desc(published.publishDate))
    .limit(MAX_ARTICLES);
  return rows.flatMap(({ body, ...card }) => {
    const { title, excerpt, author } = card;
    const text = folded(
      `${title}\n${excerpt}\n${author}\n${ARTICLE_CATEGORIES[card.category]}\n${body ?? ""}`,
    );
    return words.every((word) => text.includes(word)) ? [card] : [];
  });
}
