import type { ReactNode } from "react";
import { LocalDate } from "~/components/ui/local-date";
import { counted } from "~/lib/format";
import type { ReportContent } from "../../../workers/domain/reports/report-content";
import { ReportPerson } from "./report-person";

export type ReportHead = {
  title: string;
  agencyName: string;
  clientName: string;
  comment: string | null;
  isBlind: boolean;
};

/** What a client reads, on screen and on paper; the agency's preview is the same. */
export function ReportPage({
  report,
  dates,
  people,
  level: Heading = "h1",
}: {
  report: ReportHead;
  dates: { createdAt: number; expiresAt: number } | null;
  people: { id: string; content: ReportContent; aside?: ReactNode }[];
  level?: "h1" | "h2";
}) {
  const { title, agencyName, clientName, comment, isBlind } = report;
  return (
    <div className="grid gap-8 print:gap-4">
      <div className="grid gap-4 border-b border-line pb-6 print:gap-2 print:pb-3">
        <p className="text-ui text-soft">
          <span className="font-medium text-ink">{agencyName}</span> for {clientName}
        </p>
        <Heading className="text-3xl [overflow-wrap:anywhere] sm:text-4xl print:text-2xl">{title}</Heading>
        <p className="text-ui text-soft tabular-nums">
          {counted(people.length, "person", "people")}, in the agency’s order
          {dates && (
            <>
              {" · "}as of <LocalDate value={dates.createdAt} />
              {" · "}this page ends <LocalDate value={dates.expiresAt} />
            </>
          )}
        </p>
        {comment && (
          <p className="max-w-prose text-lg whitespace-pre-line [overflow-wrap:anywhere] print:text-base">
            {comment}
          </p>
        )}
        <p className="max-w-prose text-sm text-soft">
          {isBlind && "Names, contacts, employers and schools are left out, so that the work speaks first. "}
          What is met is shown with words of the résumé. “Not found” means that the résumé doesn’t say it, not
          that the person can’t do it.
        </p>
      </div>
      <ol className="grid gap-8 print:gap-4">
        {people.map(({ id, content, aside }, index) => (
          <ReportPerson
            key={id}
            id={id}
            number={index + 1}
            content={content}
            level={Heading === "h1" ? "h2" : "h3"}
          >
            {aside}
          </ReportPerson>
        ))}
      </ol>
    </div>
  );
}
