import { and, desc, eq } from "drizzle-orm";
import { learningArticles } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { afterKey } from "../../keyset-page";
import { type CursorPage, cursorPageOf, PAGE_SIZE } from "../cursor-page";
import { type AuditLine, listAuditTrail } from "../list-audit";
import type { ListQuery } from "../schema";

export type Article = typeof learningArticles.$inferSelect;
export type ArticleLine = Pick<
  Article,
  "id" | "slug" | "title" | "category" | "author" | "publishDate" | "readTime"
>;

export async function listArticles(
  { db }: Pick<Deps, "db">,
  { state, after }: ListQuery<"articles">,
): Promise<CursorPage<ArticleLine>> {
  const { id, slug, title, category, author, publishDate, readTime, isPublished } = learningArticles;
  const rows = await db.shared
    .select({ id, slug, title, category, author, publishDate, readTime })
    .from(learningArticles)
    .where(and(eq(isPublished, state === "published"), afterKey(after, publishDate, id, "down")))
    .orderBy(desc(publishDate), desc(id))
    .limit(PAGE_SIZE + 1);
  return cursorPageOf(rows, (row) => row.publishDate);
}

/** With its audit trail. @throws AppError "not-found" */
export async function getArticlePage(
  { db }: Pick<Deps, "db">,
  { articleId }: { articleId: string },
): Promise<{ article: Article; auditTrail: AuditLine[] }> {
  const [article, auditTrail] = await Promise.all([
    getArticle({ db }, { articleId }),
    listAuditTrail({ db }, { subject: articleId }),
  ]);
  return { article, auditTrail };
}

export async function getArticle(
  { db }: Pick<Deps, "db">,
  { articleId }: { articleId: string },
): Promise<Article> {
  const [article] = await db.shared.select().from(learningArticles).where(eq(learningArticles.id, articleId));
  if (!article) throw new AppError("not-found");
  return article;
}
