import { Form, useActionData, useNavigation } from "@remix-run/react";
import { useId } from "react";
import { HumanCheck, type HumanCheckProps } from "~/components/forms/human-check";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Field, inputClass } from "~/components/ui/fields/field";

/** What the action of a page with a `NotifyForm` answers when it refuses. */
export type NotifyAnswer = { email: string; error: string | null; problem: string | null };

/** An address and a button: asks to be told of something. Its page's action is made by `notifyAction`. */
export function NotifyForm({
  humanCheck,
  label,
  busyLabel = "Submitting...",
}: {
  humanCheck: HumanCheckProps;
  label: string;
  busyLabel?: string;
}) {
  const answer = useActionData<NotifyAnswer>();
  const busy = useNavigation().formMethod === "POST";
  const id = useId();
  const error = answer?.error ?? undefined;
  return (
    <Form method="post" className="grid max-w-md gap-5">
      {answer?.problem && <Banner kind="error">{answer.problem}</Banner>}
      <Field label="Email" htmlFor={id} error={error} errorId={`${id}-error`}>
        <input
          id={id}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={answer?.email}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={inputClass}
        />
      </Field>
      <HumanCheck {...humanCheck} />
      <Button busy={busy} className="justify-self-start">
        {busy ? busyLabel : label}
      </Button>
      <p className="text-sm text-soft">
        We mail you a link to confirm the address, and use it for nothing else. You can leave at any time.
      </p>
    </Form>
  );
}
