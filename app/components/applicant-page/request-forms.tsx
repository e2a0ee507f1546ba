import { Form, useNavigation } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { textareaClass } from "~/components/ui/fields/field";
import { MAX_REQUEST_WORDS } from "../../../workers/domain/applicant-page/page-limits";
import type { RequestKind } from "../../../workers/domain/applicant-page/request-words";

type Asked = Exclude<RequestKind, "correct">;

const FORMS: { kind: Asked; title: string; text: string; label: string; button: string }[] = [
  {
    kind: "ask",
    title: "Ask for a person",
    text: "Someone at the agency reads your résumé themselves and answers you.",
    label: "What should they look at?",
    button: "Ask for a person",
  },
  {
    kind: "object",
    title: "Object",
    text: "You don’t want your résumé to be used in this way. Say why, if you like; the agency has to answer.",
    label: "Why do you object? (optional)",
    button: "Send objection",
  },
  {
    kind: "opt-out",
    title: "Opt out of scoring",
    text: "At once you have no score and no rank, in all of the agency’s job threads. People there still read your résumé. You can take it back on this page.",
    label: "A word to the agency (optional)",
    button: "Opt out of scoring",
  },
  {
    kind: "delete",
    title: "Delete my data",
    text: "The agency deletes your résumé and everything that was read from it, and sends you a receipt. Your application for the job ends with it.",
    label: "A word to the agency (optional)",
    button: "Ask for deletion",
  },
];

/** A plain form for each, folded away until it is wanted. */
export function RequestForms({
  open,
  isOptedOut,
  failed,
}: {
  /** what waits for an answer already */
  open: RequestKind[];
  isOptedOut: boolean;
  failed: { form: string; message: string } | null;
}) {
  const sent = useNavigation().formData?.get("request");
  const offered = FORMS.filter(({ kind }) => !open.includes(kind) && !(kind === "opt-out" && isOptedOut));
  return (
    <div className="grid gap-3">
      {isOptedOut && (
        <Form
          method="post"
          className="grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-4"
        >
          <p>
            You opted out of scoring. You can take that back: you are then scored and ranked again, in all of
            the agency’s job threads.
          </p>
          {failed?.form === "opt-in" && <Banner kind="error">{failed.message}</Banner>}
          <Button name="request" value="opt-in" look="secondary" busy={sent === "opt-in"}>
            Be scored again
          </Button>
        </Form>
      )}
      {offered.map(({ kind, title, text, label, button }) => (
        <details
          key={kind}
          open={failed?.form === kind || undefined}
          className="rounded-lg border border-line bg-surface px-4"
        >
          <summary className="min-h-11 py-2.5 font-medium">{title}</summary>
          <Form method="post" className="grid gap-3 pb-4">
            <p className="text-soft">{text}</p>
            {failed?.form === kind && <Banner kind="error">{failed.message}</Banner>}
            <div className="grid gap-1.5">
              <label htmlFor={`${kind}-words`} className="text-sm font-medium">
                {label}
              </label>
              <textarea
                id={`${kind}-words`}
                name="words"
                rows={3}
                maxLength={MAX_REQUEST_WORDS}
                required={kind === "ask"}
                className={textareaClass}
              />
            </div>
            {kind === "delete" && (
              <label className="flex items-start gap-2.5">
                <input type="checkbox" name="neverAgain" value="yes" className="mt-1 size-4 accent-accent" />
                <span>
                  Don’t take my résumé again. The agency then keeps a keyed hash of your email address and
                  phone number, from which nobody can read them; a later application of yours there is
                  refused, too.
                </span>
              </label>
            )}
            <div>
              <Button
                name="request"
                value={kind}
                look={kind === "delete" ? "danger" : "primary"}
                busy={sent === kind}
              >
                {button}
              </Button>
            </div>
          </Form>
        </details>
      ))}
    </div>
  );
}
