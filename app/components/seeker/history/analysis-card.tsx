import { Link } from "@remix-run/react";
import { LinkButton } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import { paths } from "~/lib/paths";
import type { TrackedMatch } from "../../../../workers/domain/applications/track-match";
import { RESULT_HIDDEN } from "../../../../workers/domain/engine-blocks/hidden-words";
import type { MatchListItem } from "../../../../workers/domain/matches/list-matches";
import { matchScoreBand } from "../../../../workers/domain/matches/score-bands";
import { TrackJob } from "../applications/track-job";
import { SkillChips } from "./skill-chips";

export type AnalysisCardView = Pick<
  MatchListItem,
  | "id"
  | "jobTitle"
  | "companyName"
  | "mode"
  | "score"
  | "matchingSkills"
  | "resumeId"
  | "resumeName"
  | "isHidden"
  | "createdAt"
> & { tracked: TrackedMatch | null };

const given: Record<MatchListItem["mode"], string> = {
  url: "from a job URL",
  description: "from a job description",
  title: "from a job title",
};

/** One analysis: its score, its job, its résumé and what was found. The box in front chooses it for a comparison. */
export function AnalysisCard({ analysis, search }: { analysis: AnalysisCardView; search: string }) {
  const { id, jobTitle, companyName, mode, score, matchingSkills, resumeId, resumeName, createdAt } =
    analysis;
  return (
    <article
      aria-label={jobTitle}
      className="grid grid-cols-[auto_1fr] gap-x-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-[auto_1fr_auto] sm:p-5"
    >
      <label className="-m-2.5 grid size-11 place-items-center">
        <input type="checkbox" name="job" value={id} className="size-5 accent-accent" />
        <span className="sr-only">Choose {jobTitle} for a comparison</span>
      </label>
      <div className="grid min-w-0 gap-2">
        <div className="[overflow-wrap:anywhere]">
          <h3 className="text-lg">
            <Link to={paths.analysis(id)} className="rounded-sm hover:underline">
              {jobTitle}
            </Link>
          </h3>
          <p className="text-sm text-soft">
            {companyName && `${companyName} · `}
            <LocalDate value={createdAt} /> · {given[mode]}
          </p>
          <p className="text-sm text-soft">
            Résumé:{" "}
            <Link to={paths.resumeAnalysis(resumeId)} className="text-link rounded-sm">
              {resumeName}
            </Link>
          </p>
        </div>
        {analysis.isHidden ? (
          <p className="text-sm text-soft">{RESULT_HIDDEN}</p>
        ) : (
          <SkillChips jobTitle={jobTitle} skills={matchingSkills} />
        )}
      </div>
      <div className="flex items-center gap-2 max-sm:col-span-2 max-sm:mt-3 sm:flex-col sm:items-end sm:justify-between">
        <Badge tone={matchScoreBand(score)} className="text-base max-sm:mr-auto">
          <span className="sr-only">Match score </span>
          {score === null ? "N/A" : Math.round(score)}
          {score !== null && <span className="text-sm font-normal"> of 100</span>}
        </Badge>
        <div className="flex flex-wrap justify-end gap-1">
          <TrackJob matchId={id} jobTitle={jobTitle} tracked={analysis.tracked} look="quiet" />
          <LinkButton
            to={`${paths.deleteMatch(id)}${search}`}
            look="quiet"
            size="small"
            preventScrollReset
            discover="none"
            aria-label={`Delete ${jobTitle}`}
          >
            Delete
          </LinkButton>
          <LinkButton to={paths.analysis(id)} look="secondary" size="small" aria-label={`View ${jobTitle}`}>
            View
          </LinkButton>
        </div>
      </div>
    </article>
  );
}
