import type { ArticleCategory } from "../../../workers/domain/staff/rules";

/** An article as lists show it. `readTime` in minutes, `publishDate` in UTC ms. */
export type ListedArticle = {
  slug: string;
  title: string;
  excerpt: string;
  category: ArticleCategory;
  author: string;
  readTime: number;
  publishDate: number;
  linkedinUrl: string | null;
};
