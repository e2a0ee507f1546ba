import { Button } from "~/components/ui/button";
import { Field, smallInputClass } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import type { ApplicantQuery } from "../../../workers/domain/applicants/schema";

const ranges = [
  ["Relevancy", "minRelevancy", "maxRelevancy"],
  ["Skills", "minSkills", "maxSkills"],
  ["Experience", "minExperience", "maxExperience"],
] as const;

/** Location, gender and score ranges. */
export function FilterFields({ query }: { query: ApplicantQuery }) {
  return (
    <div className="mt-3 grid gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-5">
      <Field label="Location" htmlFor="filter-location">
        <input
          id="filter-location"
          name="location"
          defaultValue={query.location}
          className={smallInputClass}
        />
      </Field>
      <Field label="Gender" htmlFor="filter-gender">
        <Select small id="filter-gender" name="gender" defaultValue={query.gender ?? ""}>
          <option value="">All</option>
          <option value="male">male</option>
          <option value="female">female</option>
          <option value="other">other</option>
        </Select>
      </Field>
      {ranges.map(([label, min, max]) => (
        <fieldset key={label} className="grid content-start gap-1.5">
          <legend className="mb-1.5 text-sm font-medium">{label} (%)</legend>
          <div className="flex items-center gap-2">
            <Bound name={min} label={`${label} from`} placeholder="min" value={query[min]} />
            <Bound name={max} label={`${label} to`} placeholder="max" value={query[max]} />
          </div>
        </fieldset>
      ))}
      <Button look="secondary" size="small" className="justify-self-start sm:col-span-full">
        Apply Filters
      </Button>
    </div>
  );
}

function Bound(props: { name: string; label: string; placeholder: string; value: number | undefined }) {
  return (
    <input
      type="number"
      name={props.name}
      aria-label={props.label}
      placeholder={props.placeholder}
      defaultValue={props.value}
      min={0}
      max={100}
      step={0.1}
      className={smallInputClass}
    />
  );
}
