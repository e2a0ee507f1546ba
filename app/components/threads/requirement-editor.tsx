import { Field, textareaClass } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import type { RequirementView } from "~/lib/views/analysis-view";
import { importances } from "../../../workers/domain/threads/job-options";

const names: Record<(typeof importances)[number], string> = {
  must: "Must have",
  nice: "Nice to have",
  context: "Mentioned",
  ignore: "Ignore",
};

/** The requirements that were read from a posting, each to be weighed by the recruiter, with room for more. */
export function RequirementEditor({ requirements }: { requirements: RequirementView[] }) {
  return (
    <div className="grid gap-5">
      {requirements.length === 0 && (
        <p className="text-soft">
          No requirement was recognised in this posting. Add the skills yourself below.
        </p>
      )}
      <ul className="@container divide-y divide-line border-y border-line">
        {requirements.map((requirement) => (
          <RequirementRow key={requirement.id} requirement={requirement} />
        ))}
      </ul>
      <AddSkills name="addedMust" label="Add core skills" />
      <AddSkills name="addedNice" label="Add preferred skills" />
    </div>
  );
}

function RequirementRow({ requirement }: { requirement: RequirementView }) {
  const { id, label, importance, gate, words } = requirement;
  return (
    <li className="grid gap-2 py-3">
      <input type="hidden" name="requirementId" value={id} />
      <div className="grid items-center gap-x-4 gap-y-1 @md:grid-cols-[minmax(0,1fr)_auto]">
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{label}</span>
        <span className="flex items-center justify-between gap-4">
          <label className="flex min-h-9 items-center gap-2 text-sm whitespace-nowrap">
            <input
              type="checkbox"
              name="gate"
              value={id}
              defaultChecked={gate}
              className="size-4.5 accent-accent"
            />
            Deal-breaker
          </label>
          <Select
            small
            name="importance"
            defaultValue={importance}
            aria-label={`Importance of ${label}`}
            className="w-36"
          >
            {importances.map((value) => (
              <option key={value} value={value}>
                {names[value]}
              </option>
            ))}
          </Select>
        </span>
      </div>
      {words.map((text) => (
        <q key={text} className="block border-l-2 border-mark-strong pl-3 text-sm text-soft">
          {text}
        </q>
      ))}
    </li>
  );
}

function AddSkills({ name, label }: { name: string; label: string }) {
  return (
    <Field label={label} htmlFor={name} hint="separated by commas or lines">
      <textarea id={name} name={name} rows={2} className={textareaClass} />
    </Field>
  );
}
