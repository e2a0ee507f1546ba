import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useValidation } from "~/components/forms/use-validation";
import { FormError } from "~/components/identity/form-error";
import { TextField } from "~/components/identity/text-field";
import { ArticleBody } from "~/components/learning/article-body";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Field, inputClass } from "~/components/ui/fields/field";
import { ARTICLE_CATEGORIES } from "../../../workers/domain/content/article-categories";
import { SelectField } from "./select-field";
import { TextArea } from "./text-area";

/** An article as the form shows it: `publishDate` is a day such as "2026-11-21". */
export type ArticleDraft = {
  title: string;
  slug: string;
  excerpt: string;
  body: string;
  category: string;
  author: string;
  publishDate: string;
  linkedinUrl: string;
};

export type ArticleAnswer = { result: SubmissionResult<string[]>; preview: string | null };

/** The editor of an article; Preview shows the text as readers will see it, and saves nothing. */
export function ArticleForm({
  draft,
  expected,
  answer,
}: {
  draft: Partial<ArticleDraft>;
  /** when the article was last saved, as it was opened; none for a new one */
  expected: number | null;
  answer: ArticleAnswer | undefined;
}) {
  const [form, fields] = useForm({
    id: "article",
    lastResult: answer?.result,
    defaultValue: draft,
    onValidate: useValidation(() =>
      import("../../../workers/domain/staff/schema").then((m) => m.articleSchema),
    ),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onBlur",
  });
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <Form method="post" preventScrollReset {...getFormProps(form)} className="grid gap-5">
        <FormError form={form} />
        {expected !== null && <input type="hidden" name="expected" value={expected} />}
        <TextField field={fields.title} label="Title" autoComplete="off" />
        <TextField field={fields.slug} label="Address" hint="/learning-center/..." autoComplete="off" />
        <TextArea field={fields.excerpt} label="Excerpt" rows={3} />
        <TextArea
          field={fields.body}
          label="Text"
          hint="Markdown; begin headings with ##"
          rows={18}
          className="font-mono text-sm"
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            field={fields.category}
            label="Category"
            choices={ARTICLE_CATEGORIES}
            fallback="career-advice"
          />
          <TextField field={fields.author} label="Author" autoComplete="off" />
          <Field
            label="Publish date"
            htmlFor={fields.publishDate.id}
            error={fields.publishDate.errors?.[0]}
            errorId={fields.publishDate.errorId}
          >
            <input
              id={fields.publishDate.id}
              name={fields.publishDate.name}
              type="date"
              defaultValue={fields.publishDate.initialValue}
              aria-invalid={!fields.publishDate.valid || undefined}
              autoComplete="off"
              className={inputClass}
            />
          </Field>
          <TextField
            field={fields.linkedinUrl}
            label="LinkedIn link"
            hint="optional"
            type="url"
            autoComplete="off"
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="save" disabled={busy}>
            Save
          </Button>
          <Button name="intent" value="preview" look="secondary" disabled={busy}>
            Preview
          </Button>
        </div>
      </Form>
      {answer?.preview != null && (
        <Card title="Preview" id="preview">
          <ArticleBody html={answer.preview} />
        </Card>
      )}
    </>
  );
}
