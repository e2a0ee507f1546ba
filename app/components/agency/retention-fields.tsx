import type { FieldMetadata } from "@conform-to/react";
import { TextField } from "~/components/identity/text-field";
import { buttonClass } from "~/components/ui/button";
import { counted } from "~/lib/format";

const PRESETS = [
  { days: "180", label: "6 months" },
  { days: "365", label: "1 year" },
  { days: "730", label: "2 years" },
  { days: "1095", label: "3 years" },
];

type DaysField = FieldMetadata<string | undefined>;

/** How long candidates are kept. @param props.erases how many people what was just sent would delete: they are asked about first */
export function RetentionFields({
  days,
  shortlistedDays,
  erases,
  choose,
}: {
  days: DaysField;
  shortlistedDays: DaysField;
  erases: number;
  choose: (field: DaysField, value: string) => void;
}) {
  return (
    <>
      <Period
        field={days}
        label="Erase candidates after (days)"
        hint="Counted from the last contact: the upload, a decision, a request of theirs, or what they said of being represented."
        choose={choose}
      />
      <Period
        field={shortlistedDays}
        label="Erase shortlisted candidates after (days)"
        hint="Counted the same way, and never shorter. Candidates on legal hold stay."
        choose={choose}
      />
      {erases > 0 && (
        <label className="flex items-start gap-2.5 rounded-md border border-poor p-3 sm:col-span-full">
          <input type="checkbox" name="erases" value={erases} className="mt-1 size-4 accent-accent" />
          Delete {counted(erases, "person", "people")} from the next minutes on, for good
        </label>
      )}
    </>
  );
}

function Period({
  field,
  label,
  hint,
  choose,
}: {
  field: DaysField;
  label: string;
  hint: string;
  choose: (field: DaysField, value: string) => void;
}) {
  return (
    <div className="grid content-start gap-2">
      <TextField field={field} label={label} hint={hint} autoComplete="off" inputMode="numeric" />
      <div className="flex flex-wrap gap-2">
        {PRESETS.map((preset) => (
          <button
            key={preset.days}
            type="button"
            className={buttonClass("secondary", "small")}
            aria-label={`${label}: ${preset.label}`}
            onClick={() => choose(field, preset.days)}
          >
            {preset.label}
          </button>
        ))}
      </div>
    </div>
  );
}
