import { Link } from "@remix-run/react";
import { BarChart } from "~/components/charts/bar-chart";
import { LineChart } from "~/components/charts/line-chart";
import { Card } from "~/components/ui/card";
import { LinkTabs } from "~/components/ui/link-tabs";
import { agencyPaths } from "~/lib/agency-paths";
import { counted, percent } from "~/lib/format";
import type { GenderGroup } from "../../../../workers/domain/overview/gender-shares";
import type { Place } from "../../../../workers/domain/overview/top-places";
import type { ThreadAnalytics } from "../../../../workers/domain/threads/analytics/get-analytics";
import {
  BUCKETS,
  type ScoreName,
  scoreNames,
} from "../../../../workers/domain/threads/analytics/score-names";

const scoreWords: Record<ScoreName, string> = {
  relevancy: "Relevancy",
  skills: "Skills match",
  experience: "Experience match",
  seniority: "Seniority match",
  category: "Category match",
};

const bucketWords = BUCKETS.map(([from, to]) => (to === 100 ? `${from}–100%` : `${from}–${to - 1}%`));

/** Names of the filters that open a bucket's rows; the other two scores have none. */
const bucketFilters: Partial<Record<ScoreName, [string, string]>> = {
  relevancy: ["minRelevancy", "maxRelevancy"],
  skills: ["minSkills", "maxSkills"],
  experience: ["minExperience", "maxExperience"],
};

type OfThread = { threadId: string; analytics: ThreadAnalytics };

/** How many completed candidates have how much of a score, switched between the five by links. */
export function ScoreChart({ threadId, analytics, score }: OfThread & { score: ScoreName }) {
  const { buckets, completed, averages } = analytics;
  const average = averages[score];
  const known = buckets.reduce((sum, people) => sum + people, 0);
  const filters = bucketFilters[score];
  return (
    <Card className="grid gap-5">
      <LinkTabs
        label="Score"
        tabs={scoreNames.map((name) => ({
          to: `${agencyPaths.analytics(threadId)}${name === "relevancy" ? "" : `?score=${name}`}`,
          label: scoreWords[name],
          current: name === score,
        }))}
      />
      <BarChart
        title={`${scoreWords[score]} of the candidates`}
        summary={
          average === null
            ? "Nobody has this score yet."
            : `${percent(average)} on average, over ${known} of ${counted(completed, "completed candidate")}.`
        }
        bars={known === 0 ? [] : buckets.map((value, index) => ({ label: bucketWords[index] ?? "", value }))}
        heads={[scoreWords[score], "Candidates"]}
      />
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span className="text-soft">Averages</span>
        {scoreNames.map((name) => (
          <span key={name} className="tabular-nums">
            {scoreWords[name]} {percent(averages[name])}
          </span>
        ))}
      </p>
      {!filters && known > 0 && (
        <p className="text-sm">
          <Link
            to={`${agencyPaths.thread(threadId)}?sort=${score}_match_score&order=desc`}
            className="text-link rounded-sm"
          >
            The candidates in the order of this score
          </Link>
        </p>
      )}
      {filters && known > 0 && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm print:hidden">
          <span className="text-soft">Open the candidates of</span>
          {BUCKETS.map(([from, to], index) =>
            analytics.buckets[index] ? (
              <Link
                key={from}
                to={`${agencyPaths.thread(threadId)}?status=analysed&${filters[0]}=${from}&${filters[1]}=${to === 100 ? 100 : to - 0.01}`}
                className="text-link rounded-sm"
              >
                {bucketWords[index]}
              </Link>
            ) : null,
          )}
        </p>
      )}
    </Card>
  );
}

/** Uploads and their average over 30 days; a day without any is a gap. */
export function TrendChart({ analytics: { trend } }: Pick<OfThread, "analytics">) {
  const uploaded = trend.reduce((sum, day) => sum + day.uploaded, 0);
  const days = trend.filter((day) => day.uploaded > 0).length;
  const labels = trend.map(({ day }) => day.slice(5));
  return (
    <Card className="grid gap-6">
      <LineChart
        title="Uploads in the last 30 days"
        summary={
          uploaded === 0
            ? "Nobody came in within 30 days."
            : `${counted(uploaded, "candidate")} on ${counted(days, "day")}, by days of UTC.`
        }
        labels={labels}
        series={
          uploaded === 0
            ? []
            : [{ label: "Candidates", values: trend.map((day) => (day.uploaded > 0 ? day.uploaded : null)) }]
        }
        head="Day"
      />
      <LineChart
        title="Relevancy of each day's candidates"
        summary="The average of those who came in on a day and are analysed; a day without any is a gap."
        labels={labels}
        series={[{ label: "Average relevancy", values: trend.map((day) => day.relevancy) }]}
        max={100}
        format={(value) => `${value}%`}
        head="Day"
      />
    </Card>
  );
}

const groupWords: Record<GenderGroup, string> = {
  male: "Male",
  female: "Female",
  other: "Other",
  "not-stated": "Not stated",
};

function mostIn([first, second]: Place[]): string {
  const people = counted(first?.applicants ?? 0, "candidate");
  return first?.applicants === second?.applicants
    ? `No place has more than ${people}.`
    : `${first?.place} comes first, with ${people}.`;
}

export function PeopleBlock({
  threadId,
  analytics: { places, gender },
  blind,
}: OfThread & { blind: boolean }) {
  const bars = gender?.groups.map(({ group, percent: value }) => ({ label: groupWords[group], value })) ?? [];
  if (gender?.rest) bars.push({ label: "All others together", value: gender.rest });
  const told = gender !== null && gender.groups.length > 0;
  return (
    <Card className="grid gap-8">
      <BarChart
        title="Top locations"
        summary={
          blind
            ? "Blind review hides where candidates live."
            : places?.length
              ? mostIn(places)
              : "No résumé names a place yet."
        }
        bars={(places ?? []).map(({ place, applicants }) => ({ label: place, value: applicants }))}
        heads={["Location", "Candidates"]}
      />
      <OpenRows
        threadId={threadId}
        // A country alone would find all of its cities.
        links={(places ?? [])
          .filter(({ place }) => place.includes(","))
          .map(({ place }) => ({ name: "location", value: place, label: place }))}
      />
      <BarChart
        title="Gender"
        summary={
          blind
            ? "Blind review hides what résumés state of gender."
            : told
              ? `Of ${counted(gender.of, "completed candidate")}, as stated in résumés, not an audit. Groups below three aren't told apart.`
              : gender
                ? "Too few résumés state a gender to tell groups apart."
                : "Shown from 10 completed candidates on, so that nobody can be singled out."
        }
        bars={told ? bars : []}
        max={100}
        format={(value) => `${value}%`}
        heads={["Gender", "Share"]}
      />
      <OpenRows
        threadId={threadId}
        links={(gender?.groups ?? []).map(({ group }) => ({
          ...{ name: "gender", value: group },
          label: groupWords[group],
        }))}
      />
    </Card>
  );
}

function OpenRows({
  threadId,
  links,
}: {
  threadId: string;
  links: { name: string; value: string; label: string }[];
}) {
  if (links.length === 0) return null;
  return (
    <p className="-mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm print:hidden">
      <span className="text-soft">Open the candidates of</span>
      {links.map(({ name, value, label }) => (
        <Link
          key={value}
          to={`${agencyPaths.thread(threadId)}?${new URLSearchParams({ [name]: value })}`}
          className="text-link rounded-sm"
        >
          {label}
        </Link>
      ))}
    </p>
  );
}
