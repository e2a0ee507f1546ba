import { getFormProps, getTextareaProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { useValidation } from "~/components/forms/use-validation";
import { TextField } from "~/components/identity/text-field";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/fields/checkbox";
import { Field, textareaClass } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { LocalDate } from "~/components/ui/local-date";
import { paths } from "~/lib/paths";
import {
  applicationStates,
  dateNameOf,
  STATE_NAMES,
} from "../../../../workers/domain/applications/application-states";
import type { ApplicationDetails } from "../../../../workers/domain/applications/get-application";
import { DayField } from "./day-field";
import { JobFields } from "./job-fields";

/** What the server said of a form that it didn't save; `saved`: what another tab has saved meanwhile. */
export type ApplicationAnswer = {
  result: SubmissionResult<string[]>;
  expected: number;
  saved: { updatedAt: number; notes: string } | null;
};

const dayText = (day: number | null) => (day === null ? "" : new Date(day).toISOString().slice(0, 10));

function draftOf(application: ApplicationDetails) {
  const { jobTitle, employer, jobUrl, place, state, nextStep, notes } = application;
  const { savedAt, appliedAt, interviewAt, offerAt, closedAt, nextAt } = application;
  return {
    ...{ jobTitle, employer, jobUrl, place, state: state as string, nextStep, notes },
    ...{ savedAt: dayText(savedAt), appliedAt: dayText(appliedAt), interviewAt: dayText(interviewAt) },
    ...{ offerAt: dayText(offerAt), closedAt: dayText(closedAt), nextAt: dayText(nextAt) },
    reminds: application.reminds ? "on" : "",
  };
}

export function ApplicationForm({
  application,
  answer,
}: {
  application: ApplicationDetails;
  answer: ApplicationAnswer | undefined;
}) {
  const [form, fields] = useForm({
    id: "application",
    lastResult: answer?.result,
    defaultValue: draftOf(application),
    onValidate: useValidation(() =>
      import("../../../../workers/domain/applications/schema").then((m) => m.applicationSchema),
    ),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onBlur",
  });
  const busy = useNavigation().formData?.get("intent") === "save";
  const { key, ...notes } = getTextareaProps(fields.notes);
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} className="grid gap-4">
      <input type="hidden" name="intent" value="save" />
      {/* What it was opened at: a page that was read again since doesn't make it newer. */}
      <input type="hidden" name="expected" value={answer?.expected ?? application.updatedAt} />
      {form.errors?.[0] && <Refusal message={form.errors[0]} saved={answer?.saved ?? null} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="State" htmlFor={fields.state.id}>
          <Select id={fields.state.id} name="state" defaultValue={fields.state.initialValue}>
            {applicationStates.map((state) => (
              <option key={state} value={state}>
                {STATE_NAMES[state]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <fieldset className="grid gap-x-4 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
        <legend className="float-left mb-1 font-semibold sm:col-span-2">What comes next</legend>
        <TextField field={fields.nextStep} label="What it is" autoComplete="off" />
        <DayField field={fields.nextAt} label="Day" />
        <div className="sm:col-span-2">
          <Checkbox
            name="reminds"
            defaultChecked={fields.reminds.initialValue === "on"}
            label="Remind me by mail"
            hint="On that day at 07:00 UTC"
            className="py-0"
          />
          <Reminder application={application} />
        </div>
      </fieldset>
      <Field
        label="Notes"
        htmlFor={fields.notes.id}
        error={fields.notes.errors?.[0]}
        errorId={fields.notes.errorId}
      >
        <textarea {...notes} key={key} rows={6} autoComplete="off" className={textareaClass} />
      </Field>
      <fieldset className="grid gap-4 border-t border-line pt-4">
        <legend className="float-left -mb-3 font-semibold">The job</legend>
        <JobFields fields={fields} />
      </fieldset>
      <fieldset className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-4 sm:grid-cols-3">
        <legend className="float-left mb-1 font-semibold">When each state was reached</legend>
        <p className="col-span-full text-sm text-soft">
          A state that you choose above gets today’s date. You can correct it here afterwards.
        </p>
        {applicationStates.slice(0, applicationStates.indexOf(application.state) + 1).map((state) => (
          <DayField key={state} field={fields[dateNameOf(state)]} label={STATE_NAMES[state]} />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy}>{busy ? "Saving..." : "Save"}</Button>
        {answer?.saved && (
          <Button look="secondary" name="overwrite" value={answer.saved.updatedAt}>
            Save This Version
          </Button>
        )}
      </div>
    </Form>
  );
}

/** Why nothing was saved, with what another tab has saved meanwhile. */
function Refusal({ message, saved }: { message: string; saved: ApplicationAnswer["saved"] }) {
  return (
    <Banner kind="error">
      <p>{message}</p>
      {saved && <p className="mt-2">To keep it all the same, press “Save This Version” at the end.</p>}
      {saved?.notes && (
        <>
          <p className="mt-2 font-medium">The notes as they are saved now:</p>
          <p className="whitespace-pre-wrap text-ink">{saved.notes}</p>
        </>
      )}
    </Banner>
  );
}

/** Whether a mail is on its way, in the words that are true. */
function Reminder({ application }: { application: ApplicationDetails }) {
  const { reminds, remindAt, nextAt, reminderMails } = application;
  if (!reminderMails)
    return (
      <p className="pl-8 text-sm text-moderate">
        Reminders by mail are off in{" "}
        <Link to={paths.reminderMails} className="text-link">
          your settings
        </Link>
        : none will go out.
      </p>
    );
  if (!reminds || nextAt === null) return null;
  return (
    <p className="pl-8 text-sm text-soft">
      {remindAt === null ? (
        "No mail is waiting: it has gone out, or its hour was over when you asked for it."
      ) : (
        <>
          A mail goes out on <LocalDate value={nextAt} utc />.
        </>
      )}
    </p>
  );
}
