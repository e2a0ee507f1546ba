import { Link } from "@remix-run/react";
import { X } from "lucide-react";
import { withTab } from "~/lib/panel-tab";
import { clearedSearch, tableSearch } from "~/lib/thread-query";
import type { ApplicantQuery } from "../../../../workers/domain/applicants/schema";
import { stageName } from "../../../../workers/domain/decisions/stage-names";
import type { StageSettings } from "../../../../workers/domain/decisions/stage-settings";
import { SOURCE_WORDS } from "../../../../workers/domain/notices/source-words";

type Filter = Exclude<keyof ApplicantQuery, "page" | "size" | "sort" | "order">;

const DEAL_BREAKERS = {
  met: "Deal-breakers met",
  "none-failed": "No deal-breaker failed",
  unknown: "A deal-breaker unknown",
  failed: "A deal-breaker failed",
};

const STATUSES = {
  failed: "Could not be analysed",
  pending: "Being analysed",
  analysed: "Analysed",
  processed: "Analysed or failed",
};

const words: {
  [Name in Filter]: (value: NonNullable<ApplicantQuery[Name]>, hiring: StageSettings) => string;
} = {
  search: (text) => `“${text}”`,
  location: (text) => `Location: ${text}`,
  status: (status) => STATUSES[status],
  failure: () => "One reason of failure",
  locationMatch: () => "Location matches",
  stage: (stage, hiring) => `Stage: ${stageName(hiring, stage)}`,
  gender: (gender) => `Gender: ${gender === "not-stated" ? "not stated" : gender}`,
  source: (source) => `From: ${SOURCE_WORDS[source]}`,
  shortlisted: () => "Shortlisted",
  dealBreakers: (which) => DEAL_BREAKERS[which],
  duplicates: () => "Several résumés",
  hiddenText: () => "Hidden text",
  minYears: (years) => `${years} years of work or more`,
  minMusts: (percent) => `${percent}% of must-haves or more`,
  minRelevancy: (score) => `Relevancy ${score} or more`,
  maxRelevancy: (score) => `Relevancy ${score} or less`,
  minSkills: (score) => `Skills ${score} or more`,
  maxSkills: (score) => `Skills ${score} or less`,
  minExperience: (score) => `Experience ${score} or more`,
  maxExperience: (score) => `Experience ${score} or less`,
};

function chipOf<Name extends Filter>(query: ApplicantQuery, hiring: StageSettings, name: Name) {
  const value = query[name];
  return value === undefined ? [] : [{ name, text: words[name](value as NonNullable<typeof value>, hiring) }];
}

export function FilterChips({
  query,
  hiring,
  tab = null,
  onAsk,
}: {
  query: ApplicantQuery;
  hiring: StageSettings;
  /** of the panel that stays open */
  tab?: string | null;
  onAsk: () => void;
}) {
  const chips = (Object.keys(words) as Filter[]).flatMap((name) => chipOf(query, hiring, name));
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters in force" className="flex basis-full flex-wrap gap-2">
      {chips.map(({ name, text }) => (
        <li key={name}>
          <Link
            to={withTab(tableSearch(query, { [name]: undefined, page: 1 }), tab)}
            preventScrollReset
            onClick={onAsk}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-accent-soft px-3 text-sm text-accent hover:underline pointer-coarse:min-h-11"
          >
            <span className="sr-only">Remove filter: </span>
            {text}
            <X className="size-3.5" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Back to the spec's order without filters; shown where there is something to clear. */
export function ClearFilters({
  query,
  filtered,
  tab = null,
  onAsk,
}: {
  query: ApplicantQuery;
  filtered: boolean;
  tab?: string | null;
  onAsk: () => void;
}) {
  if (!filtered && query.sort === "created_at" && query.order === "desc") return null;
  return (
    <Link
      to={withTab(clearedSearch(query), tab)}
      preventScrollReset
      onClick={onAsk}
      className="text-link text-sm"
    >
      Clear All Filters
    </Link>
  );
}
