import { Field, textareaClass } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import type { RequirementChoice } from "~/lib/views/requirement-rows";

const LEVELS = {
  must: "Must",
  nice: "Nice to have",
  context: "Mentioned",
  ignore: "Struck out",
} satisfies Record<RequirementChoice["importance"], string>;

/** What a job was read to ask for, each with its weight to choose, and room for what is missing. */
export function RequirementFields({ rows }: { rows: RequirementChoice[] }) {
  return (
    <div className="grid gap-5">
      <ul className="grid">
        {rows.map(({ id, label, importance, gate }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_9.5rem] items-center gap-3 border-b border-line py-1"
          >
            <span className="text-sm [overflow-wrap:anywhere]">
              {label}
              {gate && <span className="text-soft">, deal-breaker</span>}
            </span>
            <input type="hidden" name="requirementId" value={id} />
            {gate && <input type="hidden" name="gate" value={id} />}
            <Select small name="importance" defaultValue={importance} aria-label={`Importance of ${label}`}>
              {Object.entries(LEVELS).map(([value, word]) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      <div className="grid gap-5 sm:grid-cols-2">
        <Added name="addedMust" label="Musts that are missing here" />
        <Added name="addedNice" label="Nice to have, missing here" />
      </div>
    </div>
  );
}

function Added({ name, label }: { name: string; label: string }) {
  return (
    <Field label={label} htmlFor={name} hint="One a line">
      <textarea id={name} name={name} rows={3} maxLength={2000} className={textareaClass} />
    </Field>
  );
}
