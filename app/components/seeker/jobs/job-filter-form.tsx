import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Select } from "~/components/ui/fields/select";
import { paths } from "~/lib/paths";
import { CONTRACTS, PERIODS, SOURCE_NAMES } from "../../../../workers/domain/jobs/search/job-choices";
import type { JobQuery } from "../../../../workers/domain/jobs/search/job-query";

export function hasFilter({ resume: _, saved: __, ...filter }: JobQuery): boolean {
  return Object.values(filter).some(Boolean);
}

export function JobFilterForm({
  resumeId,
  query,
  countries,
}: {
  resumeId: string;
  query: JobQuery;
  /** those of the postings shown */
  countries: { code: string; name: string }[];
}) {
  const box = "size-5 accent-accent";
  const choices = [
    { name: "days", label: "Posted", any: "Any date", options: Object.entries(PERIODS) },
    { name: "contract", label: "Contract", any: "Any contract", options: Object.entries(CONTRACTS) },
    {
      name: "country",
      label: "Country",
      any: "Any country",
      options: countries.map(({ code, name }) => [code, name] as const),
    },
    {
      name: "source",
      label: "Source",
      any: "Any source",
      options: Object.entries(SOURCE_NAMES).map(
        ([source, name]) => [source, source === "lever-eu" ? `${name} (Europe)` : name] as const,
      ),
    },
  ] as const;
  return (
    <Form
      key={JSON.stringify(query)}
      method="get"
      action={paths.jobs}
      preventScrollReset
      aria-label="Filters"
      className="flex flex-wrap items-center gap-x-4 gap-y-3"
    >
      <input type="hidden" name="resume" value={resumeId} />
      {query.saved && <input type="hidden" name="saved" value={query.saved} />}
      <label className="inline-flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
        <input
          type="checkbox"
          name="remote"
          value="1"
          defaultChecked={query.remote === "1"}
          className={box}
        />
        Remote
      </label>
      <label className="inline-flex min-h-9 items-center gap-2 text-sm pointer-coarse:min-h-11">
        <input type="checkbox" name="pay" value="1" defaultChecked={query.pay === "1"} className={box} />
        Names the pay
      </label>
      {choices.map(({ name, label, any, options }) => (
        <Select
          key={name}
          small
          name={name}
          aria-label={label}
          defaultValue={query[name] ?? ""}
          className="min-w-36"
        >
          <option value="">{any}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      ))}
      <Button look="secondary" size="small">
        Apply
      </Button>
      {hasFilter(query) && (
        <Link to={paths.jobsOf(resumeId)} preventScrollReset className="text-link rounded-sm text-sm">
          Clear Filters
        </Link>
      )}
    </Form>
  );
}
