import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useValidation } from "~/components/forms/use-validation";
import { FormError } from "~/components/identity/form-error";
import { TextField } from "~/components/identity/text-field";
import { MailFrame } from "~/components/mail/mail-frame";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { useNonce } from "~/lib/nonce";
import type { LetterForm as LetterDraft } from "../../../../workers/domain/staff/schema";
import { listNames } from "../list-names";
import { SelectField } from "../select-field";
import { TextArea } from "../text-area";

/** `preview`: the whole mail's HTML. */
export type LetterAnswer = { result: SubmissionResult<string[]>; preview: string | null };

/** The editor of a letter; Preview shows the mail as readers will get it, and saves nothing. */
export function LetterForm({
  draft,
  expected,
  answer,
}: {
  draft: Partial<LetterDraft>;
  /** when the letter was last saved, as it was opened; none for a new one */
  expected: number | null;
  answer: LetterAnswer | undefined;
}) {
  const [form, fields] = useForm({
    id: "letter",
    lastResult: answer?.result,
    defaultValue: draft,
    onValidate: useValidation(() =>
      import("../../../../workers/domain/staff/schema").then((m) => m.letterSchema),
    ),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onBlur",
  });
  const busy = useNavigation().formMethod === "POST";
  const serverNonce = useNonce();
  return (
    <>
      <Form method="post" preventScrollReset {...getFormProps(form)} className="grid gap-5">
        <FormError form={form} />
        {expected !== null && <input type="hidden" name="expected" value={expected} />}
        <SelectField field={fields.list} label="List" choices={listNames} fallback="newsletter" />
        <TextField field={fields.subject} label="Subject" autoComplete="off" />
        <TextArea
          field={fields.body}
          label="Text"
          hint="Markdown, without pictures; the greeting and the link to leave are added"
          rows={16}
          className="font-mono text-sm"
        />
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
          <MailFrame html={answer.preview} title="The letter as a mail" serverNonce={serverNonce} />
        </Card>
      )}
    </>
  );
}
