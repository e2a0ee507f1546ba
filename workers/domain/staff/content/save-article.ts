import { and, eq, exists, sql } from "drizzle-orm";
import { learningArticles } from "../../../../db/schema";
import { isUniqueViolation } from "../../../../db/unique-violation";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { runAudited } from "../audit-entry";
import type { ArticleForm } from "../schema";
import { getArticle } from "./list-articles";
import { readMinutes } from "./read-minutes";

/** Makes a draft. @returns its id @throws AppError "slug-taken" */
export async function createArticle(
  deps: Deps,
  { form, actorId }: { form: ArticleForm; actorId: string },
): Promise<string> {
  const articleId = crypto.randomUUID();
  const time = deps.now();
  const insert = deps.db.shared.insert(learningArticles).values({
    id: articleId,
    ...columnsOf(form),
    isPublished: false,
    createdAt: time,
    updatedAt: time,
  });
  await runArticleAction(deps, {
    actorId,
    action: "article-created",
    subject: articleId,
    onlyIf: sql`1`,
    effects: [insert],
  });
  return articleId;
}

/** `expected`: `updatedAt` as it was opened. @throws AppError "not-found" | "slug-taken" | "article-changed" */
export async function changeArticle(
  deps: Deps,
  input: { articleId: string; form: ArticleForm; expected: number; actorId: string },
): Promise<void> {
  const { articleId, form, expected, actorId } = input;
  const db = deps.db.shared;
  await getArticle(deps, { articleId });
  const asOpened = and(eq(learningArticles.id, articleId), eq(learningArticles.updatedAt, expected));
  const update = db
    .update(learningArticles)
    // Never the same twice, also within one millisecond.
    .set({ ...columnsOf(form), updatedAt: Math.max(deps.now(), expected + 1) })
    .where(eq(learningArticles.id, articleId));
  await runArticleAction(deps, {
    actorId,
    action: "article-changed",
    subject: articleId,
    onlyIf: exists(db.select({ one: sql`1` }).from(learningArticles).where(asOpened)),
    effects: [update],
  });
}

function columnsOf(form: ArticleForm) {
  const { title, slug, excerpt, body, category, author, publishDate, linkedinUrl } = form;
  return {
    title,
    slug,
    excerpt,
    body,
    category,
    author,
    publishDate,
    linkedinUrl: linkedinUrl ?? null,
    readTime: readMinutes(body),
  };
}

async function runArticleAction(
  deps: Deps,
  auditEntry: Omit<Parameters<typeof runAudited>[1], "reason">,
): Promise<void> {
  try {
    await runAudited(deps, { ...auditEntry, reason: null });
  } catch (error) {
    if (isUniqueViolation(error, "learning_articles.slug")) throw new AppError("slug-taken");
    if (error instanceof AppError && error.code === "decided-meanwhile")
      throw new AppError("article-changed");
    throw error;
  }
}
