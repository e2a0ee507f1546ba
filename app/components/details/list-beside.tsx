import { Link, useOutletContext } from "@remix-run/react";
import { clsx } from "clsx";
import { Star } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { ScoreBadge } from "~/components/applicants/score-badge";
import { StageBadge } from "~/components/decisions/stage-badge";
import { counted } from "~/lib/format";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import { withTab } from "~/lib/panel-tab";
import type { ApplicantRow } from "~/lib/views/applicant-row";
import type { StageSettings } from "../../../workers/domain/decisions/stage-settings";
import { type ListBeneath, type TableBeneath, usePanelAddress } from "./list-beneath";
import { ListTools } from "./list-tools";
import { usePanel } from "./panel-tabs";

export function ListBeside(props: { threadId: string; applicantId: string }) {
  const { rows, hiring } = useOutletContext<TableBeneath>();
  return (
    <PeopleBeside
      {...props}
      tools={<ListTools answerId={ANSWER} />}
      people={rows.map((row) => ({ id: row.id, shown: <Person row={row} hiring={hiring} /> }))}
    />
  );
}

const ANSWER = "list-beside";

/** A list's page of people beside the one who is read: a click changes the panel, and keeps its tab. */
export function PeopleBeside({
  threadId,
  applicantId,
  tools,
  people,
}: {
  threadId: string;
  applicantId: string;
  tools?: ReactNode;
  people: { id: string; shown: ReactNode }[];
}) {
  const { first, total } = useOutletContext<ListBeneath>();
  const { named } = usePanel();
  const addressOf = usePanelAddress(threadId);
  const search = withTab(useTableSearch(), named);
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is read
  useEffect(() => {
    current.current?.scrollIntoView({ block: "nearest" });
  }, [applicantId]);
  return (
    <div className="absolute inset-y-0 left-0 hidden w-64 overflow-y-auto border-r border-line bg-sunken xl:block 2xl:w-80">
      {tools}
      <p id={ANSWER} tabIndex={-1} className="px-4 pt-3 pb-2 text-sm text-soft tabular-nums outline-none">
        {people.length === 0
          ? "No candidates match the current filters"
          : `${first}–${first + people.length - 1} of ${counted(total, "candidate")}`}
      </p>
      <nav aria-label="List of candidates">
        <ul className="divide-y divide-line border-y border-line">
          {people.map(({ id, shown }) => (
            <li key={id}>
              <Link
                ref={id === applicantId ? current : undefined}
                to={addressOf(id) + search}
                replace
                preventScrollReset
                discover="none"
                aria-current={id === applicantId ? "true" : undefined}
                className={clsx(
                  "block px-4 py-2 text-sm focus-visible:-outline-offset-3",
                  id === applicantId
                    ? "bg-surface shadow-[inset_3px_0_0_var(--color-accent)]"
                    : "hover:bg-surface/60",
                )}
              >
                {shown}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Person({ row, hiring }: { row: ApplicantRow; hiring: StageSettings }) {
  const { candidateName, fileName, currentTitle, shortlisted, stage, analysisStatus } = row;
  return (
    <>
      <span className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{candidateName ?? fileName}</span>
        {shortlisted && (
          <Star className="size-3.5 shrink-0 text-accent" fill="currentColor" aria-hidden="true" />
        )}
        {analysisStatus === "completed" && <ScoreBadge score={row.relevancyScore} />}
      </span>
      <span className="mt-0.5 flex items-center gap-2 text-xs text-soft">
        <span className="min-w-0 flex-1 truncate">{currentTitle ?? SAID[analysisStatus]}</span>
        {stage !== "new" && <StageBadge hiring={hiring} stage={stage} />}
      </span>
    </>
  );
}

const SAID = { pending: "Processing...", failed: "Failed", completed: "" } as const;
