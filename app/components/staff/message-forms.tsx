import { Form, useNavigation } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Field, textareaClass } from "~/components/ui/fields/field";

type Answer = { intent: "answer" | "elsewhere"; error: string; typed: string };

/** The two ways to get a message off the queue: answer it here, or say where it was answered. */
export function MessageForms({ email, answer }: { email: string; answer: Answer | undefined }) {
  const busy = useNavigation().formMethod === "POST";
  const of = (intent: Answer["intent"]) => (answer?.intent === intent ? answer : undefined);
  return (
    <>
      <Card title="Answer">
        <Form method="post" className="grid gap-4">
          <Problem answer={of("answer")} />
          <Field label={`Your answer, mailed to ${email}`} htmlFor="answer">
            <textarea
              id="answer"
              name="answer"
              rows={8}
              maxLength={10_000}
              defaultValue={of("answer")?.typed}
              autoComplete="off"
              className={textareaClass}
            />
          </Field>
          <Button name="intent" value="answer" disabled={busy} className="justify-self-start">
            Send answer
          </Button>
        </Form>
      </Card>
      <Card title="Answered elsewhere?">
        <Form method="post" className="grid gap-4">
          <Problem answer={of("elsewhere")} />
          <Field label="Where and how" htmlFor="reason" hint="stays in the audit log">
            <textarea
              id="reason"
              name="reason"
              rows={2}
              maxLength={1000}
              defaultValue={of("elsewhere")?.typed}
              autoComplete="off"
              className={textareaClass}
            />
          </Field>
          <Button
            name="intent"
            value="elsewhere"
            look="secondary"
            disabled={busy}
            className="justify-self-start"
          >
            Take it off the queue
          </Button>
        </Form>
      </Card>
    </>
  );
}

/** For whom a colleague was faster: what was typed is still here. */
export function TooLate({ error, typed }: { error: string; typed: string }) {
  return (
    <Banner kind="error">
      {error}
      {typed && <p className="mt-2 whitespace-pre-line">Not sent: {typed}</p>}
    </Banner>
  );
}

function Problem({ answer }: { answer: Answer | undefined }) {
  return answer && <Banner kind="error">{answer.error}</Banner>;
}
