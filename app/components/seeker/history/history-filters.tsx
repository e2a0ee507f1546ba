import { Form, Link } from "@remix-run/react";
import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Field, smallInputClass } from "~/components/ui/fields/field";
import { SearchInput } from "~/components/ui/fields/search-input";
import { Select } from "~/components/ui/fields/select";
import { useFocusAfter } from "~/lib/hooks/use-focus-after";
import type { HistoryQuery, HistorySort } from "../../../../workers/domain/matches/schema";
import { dayOf, hasFilters, historySearch } from "./history-search";

const orders: Record<HistorySort, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  "score-high": "Highest score first",
  "score-low": "Lowest score first",
  title: "Job title, A to Z",
};

export function HistoryFilters({
  query,
  resumes,
}: {
  query: HistoryQuery;
  resumes: { id: string; name: string }[];
}) {
  const { search, minScore, maxScore, from, to, resume } = query;
  const filtered = hasFilters(query);
  const onAsk = useFocusAfter(historySearch(query), "history-results");
  return (
    <Form key={historySearch(query)} method="get" preventScrollReset onSubmit={onAsk} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput
          label="Search by job title"
          placeholder="Job title"
          value={search}
          className="min-w-52 flex-1 sm:max-w-xs"
        />
        <Select small name="sort" aria-label="Order" defaultValue={query.sort} className="min-w-44">
          {Object.entries(orders).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Button look="secondary" size="small">
          Apply
        </Button>
        {filtered && (
          <Link to="?" preventScrollReset onClick={onAsk} className="text-link rounded-sm text-sm">
            Clear Filters
          </Link>
        )}
      </div>
      <details open={filtered} className="group">
        <summary className="inline-flex min-h-9 items-center gap-1 rounded-sm text-sm font-medium text-soft hover:text-ink pointer-coarse:min-h-11">
          <ChevronDown className="size-4 -rotate-90 group-open:rotate-0" aria-hidden="true" />
          Filters
        </summary>
        <div className="mt-2 grid gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-3">
          <Range label="Score, 0 to 100">
            <Bound name="minScore" label="Score from" value={minScore} />
            <Bound name="maxScore" label="Score to" value={maxScore} />
          </Range>
          <Range label="Analyzed between">
            <Day name="from" label="First day" value={from} />
            <Day name="to" label="Last day" value={to} />
          </Range>
          <Field label="Résumé" htmlFor="filter-resume">
            <Select small id="filter-resume" name="resume" defaultValue={resume ?? ""}>
              <option value="">All résumés</option>
              {resumes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </details>
    </Form>
  );
}

function Range({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <fieldset className="grid min-w-0 content-start">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid gap-2 min-[24rem]:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function Bound({ name, label, value }: { name: string; label: string; value: number | undefined }) {
  return (
    <input
      type="number"
      name={name}
      aria-label={label}
      defaultValue={value}
      min={0}
      max={100}
      step="any"
      className={smallInputClass}
    />
  );
}

function Day({ name, label, value }: { name: string; label: string; value: number | undefined }) {
  return (
    <input
      type="date"
      name={name}
      aria-label={label}
      defaultValue={value === undefined ? undefined : dayOf(value)}
      className={clsx(smallInputClass, "min-w-0")}
    />
  );
}
