import { smallInputClass } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { CONSENT_WAYS, MAX_CONSENT_NOTE } from "../../../workers/domain/reports/report-limits";

/** When and how a person said it. `form`: the form of the fields where they stand inside another one. */
export function SaidFields({
  idOf,
  today,
  form,
  isNarrow = false,
}: {
  idOf: string;
  today: string;
  form?: string;
  isNarrow?: boolean;
}) {
  return (
    <div className={isNarrow ? "grid gap-3" : "grid gap-3 sm:grid-cols-[10rem_10rem_1fr]"}>
      <label className="grid gap-1 text-sm" htmlFor={`day-${idOf}`}>
        When
        <input
          id={`day-${idOf}`}
          type="date"
          name="day"
          form={form}
          defaultValue={today}
          className={smallInputClass}
        />
      </label>
      <label className="grid gap-1 text-sm" htmlFor={`way-${idOf}`}>
        How
        <Select id={`way-${idOf}`} name="way" form={form} small defaultValue="">
          <option value="">Choose</option>
          {Object.entries(CONSENT_WAYS).map(([way, words]) => (
            <option key={way} value={way}>
              {words}
            </option>
          ))}
        </Select>
      </label>
      <label className="grid gap-1 text-sm" htmlFor={`note-${idOf}`}>
        Note (optional)
        <input
          id={`note-${idOf}`}
          name="note"
          form={form}
          maxLength={MAX_CONSENT_NOTE}
          className={smallInputClass}
        />
      </label>
    </div>
  );
}
