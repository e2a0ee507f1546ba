import { Form, useNavigation } from "@remix-run/react";
import { useId, useState } from "react";
import { Button } from "~/components/ui/button";
import { textareaClass } from "~/components/ui/fields/field";
import { LocalDate } from "~/components/ui/local-date";
import type { ReportAnswer } from "../../../workers/domain/reports/list-reports";
import { MAX_CLIENT_WORDS } from "../../../workers/domain/reports/report-limits";

const SAID = { yes: "Yes", no: "No", question: "A question" } as const;

/** Yes, No, or a question about one person, with words to it; a later answer counts instead. */
export function AnswerForm({
  personId,
  label,
  answer,
  problem,
}: {
  personId: string;
  label: string;
  answer: ReportAnswer | null;
  problem: string | undefined;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { formData } = useNavigation();
  const isBusy = formData?.get("person") === personId;
  const sent = isBusy ? formData?.get("answer") : null;
  return (
    <Form
      method="post"
      preventScrollReset
      aria-label={`Your answer about ${label}`}
      onSubmit={() => setOpen(false)}
      className="grid gap-3 border-t border-line pt-4 print:hidden"
    >
      <input type="hidden" name="person" value={personId} />
      {answer && (
        <div role="status" className="text-ui">
          Your answer: <strong>{SAID[answer.answer]}</strong>, <LocalDate value={answer.createdAt} />
          {answer.words && (
            <p className="max-w-prose whitespace-pre-line text-soft [overflow-wrap:anywhere]">
              {answer.words}
            </p>
          )}
        </div>
      )}
      {problem && (
        <p role="alert" className="text-ui text-poor">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {(["yes", "no"] as const).map((one) => (
          <Button
            key={one}
            name="answer"
            value={one}
            look={answer?.answer === one ? "primary" : "secondary"}
            aria-label={`${SAID[one]} to ${label}`}
            busy={sent === one}
          >
            {SAID[one]}
          </Button>
        ))}
        <Button
          type="button"
          look="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`Question about ${label}`}
          onClick={() => setOpen(!isOpen)}
          className="noscript:hidden"
        >
          Question
        </Button>
      </div>
      <div id={id} className={isOpen ? "grid gap-2" : "hidden gap-2 noscript:grid"}>
        <label htmlFor={`${id}-words`} className="text-sm font-medium">
          Your words to the agency about {label}
        </label>
        <textarea
          id={`${id}-words`}
          name="words"
          rows={3}
          maxLength={MAX_CLIENT_WORDS}
          className={textareaClass}
        />
        <div>
          <Button name="answer" value="question" size="small" busy={sent === "question"}>
            Send question
          </Button>
        </div>
        <p className="text-sm text-soft">Yes and No take your words along, too.</p>
      </div>
    </Form>
  );
}
