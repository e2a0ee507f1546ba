import type { articleCategories } from "../../../db/schema/content";

export const ARTICLE_CATEGORIES = {
  "career-advice": "Career Advice",
  "interview-tips": "Interview Tips",
  "resume-writing": "Resume Writing",
  "job-search": "Job Search",
  "professional-development": "Professional Development",
} as const satisfies Record<(typeof articleCategories)[number], string>;

export type ArticleCategory = keyof typeof ARTICLE_CATEGORIES;
