import { clsx } from "clsx";
import type { ReactNode } from "react";
import { StageBadge } from "~/components/decisions/stage-badge";
import { Badge } from "~/components/ui/data/badge";
import { CardRow, Cell } from "~/components/ui/data/table";
import { LocalDate } from "~/components/ui/local-date";
import { capitalised } from "~/lib/format";
import type { ApplicantRow } from "~/lib/views/applicant-row";
import type { TableColumn } from "../../../workers/domain/applicants/table/view-columns";
import type { StageSettings } from "../../../workers/domain/decisions/stage-settings";
import { ApplicantName } from "./applicant-name";
import { GateSummary } from "./gate-summary";
import { RowActions } from "./row-actions";
import { ScoreBadge, ScoreMove } from "./score-badge";
import { ScoreBars } from "./score-bars";

type Shown = {
  label: string;
  content: (row: ApplicantRow, hiring: StageSettings) => ReactNode;
  wide?: boolean;
};

const columns: Record<TableColumn, Shown> = {
  relevancy: { label: "Relevancy", content: (row) => <Relevancy row={row} />, wide: true },
  scores: { label: "Scores", content: (row) => <ScoreBars row={row} />, wide: true },
  skills: { label: "Skills", content: (row) => <ScoreBadge score={row.skillsMatchScore} /> },
  experience: { label: "Experience", content: (row) => <ScoreBadge score={row.experienceMatchScore} /> },
  seniority: { label: "Seniority", content: (row) => <ScoreBadge score={row.seniorityMatchScore} /> },
  category: { label: "Category", content: (row) => <ScoreBadge score={row.categoryMatchScore} /> },
  musts: { label: "Must-haves", content: (row) => <Musts row={row} />, wide: true },
  dealBreakers: { label: "Deal-breakers", content: (row) => <GateSummary {...row.gates} />, wide: true },
  location: { label: "Location", content: (row) => <Place row={row} />, wide: true },
  stage: {
    label: "Stage",
    content: (row, hiring) => <StageBadge hiring={hiring} stage={row.stage} />,
    wide: true,
  },
  email: { label: "Email", content: (row) => <Text value={row.candidateEmail} />, wide: true },
  phone: { label: "Phone", content: (row) => <Text value={row.candidatePhoneNumbers[0]} />, wide: true },
  gender: {
    label: "Gender",
    content: (row) => row.candidateGender && capitalised(row.candidateGender),
    wide: true,
  },
};

/** Not shown of someone who is reviewed blind. */
const own = new Set<TableColumn>(["email", "phone", "gender"]);

/** One applicant in two lines; a card on phones. */
export function ApplicantTableRow({
  threadId,
  row,
  hiring,
  rank,
  shown,
  discover,
}: {
  threadId: string;
  row: ApplicantRow;
  hiring: StageSettings;
  rank: number | null;
  shown: TableColumn[];
  /** Rows lead to the same routes: it is enough that one of them has the browser learn about these. */
  discover: "render" | "none";
}) {
  const done = row.analysisStatus === "completed";
  const failed = row.analysisStatus === "failed";
  return (
    <CardRow compact>
      <Cell wide className="md:w-full md:max-w-0 md:min-w-56">
        <ApplicantName threadId={threadId} row={row} rank={rank} discover={discover} />
      </Cell>
      {shown.map((name) => {
        const { label, content, wide } = columns[name];
        return (
          // On a card, what a failed file doesn't have is left out.
          <Cell key={name} label={label} wide={wide} className={clsx(failed && "max-md:hidden")}>
            {done ? (
              ((row.veiled && own.has(name) ? <Hidden /> : content(row, hiring)) ?? (
                <span className="text-soft">Not stated</span>
              ))
            ) : (
              <span className="text-soft">{failed ? "–" : "Processing..."}</span>
            )}
          </Cell>
        );
      })}
      <Cell label="Uploaded" wide className="relative whitespace-nowrap text-soft max-md:items-center">
        <span className="flex items-center max-md:ml-auto max-md:gap-1">
          <LocalDate value={row.createdAt} />
          <RowActions threadId={threadId} row={row} discover={discover} />
        </span>
      </Cell>
    </CardRow>
  );
}

function Relevancy({ row: { relevancyScore, waiting, move } }: { row: ApplicantRow }) {
  return (
    <span className="flex items-center gap-x-1.5 text-xs max-md:flex-1 max-md:flex-row-reverse md:min-w-17 md:flex-col md:items-start">
      <ScoreBadge score={relevancyScore} />
      {waiting ? <span className="leading-3 text-soft">updating</span> : move && <ScoreMove move={move} />}
    </span>
  );
}

function Musts({ row: { mustsMet, mustsAsked } }: { row: ApplicantRow }) {
  if (mustsMet === null || mustsAsked === null) return <span className="text-soft">–</span>;
  return (
    <span className="inline-block whitespace-nowrap tabular-nums md:min-w-14">
      {mustsMet} of {mustsAsked}
    </span>
  );
}

function Hidden() {
  return <span className="text-soft">Hidden</span>;
}

const matches = { 1: ["good", "Matched"], 0: ["poor", "Not matched"] } as const;

function Place({ row }: { row: ApplicantRow }) {
  const match = row.locationMatch === null ? null : matches[row.locationMatch];
  const place = row.veiled ? "Hidden" : (row.candidateLocation ?? "Not stated");
  return (
    <span className="grid justify-items-start gap-0.5 max-md:justify-items-end md:min-w-28 md:max-w-36 md:text-xs">
      <span className="max-w-full truncate" title={place}>
        {place}
      </span>
      {match && (
        <Badge tone={match[0]} className="text-xs whitespace-nowrap md:py-0">
          {match[1]}
        </Badge>
      )}
    </span>
  );
}

function Text({ value }: { value: string | null | undefined }) {
  return (
    <span className="block max-w-52 truncate" title={value ?? undefined}>
      {value ?? <span className="text-soft">Not stated</span>}
    </span>
  );
}
