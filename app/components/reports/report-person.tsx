import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { monthsInWords } from "~/lib/format";
import type { ReportContent, ReportRequirement } from "../../../workers/domain/reports/report-content";

const OPEN = { met: "", partly: "in part", "not-found": "not found", unclear: "unclear" } as const;

export function ReportPerson({
  id,
  number,
  content,
  level: Heading,
  children,
}: {
  id: string;
  number: number;
  content: ReportContent;
  level: "h2" | "h3";
  /** the client's answer */
  children?: ReactNode;
}) {
  const { label, title, employer, experienceMonths, verdict, requirements, comment } = content;
  const facts = [
    title && employer ? `${title} at ${employer}` : (title ?? employer),
    experienceMonths ? `${monthsInWords(experienceMonths)} of work` : null,
  ].filter(Boolean);
  const met = requirements.filter(({ status }) => status === "met");
  const open = requirements.filter(({ status }) => status !== "met");
  return (
    <li
      id={`p-${id}`}
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-7 print:gap-2 print:break-inside-avoid print:rounded-none print:border-0 print:border-t print:p-0 print:pt-3"
    >
      <div className="grid gap-1">
        <Heading className="text-2xl [overflow-wrap:anywhere] print:text-lg">
          <span className="text-soft tabular-nums">{number}.</span> {label}
        </Heading>
        {facts.length > 0 && <p className="text-soft [overflow-wrap:anywhere]">{facts.join(" · ")}</p>}
      </div>
      <p className="max-w-prose text-lg [overflow-wrap:anywhere] print:text-base">{verdict}</p>
      {comment && (
        <p className="max-w-prose border-l-2 border-accent pl-4 whitespace-pre-line [overflow-wrap:anywhere]">
          <span className="block text-sm text-soft">From the agency</span>
          {comment}
        </p>
      )}
      {requirements.length > 0 && (
        <div className="grid gap-5 md:grid-cols-2 print:grid-cols-2 print:gap-3">
          <Requirements title="Met" list={met} none="None of the must-haves is shown in full." />
          <Requirements title="Open" list={open} none="Nothing: all must-haves are met." />
        </div>
      )}
      {children}
    </li>
  );
}

function Requirements({ title, list, none }: { title: string; list: ReportRequirement[]; none: string }) {
  const Icon = title === "Met" ? Check : Minus;
  return (
    <div className="grid content-start gap-2">
      <p className="text-sm font-medium">
        {title} <span className="text-soft tabular-nums">{list.length}</span>
      </p>
      {list.length === 0 && <p className="text-sm text-soft">{none}</p>}
      <ul className="grid gap-2 print:gap-1">
        {list.map(({ label, status, quotes, isCovered }) => (
          <li key={label} className="grid grid-cols-[1.25rem_1fr] gap-x-2 text-ui print:text-sm">
            <Icon
              className={status === "met" ? "mt-1 size-4 text-good" : "mt-1 size-4 text-soft"}
              aria-hidden="true"
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {label}
              {status !== "met" && <span className="text-soft">, {OPEN[status]}</span>}
              {quotes.map((words) => (
                <q key={words} className="block text-sm text-soft">
                  {words}
                </q>
              ))}
              {isCovered && (
                <span className="block text-sm text-soft">Its words are left out: they say who this is.</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
