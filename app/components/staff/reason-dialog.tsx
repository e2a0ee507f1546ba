import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { Field, textareaClass } from "~/components/ui/fields/field";
import { RouteDialog } from "~/components/ui/overlays/dialog";

export type ReasonAnswer = { error: string; reason: string };

/** Asks once more before something is done, and for the reason. It is a page of its own, so it works without scripts. */
export function ReasonDialog({
  title,
  closeTo,
  button,
  danger = false,
  required = false,
  label = "Reason",
  hint,
  fields,
  answer,
  children,
}: {
  title: string;
  closeTo: string;
  button: string;
  danger?: boolean;
  required?: boolean;
  label?: string;
  hint?: string;
  /** what is asked for before the reason */
  fields?: ReactNode;
  answer: ReasonAnswer | undefined;
  /** what will happen */
  children: ReactNode;
}) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <RouteDialog title={title} closeTo={closeTo}>
      <div className="mb-5 grid gap-3 [overflow-wrap:anywhere]">{children}</div>
      {answer && (
        <Banner kind="error" className="mb-5">
          {answer.error}
        </Banner>
      )}
      <Form method="post" preventScrollReset className="grid gap-5">
        {fields}
        <Field label={label} htmlFor="reason" hint={required ? hint : (hint ?? "optional")}>
          <textarea
            id="reason"
            name="reason"
            rows={4}
            maxLength={1000}
            required={required}
            defaultValue={answer?.reason}
            aria-invalid={answer ? true : undefined}
            autoComplete="off"
            className={textareaClass}
          />
        </Field>
        <p className="text-sm text-soft">
          Stays in the audit log with your name: no personal details of others, please.
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <LinkButton to={closeTo} look="secondary" preventScrollReset>
            Cancel
          </LinkButton>
          <Button look={danger ? "danger" : "primary"} disabled={busy}>
            {button}
          </Button>
        </div>
      </Form>
    </RouteDialog>
  );
}
