import { Form, useNavigation } from "@remix-run/react";
import { Button, LinkButton } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import { relativeTime } from "~/lib/relative-time";
import { companyPage } from "../../../../workers/domain/jobs/search/company-page";
import { CONTRACTS } from "../../../../workers/domain/jobs/search/job-choices";
import type { FoundJob } from "../../../../workers/domain/jobs/search/search-jobs";
import { payText, sourceName } from "./job-words";

const DAY = 24 * 60 * 60 * 1000;
/** From then on a card says that a posting is old, or that it wasn't seen for a while. */
const OLD = 60 * DAY;

/** The spec's colours of a match: green from 80 on, amber below. */
const GREEN_FROM = 80;

export function JobCard({
  job,
  now,
  resumeId,
  search,
}: {
  job: FoundJob;
  now: number;
  resumeId: string;
  /** the page as it stands, which stays */
  search: string;
}) {
  const { id, title, company, place, postedAt } = job;
  const employer = company || "Company Not Specified";
  return (
    <article
      id={`job-${id}`}
      aria-label={`${title}, ${employer}`}
      className="grid scroll-mt-4 grid-cols-[auto_1fr] gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <span
        aria-hidden="true"
        className="grid size-11 place-items-center rounded-md bg-sunken text-sm font-semibold text-soft"
      >
        {initials(employer)}
      </span>
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 grow basis-60 [overflow-wrap:anywhere]">
          <h3 className="text-lg">{title}</h3>
          <p className="text-sm text-soft">
            {employer}
            {place && ` · ${place}`} · Posted <LocalDate value={postedAt} />
          </p>
        </div>
        <Match score={job.score} />
      </div>
      <div className="col-span-2 grid gap-3">
        <Facts job={job} />
        <Reasons job={job} />
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <TextLink to={job.url}>View Job</TextLink>
          <CompanyProfile job={job} />
          {job.others.map(({ source, url }) => (
            <TextLink key={url} to={url}>
              also at {sourceName(source)}
            </TextLink>
          ))}
        </p>
        <Seen job={job} now={now} />
        <Work job={job} resumeId={resumeId} search={search} />
      </div>
    </article>
  );
}

function initials(employer: string): string {
  const words = employer.split(/[^\p{L}\d]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join("");
}

function Match({ score }: Pick<FoundJob, "score">) {
  const tone = score === null ? "none" : score >= GREEN_FROM ? "good" : "moderate";
  return (
    <Badge tone={tone} className="text-base">
      {score === null ? "Not judged" : `${score}% match`}
    </Badge>
  );
}

function CompanyProfile({ job }: { job: FoundJob }) {
  const page = companyPage(job);
  return page && <TextLink to={page}>Company Profile</TextLink>;
}

function Facts({ job }: { job: FoundJob }) {
  const facts = [job.isRemote ? "Remote" : null, job.employment && CONTRACTS[job.employment], payText(job)];
  const said = facts.filter((fact) => fact !== null);
  if (said.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {said.map((fact) => (
        <li key={fact}>
          <Badge>{fact}</Badge>
        </li>
      ))}
    </ul>
  );
}

function Reasons({ job: { strengths, gaps } }: { job: FoundJob }) {
  if (strengths.length + gaps.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {strengths.map((reason) => (
        <Reason key={reason} sign="+" tone="text-good" kind="Fits" reason={reason} />
      ))}
      {gaps.map((reason) => (
        <Reason key={reason} sign="–" tone="text-poor" kind="Missing" reason={reason} />
      ))}
    </ul>
  );
}

function Reason({ sign, tone, kind, reason }: Record<"sign" | "tone" | "kind" | "reason", string>) {
  return (
    <li className="flex gap-2">
      <span aria-hidden="true" className={tone}>
        {sign}
      </span>
      <span className="sr-only">{kind}: </span>
      {reason}
    </li>
  );
}

function Seen({ job: { seenAt, postedAt, source }, now }: { job: FoundJob; now: number }) {
  return (
    <p className="text-sm text-soft">
      From {sourceName(source)} · Seen open {relativeTime(seenAt, now).toLowerCase()}
      {now - postedAt > OLD && " · Posted more than 60 days ago"}
    </p>
  );
}

function Work({ job, resumeId, search }: { job: FoundJob; resumeId: string; search: string }) {
  const { formData } = useNavigation();
  const under = formData?.get("posting") === String(job.id) ? formData.get("intent") : null;
  const label = (words: string) => `${words}: ${job.title}`;
  return (
    <Form method="post" action={paths.jobs + search} preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="resume" value={resumeId} />
      <input type="hidden" name="posting" value={job.id} />
      {job.matchId ? (
        <LinkButton to={paths.analysis(job.matchId)} size="small" aria-label={label("View Analysis")}>
          View Analysis
        </LinkButton>
      ) : (
        <Button
          size="small"
          name="intent"
          value="analyze"
          busy={under === "analyze"}
          aria-label={label("Analyze Now")}
        >
          {under === "analyze" ? "Analyzing..." : "Analyze Now"}
        </Button>
      )}
      {job.applicationId ? (
        <LinkButton
          to={paths.application(job.applicationId)}
          look="secondary"
          size="small"
          aria-label={label("Tracked")}
        >
          Tracked
        </LinkButton>
      ) : (
        <Button
          look="secondary"
          size="small"
          name="intent"
          value="track"
          busy={under === "track"}
          aria-label={label("Track this job")}
        >
          Track this job
        </Button>
      )}
      <Button
        look="quiet"
        size="small"
        name="intent"
        value="hide"
        busy={under === "hide"}
        aria-label={label("Not interested")}
      >
        Not interested
      </Button>
    </Form>
  );
}
