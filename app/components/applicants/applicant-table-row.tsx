import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import { Download, EyeOff, Trash2 } from "lucide-react";
import { Badge } from "~/components/ui/data/badge";
import { CardRow, Cell } from "~/components/ui/data/table";
import { LocalDate } from "~/components/ui/local-date";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import { paths } from "~/lib/paths";
import type { ApplicantRow } from "~/lib/views/applicant-row";
import { GateSummary } from "./gate-summary";
import { ScoreBadge, ScoreMove } from "./score-badge";

const scores = [
  ["Skills", "skillsMatchScore"],
  ["Experience", "experienceMatchScore"],
  ["Seniority", "seniorityMatchScore"],
  ["Category", "categoryMatchScore"],
] as const;

type RowProps = {
  threadId: string;
  row: ApplicantRow;
  rank: number | null;
  /** Rows lead to the same routes: it is enough that one of them has the browser learn about these. */
  discover: "render" | "none";
};

export function ApplicantTableRow({ threadId, row, rank, discover }: RowProps) {
  const done = row.analysisStatus === "completed";
  const failed = row.analysisStatus === "failed";
  const waiting = failed ? "–" : "Processing...";
  // On a card, what a failed file doesn't have is left out.
  const empty = clsx(failed && "max-md:hidden");
  return (
    <CardRow>
      <Cell wide className="md:w-52 md:max-w-56 md:min-w-48">
        <Who threadId={threadId} row={row} rank={rank} discover={discover} />
      </Cell>
      <Cell label="Relevancy" wide className={empty}>
        {done ? <Relevancy row={row} /> : <Waiting text={waiting} />}
      </Cell>
      {scores.map(([label, name]) => (
        <Cell key={name} label={label} className={empty}>
          {done ? <ScoreBadge score={row[name]} /> : <Waiting text={waiting} />}
        </Cell>
      ))}
      <Cell label="Deal-breakers" wide className={empty}>
        {done ? <GateSummary {...row.gates} /> : <Waiting text={waiting} />}
      </Cell>
      <Cell label="Location" wide className={empty}>
        {done ? <Place row={row} /> : <Waiting text={waiting} />}
      </Cell>
      <Cell label="Uploaded" wide className="whitespace-nowrap text-soft max-md:items-center">
        <LocalDate value={row.createdAt} />
        <Actions threadId={threadId} row={row} discover={discover} />
      </Cell>
    </CardRow>
  );
}

function Who({ threadId, row, rank, discover }: RowProps) {
  const search = useTableSearch();
  const name = row.candidateName ?? row.fileName;
  return (
    <div className="flex gap-3">
      {rank !== null && (
        <span className="min-w-5 font-serif text-base font-semibold text-soft tabular-nums">
          <span className="sr-only">Rank </span>
          {rank}
        </span>
      )}
      <div className="grid min-w-0 justify-items-start gap-0.5">
        <Link
          to={paths.applicant(threadId, row.id) + search}
          preventScrollReset
          discover={discover}
          className="text-link text-base font-medium [overflow-wrap:anywhere] md:text-sm"
        >
          {name}
        </Link>
        {row.analysisStatus === "completed" && row.candidateEmail && (
          <span className="max-w-full truncate text-soft" title={row.candidateEmail}>
            {row.candidateEmail}
          </span>
        )}
        {row.analysisStatus === "failed" && (
          <>
            <Badge tone="poor">Failed</Badge>
            <span className="max-w-80 text-soft">{row.failure}</span>
          </>
        )}
        {row.stale && !row.waiting && (
          <Badge
            tone="moderate"
            title="This score was made for an earlier version of the job or of the engine."
          >
            Outdated score
          </Badge>
        )}
        {row.hiddenTextCount > 0 && (
          <Badge
            tone="moderate"
            title="Text that a reader can't see was found in this file. It is never scored."
          >
            <EyeOff className="size-3.5" aria-hidden="true" /> Hidden text
          </Badge>
        )}
      </div>
    </div>
  );
}

/** What is below the badge, and before it on a card, comes and goes without moving the row. */
function Relevancy({ row: { relevancyScore, waiting, move } }: { row: ApplicantRow }) {
  return (
    <span className="grid justify-items-center gap-0.5 text-xs max-md:flex max-md:flex-1 max-md:flex-row-reverse max-md:items-center max-md:gap-2.5 md:w-fit">
      <ScoreBadge score={relevancyScore} />
      {waiting ? <span className="text-soft">updating</span> : move && <ScoreMove move={move} />}
    </span>
  );
}

function Waiting({ text }: { text: string }) {
  return <span className="text-soft">{text}</span>;
}

const matches = { 1: ["good", "Matched"], 0: ["poor", "Not matched"] } as const;

function Place({ row }: { row: ApplicantRow }) {
  const match = row.locationMatch === null ? null : matches[row.locationMatch];
  return (
    <span className="grid min-w-24 justify-items-start gap-1 max-md:justify-items-end">
      <span className="[overflow-wrap:anywhere]">{row.candidateLocation ?? "Not stated"}</span>
      {match && (
        <Badge tone={match[0]} className="whitespace-nowrap">
          {match[1]}
        </Badge>
      )}
    </span>
  );
}

function Actions({ threadId, row, discover }: Omit<RowProps, "rank">) {
  const search = useTableSearch();
  const name = row.candidateName ?? row.fileName;
  const look =
    "inline-flex size-9 items-center justify-center rounded-md text-soft hover:bg-sunken hover:text-ink";
  return (
    <span className="flex gap-1 max-md:-mr-2 max-md:ml-auto md:mt-1 md:-ml-2">
      <a
        href={paths.applicantFile(row.id)}
        download
        className={look}
        aria-label={`Download resume of ${name}`}
      >
        <Download className="size-4.5" aria-hidden="true" />
      </a>
      <Link
        to={paths.deleteApplicant(threadId, row.id) + search}
        preventScrollReset
        discover={discover}
        className={look}
        aria-label={`Delete ${name}`}
      >
        <Trash2 className="size-4.5" aria-hidden="true" />
      </Link>
    </span>
  );
}
