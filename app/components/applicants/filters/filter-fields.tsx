import { clsx } from "clsx";
import { useId } from "react";
import { Button } from "~/components/ui/button";
import { Field, smallInputClass } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import type { ApplicantQuery } from "../../../../workers/domain/applicants/schema";
import type { StageSettings } from "../../../../workers/domain/decisions/stage-settings";
import { SOURCE_WORDS } from "../../../../workers/domain/notices/source-words";

const ranges = [
  ["Relevancy", "minRelevancy", "maxRelevancy"],
  ["Skills", "minSkills", "maxSkills"],
  ["Experience", "minExperience", "maxExperience"],
] as const;

export function FilterFields({
  query,
  hiring,
  blind,
  narrow = false,
}: {
  query: ApplicantQuery;
  hiring: StageSettings;
  blind: boolean;
  /** one below the other */
  narrow?: boolean;
}) {
  // The table's own fields stay in the page beneath a panel.
  const id = useId();
  return (
    <div
      className={clsx(
        "grid gap-4 rounded-lg border border-line bg-surface p-4",
        !narrow && "min-[22rem]:grid-cols-2 lg:grid-cols-5",
      )}
    >
      {!blind && <WhoTheyAre query={query} id={id} />}
      <Field label="Analysis" htmlFor={`${id}-status`}>
        <Select small id={`${id}-status`} name="status" defaultValue={query.status ?? ""}>
          <option value="">All</option>
          <option value="failed">failed</option>
          <option value="pending">running</option>
          <option value="analysed">done</option>
          <option value="processed">done or failed</option>
        </Select>
      </Field>
      <Field label="Stage" htmlFor={`${id}-stage`}>
        <Select small id={`${id}-stage`} name="stage" defaultValue={query.stage ?? ""}>
          <option value="">All</option>
          {hiring.stages.map(({ stage, name }) => (
            <option key={stage} value={stage}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Source" htmlFor={`${id}-source`}>
        <Select small id={`${id}-source`} name="source" defaultValue={query.source ?? ""}>
          <option value="">All</option>
          {Object.entries(SOURCE_WORDS).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Deal-breakers" htmlFor={`${id}-deal-breakers`}>
        <Select small id={`${id}-deal-breakers`} name="dealBreakers" defaultValue={query.dealBreakers ?? ""}>
          <option value="">All</option>
          <option value="met">all met</option>
          <option value="none-failed">none failed</option>
          <option value="unknown">none failed, one unknown</option>
          <option value="failed">one failed</option>
        </Select>
      </Field>
      {(
        [
          ["Years of work from", { name: "minYears", max: 60, step: 0.5 }],
          ["Must-haves from (%)", { name: "minMusts", max: 100 }],
        ] as const
      ).map(([label, input]) => (
        <Field key={input.name} label={label} htmlFor={`${id}-${input.name}`}>
          <input
            {...input}
            id={`${id}-${input.name}`}
            type="number"
            defaultValue={query[input.name]}
            min={0}
            className={smallInputClass}
          />
        </Field>
      ))}
      {ranges.map(([label, min, max]) => (
        <fieldset key={label} className="grid content-start gap-1.5">
          <legend className="mb-1.5 text-sm font-medium">{label} (%)</legend>
          <div className="flex items-center gap-2">
            <Bound name={min} label={`${label} from`} placeholder="min" value={query[min]} />
            <Bound name={max} label={`${label} to`} placeholder="max" value={query[max]} />
          </div>
        </fieldset>
      ))}
      <fieldset className="flex flex-wrap items-center gap-x-6 gap-y-1 col-span-full">
        <legend className="sr-only">Only</legend>
        <Only name="shortlisted" label="Shortlisted only" checked={query.shortlisted !== undefined} />
        <Only
          name="locationMatch"
          label="Location matches only"
          checked={query.locationMatch !== undefined}
        />
        <Only name="duplicates" label="With several résumés only" checked={query.duplicates !== undefined} />
        <Only name="hiddenText" label="With hidden text only" checked={query.hiddenText !== undefined} />
      </fieldset>
      <Button look="secondary" size="small" className="justify-self-start col-span-full">
        Apply Filters
      </Button>
    </div>
  );
}

/** Off under blind review. */
function WhoTheyAre({ query, id }: { query: ApplicantQuery; id: string }) {
  return (
    <>
      <Field label="Location" htmlFor={`${id}-location`}>
        <input
          id={`${id}-location`}
          name="location"
          defaultValue={query.location}
          className={smallInputClass}
        />
      </Field>
      <Field label="Gender" htmlFor={`${id}-gender`}>
        <Select small id={`${id}-gender`} name="gender" defaultValue={query.gender ?? ""}>
          <option value="">All</option>
          <option value="male">male</option>
          <option value="female">female</option>
          <option value="other">other</option>
          <option value="not-stated">not stated</option>
        </Select>
      </Field>
    </>
  );
}

function Only({ name, label, checked }: { name: string; label: string; checked: boolean }) {
  return (
    <label className="flex min-h-9 items-center gap-2 text-sm">
      <input
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={checked}
        className="size-4.5 accent-accent"
      />
      {label}
    </label>
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
