import {
  getFormProps,
  getInputProps,
  getSelectProps,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { memo, useEffect, useRef } from "react";
import { TimeSlotOptions } from "~/components/coaching/time-slot-options";
import { HumanCheck, type HumanCheckProps } from "~/components/forms/human-check";
import { FormError } from "~/components/identity/form-error";
import { EmailField, TextField } from "~/components/identity/text-field";
import { Button } from "~/components/ui/button";
import { Field, inputClass } from "~/components/ui/fields/field";
import { RadioGroup } from "~/components/ui/fields/radio-group";
import { Select } from "~/components/ui/fields/select";
import { useFormSeen } from "~/lib/hooks/use-form-seen";
import { COACHING_SESSIONS } from "../../../../workers/domain/coaching/coaching-sessions";
import type { BookingForm as Booking } from "../../../../workers/domain/content/schema";

/** Asks for a session with a coach. `days`: the first and the last that can be asked for. */
export function BookingForm({
  days,
  timeZones,
  humanCheck,
  answer,
}: {
  days: { first: string; last: string };
  timeZones: readonly string[];
  humanCheck: HumanCheckProps;
  answer?: SubmissionResult<string[]>;
}) {
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<Booking>({ lastResult: answer });
  const { key: dateKey, ...date } = getInputProps(fields.date, { type: "date" });
  const { key: zoneKey, ...zone } = getSelectProps(fields.timeZone);
  const select = useOwnTimeZone(zoneKey);
  const { key: slotKey, ...slot } = getSelectProps(fields.slot);
  return (
    <Form method="post" {...getFormProps(form)} noValidate={false} className="grid max-w-xl gap-5">
      <FormError form={form} />
      <RadioGroup
        legend="Session type"
        name={fields.session.name}
        options={Object.entries(COACHING_SESSIONS).map(([value, { name, price, length }]) => ({
          value,
          label: name,
          hint: `€${price}, ${length}`,
        }))}
        defaultValue={fields.session.initialValue ?? "resume-deep-dive"}
        error={fields.session.errors?.[0]}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Preferred date"
          htmlFor={fields.date.id}
          error={fields.date.errors?.[0]}
          errorId={fields.date.errorId}
        >
          <input {...date} key={dateKey} required min={days.first} max={days.last} className={inputClass} />
        </Field>
        <Field
          label="Time slot"
          htmlFor={fields.slot.id}
          error={fields.slot.errors?.[0]}
          errorId={fields.slot.errorId}
        >
          <Select {...slot} key={slotKey} required>
            <TimeSlotOptions />
          </Select>
        </Field>
      </div>
      <Field
        label="Your time zone"
        htmlFor={fields.timeZone.id}
        error={fields.timeZone.errors?.[0]}
        errorId={fields.timeZone.errorId}
      >
        <Select {...zone} key={zoneKey} ref={select} required>
          <option value="">Please choose</option>
          <ZoneOptions names={timeZones} />
        </Select>
      </Field>
      <TextField field={fields.name} label="Name" autoComplete="name" />
      <EmailField field={fields.email} autoComplete="email" />
      <HumanCheck {...humanCheck} />
      <Button busy={busy} className="justify-self-start">
        {busy ? "Sending..." : "Schedule Session"}
      </Button>
      <p className="text-sm text-soft">
        This is a wish, not a contract: nothing is charged. Within 24 hours we propose an hour by mail. It is
        booked once you have accepted it and paid.
      </p>
    </Form>
  );
}

/** Several hundred: not rendered again with the form. */
const ZoneOptions = memo(function ZoneOptions({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <option key={name} value={name}>
      {name.replaceAll("_", " ")}
    </option>
  ));
});

/** Chooses the browser's time zone, which takes a phone a tenth of a second. @param resetKey changes when the form is reset */
function useOwnTimeZone(resetKey: string | undefined) {
  const select = useRef<HTMLSelectElement>(null);
  const seen = useFormSeen(select);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after a reset
  useEffect(() => {
    const list = select.current;
    if (!seen || list?.value !== "") return;
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    list.value = own;
    if (list.value === own) return;
    // A browser knows names that the server doesn't.
    list.add(new Option(own, own, false, true), 1);
  }, [seen, resetKey]);
  return select;
}
