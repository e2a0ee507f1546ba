import { Form, useNavigation } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Field, inputClass, textareaClass } from "~/components/ui/fields/field";
import { counted } from "~/lib/format";
import { INCIDENT_KINDS, type IncidentKind } from "../../../../workers/domain/staff/incidents/incident-kinds";

export type IncidentAnswer = { intent: string; error: string; typed: string; version: string };

/** Forms that show their own errors. */
const OTHERS = new Set(["company", "block", "unblock"]);

/** What can be done about an open incident, a form each. Every one writes a line that stays. */
export function IncidentForms({
  kind,
  isReported,
  untold,
  answer,
}: {
  kind: IncidentKind;
  isReported: boolean;
  untold: number;
  answer: IncidentAnswer | undefined;
}) {
  const { stops, mail } = INCIDENT_KINDS[kind];
  const forms = [
    { intent: "note", title: "Add a note", label: "Note", button: "Add Note", preset: "" },
    ...(untold > 0
      ? [
          {
            ...{ intent: "mail", title: "Mail the owners", preset: mail },
            label: `To the owners of ${counted(untold, "company", "companies")} not told yet, 20 at a time`,
            button: "Send Mails",
          },
        ]
      : []),
    ...(isReported
      ? []
      : [
          {
            intent: "report",
            title: stops,
            label: "When, to whom, how",
            button: "Stop the Clock",
            preset: "",
          },
        ]),
    { intent: "close", title: "Close", label: "What came of it", button: "Close Incident", preset: "" },
  ];
  const sent = useNavigation().formData?.get("intent");
  const of = (intent: string) => (answer?.intent === intent ? answer : undefined);
  return (
    <>
      {answer && !OTHERS.has(answer.intent) && !forms.some(({ intent }) => intent === answer.intent) && (
        <Banner kind="error">{answer.error}</Banner>
      )}
      {forms.map(({ intent, title, label, button, preset }) => (
        <Card key={intent} title={title}>
          <Form method="post" className="grid gap-4">
            {of(intent) && <Banner kind="error">{of(intent)?.error}</Banner>}
            <Field label={label} htmlFor={`words-${intent}`}>
              <textarea
                id={`words-${intent}`}
                name="words"
                rows={preset ? 8 : 3}
                maxLength={4000}
                defaultValue={of(intent)?.typed ?? preset}
                autoComplete="off"
                className={textareaClass}
              />
            </Field>
            <Button name="intent" value={intent} busy={sent === intent} className="justify-self-start">
              {button}
            </Button>
          </Form>
        </Card>
      ))}
      <Card title="Name a company that it concerns">
        <Form method="post" className="grid gap-4">
          {of("company") && <Banner kind="error">{of("company")?.error}</Banner>}
          <Field label="The address of its page in the staff area" htmlFor="company">
            <input
              id="company"
              name="company"
              maxLength={300}
              autoComplete="off"
              defaultValue={of("company")?.typed}
              className={inputClass}
            />
          </Field>
          <Button name="intent" value="company" busy={sent === "company"} className="justify-self-start">
            Add Company
          </Button>
        </Form>
      </Card>
    </>
  );
}
