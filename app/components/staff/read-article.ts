import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ArticleForm, articleSchema } from "../../../workers/domain/staff/schema";
import type { ArticleAnswer } from "./article-form";

/** What an article's form asks for: to be saved, or to be answered (a preview, or what is wrong). */
export type ArticleRequest =
  | { save: ArticleForm; refuse: (message: string) => ArticleAnswer }
  | { save: null; answer: ArticleAnswer };

/** Reads the form that `ArticleForm` shows. */
export function readArticle(form: FormData, render: (markdown: string) => string): ArticleRequest {
  const submission = parseWithZod(form, { schema: articleSchema });
  const body = form.get("body");
  if (form.get("intent") === "preview" && typeof body === "string") {
    const result: SubmissionResult<string[]> = submission.reply();
    return { save: null, answer: { result: { ...result, error: {} }, preview: render(body) } };
  }
  if (submission.status !== "success")
    return { save: null, answer: { result: submission.reply(), preview: null } };
  return {
    save: submission.value,
    refuse: (message) => ({ result: submission.reply({ formErrors: [message] }), preview: null }),
  };
}
