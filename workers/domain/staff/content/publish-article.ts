import { and, eq, exists, sql } from "drizzle-orm";
import { learningArticles } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { runAudited } from "../audit-entry";
import { getArticle } from "./list-articles";

type Publishing = { articleId: string; actorId: string };

/** Shows an article to the public, or makes it a draft again. @throws AppError "not-found", "decided-meanwhile" */
export async function publishArticle(
  deps: Deps,
  { articleId, actorId, publish }: Publishing & { publish: boolean },
): Promise<void> {
  const db = deps.db.shared;
  await getArticle(deps, { articleId });
  const { id, isPublished } = learningArticles;
  await runAudited(deps, {
    actorId,
    action: publish ? "article-published" : "article-unpublished",
    subject: articleId,
    reason: null,
    onlyIf: exists(
      db
        .select({ one: sql`1` })
        .from(learningArticles)
        .where(and(eq(id, articleId), eq(isPublished, !publish))),
    ),
    effects: [db.update(learningArticles).set({ isPublished: publish }).where(eq(id, articleId))],
  });
}

/** Deletes an article for good. @throws AppError "not-found", "decided-meanwhile" */
export async function deleteArticle(
  deps: Deps,
  { articleId, actorId, reason }: Publishing & { reason: string | null },
): Promise<void> {
  const db = deps.db.shared;
  const { slug } = await getArticle(deps, { articleId });
  const ofArticle = eq(learningArticles.id, articleId);
  await runAudited(deps, {
    actorId,
    action: "article-deleted",
    subject: articleId,
    reason,
    data: { slug },
    onlyIf: exists(db.select({ one: sql`1` }).from(learningArticles).where(ofArticle)),
    effects: [db.delete(learningArticles).where(ofArticle)],
  });
}
