import { Link, useFetcher } from "@remix-run/react";
import { EyeOff, Star } from "lucide-react";
import { SelectBox } from "~/components/decisions/selection";
import { Badge } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import { agencyPaths } from "~/lib/agency-paths";
import { monthsShort } from "~/lib/format";
import { useMayWork } from "~/lib/hooks/use-may-work";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import type { ApplicantRow } from "~/lib/views/applicant-row";
import { PAST_SHORTLIST } from "../../../workers/domain/decisions/stages";
import { RESULT_HIDDEN } from "../../../workers/domain/engine-blocks/hidden-words";
import { UNTIL_TOLD } from "../../../workers/domain/notices/until-told";
import { askToUnveil, UNVEILS } from "./ask-to-unveil";

type NameProps = { threadId: string; row: ApplicantRow; rank: number | null; discover: "render" | "none" };

export function ApplicantName({ threadId, row, rank, discover }: NameProps) {
  const search = useTableSearch();
  const mayWork = useMayWork();
  const work = row.failure ?? workOf(row);
  return (
    <div className="flex items-center gap-2">
      <SelectBox ids={[row.id]} label={`Choose ${row.candidateName ?? row.fileName}`} />
      {mayWork && <ShortlistStar threadId={threadId} row={row} />}
      {rank !== null && (
        <span className="min-w-5 font-serif text-base font-semibold text-soft tabular-nums">
          <span className="sr-only">Rank </span>
          {rank}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <Link
            to={agencyPaths.applicant(threadId, row.id) + search}
            preventScrollReset
            discover={discover}
            data-applicant={row.id}
            className="text-link truncate text-base font-medium max-md:whitespace-normal md:text-sm"
          >
            {row.candidateName ?? row.fileName}
          </Link>
          <Marks row={row} />
        </p>
        <p className="flex text-soft max-md:block md:text-xs" title={work}>
          <span className="min-w-0 truncate max-md:whitespace-normal">{work}</span>
          {!row.failure && row.experienceMonths ? (
            <span className="shrink-0 whitespace-pre"> · {monthsShort(row.experienceMonths)}</span>
          ) : null}
        </p>
      </div>
    </div>
  );
}

/** "Senior Backend Engineer at Adyen"; where no work was read, the e-mail address. */
function workOf({ currentTitle, currentEmployer, candidateEmail }: ApplicantRow): string {
  return [currentTitle, currentEmployer].filter(Boolean).join(" at ") || (candidateEmail ?? "");
}

function Marks({ row }: { row: ApplicantRow }) {
  return (
    <>
      {row.analysisStatus === "failed" && <Badge tone="poor">Failed</Badge>}
      {row.optedOutAt !== null && (
        <Badge
          tone="none"
          className="text-xs whitespace-nowrap"
          title="This person asked not to be scored: no score, no rank. Please read their résumé yourself."
        >
          Opted out of scoring
        </Badge>
      )}
      {row.waitsUntil !== null && row.analysisStatus === "completed" && (
        <Badge
          tone="none"
          className="text-xs whitespace-nowrap"
          title="Waiting period: no score and no rank before its end."
        >
          {row.waitsUntil === UNTIL_TOLD ? (
            "Not scored until told"
          ) : (
            <>
              Not scored before <LocalDate value={row.waitsUntil} />
            </>
          )}
        </Badge>
      )}
      {row.hiddenAt !== null && (
        <Badge tone="none" className="text-xs whitespace-nowrap" title={RESULT_HIDDEN}>
          Score hidden
        </Badge>
      )}
      {row.stale && !row.waiting && (
        <Badge
          tone="moderate"
          className="text-xs whitespace-nowrap"
          title="This score was made for an earlier version of the job or of the engine."
        >
          Outdated score
        </Badge>
      )}
      {row.duplicates > 0 && (
        <Badge
          tone="none"
          className="text-xs whitespace-nowrap"
          title="Of the same person, by contact details or words: the newest counts, the others are in the details."
        >
          {row.duplicates + 1} résumés
        </Badge>
      )}
      {row.hiddenTextCount > 0 && (
        <Badge
          tone="moderate"
          className="text-xs whitespace-nowrap"
          title="Text that a reader can't see was found in this file. It is never scored."
        >
          <EyeOff className="size-3.5" aria-hidden="true" /> Hidden text
        </Badge>
      )}
    </>
  );
}

function ShortlistStar({ threadId, row }: { threadId: string; row: ApplicantRow }) {
  const search = useTableSearch();
  const fetcher = useFetcher();
  const asked = fetcher.formData?.get("intent");
  const shortlisted = asked ? asked === "shortlist" : row.shortlisted;
  const isPast = row.shortlisted && row.stage !== "shortlisted";
  const name = row.candidateName ?? row.fileName;
  return (
    <fetcher.Form
      method="post"
      action={agencyPaths.applicant(threadId, row.id) + search}
      onSubmit={row.veiled ? askToUnveil : undefined}
      className="-ml-3.5 flex"
    >
      <input type="hidden" name="from" value="list" />
      <button
        type="submit"
        data-star
        name="intent"
        value={shortlisted ? "unlist" : "shortlist"}
        aria-pressed={shortlisted}
        disabled={isPast}
        title={isPast ? PAST_SHORTLIST : row.veiled ? UNVEILS : undefined}
        aria-label={`Shortlist ${name}`}
        className="inline-flex size-8 items-center justify-center rounded-md text-soft hover:text-ink pointer-coarse:size-11"
      >
        <Star
          className={shortlisted ? "size-4.5 text-accent" : "size-4.5"}
          fill={shortlisted ? "currentColor" : "none"}
          aria-hidden="true"
        />
      </button>
    </fetcher.Form>
  );
}
