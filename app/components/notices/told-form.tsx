import { Form, useNavigation } from "@remix-run/react";
import { useId } from "react";
import { Button } from "~/components/ui/button";
import { Field, smallInputClass } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { NOTED_WAYS, TOLD_WORDS } from "../../../workers/domain/notices/told-words";

/** Notes how and when somebody was told, or everyone of a job thread who wasn't yet. */
export function ToldForm({
  threadId,
  applicantId = null,
  today,
  children,
}: {
  threadId: string;
  applicantId?: string | null;
  /** as "2026-11-26" */
  today: string;
  children: string;
}) {
  const id = useId();
  const sent = useNavigation().formData;
  const busy = sent?.get("intent") === "told" && sent.get("of") === (applicantId ?? threadId);
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="of" value={applicantId ?? threadId} />
      <input type="hidden" name="threadId" value={threadId} />
      {applicantId && <input type="hidden" name="applicantId" value={applicantId} />}
      <Field label="Told" htmlFor={`${id}-way`}>
        <Select small id={`${id}-way`} name="way" defaultValue="mail">
          {NOTED_WAYS.map((way) => (
            <option key={way} value={way}>
              {TOLD_WORDS[way]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="On" htmlFor={`${id}-day`}>
        <input
          id={`${id}-day`}
          name="day"
          type="date"
          required
          max={today}
          defaultValue={today}
          className={smallInputClass}
        />
      </Field>
      <Button name="intent" value="told" look="secondary" size="small" busy={busy}>
        {children}
      </Button>
    </Form>
  );
}
