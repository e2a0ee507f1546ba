import { Form } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/data/empty-state";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";
import type { JobQuery } from "../../../../workers/domain/jobs/search/job-query";
import type { FoundJobs } from "../../../../workers/domain/jobs/search/search-jobs";
import { JobCard } from "./job-card";
import { hasFilter, JobFilterForm } from "./job-filter-form";
import { hiddenText } from "./job-words";
import { SaveSearch } from "./save-search";

type Props = {
  found: FoundJobs;
  query: JobQuery;
  resumeId: string;
  search: string;
  /** where nothing fits */
  nothing: string;
  countries: { code: string; name: string }[];
  now: number;
};

export function JobResults({
  found: { jobs, counts },
  query,
  resumeId,
  search,
  nothing,
  countries,
  now,
}: Props) {
  const hidden = hiddenText(counts);
  const postings = jobs.reduce((sum, { others }) => sum + 1 + others.length, 0);
  return (
    <section aria-labelledby="jobs-found" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="jobs-found" className="text-2xl">
          {counted(jobs.length, "job")}
        </h2>
        <p className="text-sm text-soft">
          {jobs.length > 0 && "Best match first. "}
          {postings < counts.total && `The newest ${postings} of ${counts.total} postings that fit. `}
          {hidden && `${hidden}.`}
        </p>
      </div>
      <SaveSearch resumeId={resumeId} search={search} />
      <JobFilterForm resumeId={resumeId} query={query} countries={countries} />
      {jobs.length === 0 && (
        <EmptyState title={nothing}>
          {hasFilter(query)
            ? "Take back a filter, or edit your search."
            : "Edit your search, or come back later."}
        </EmptyState>
      )}
      <ul className="grid gap-4">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} now={now} resumeId={resumeId} search={search} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** After "Not interested": the way back. */
export function HiddenNotice({
  postingId,
  resumeId,
  search,
}: {
  postingId: number;
  resumeId: string;
  search: string;
}) {
  return (
    <Banner kind="success">
      <Form
        method="post"
        action={paths.jobs + search}
        preventScrollReset
        className="flex flex-wrap items-center gap-3"
      >
        <input type="hidden" name="resume" value={resumeId} />
        <input type="hidden" name="posting" value={postingId} />
        This job is left out of your searches.
        <Button look="secondary" size="small" name="intent" value="show">
          Undo
        </Button>
      </Form>
    </Banner>
  );
}
