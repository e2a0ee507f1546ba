import { Bell } from "lucide-react";
import { LocalDate } from "~/components/ui/local-date";

/** What comes next and when; a day that is over says so. */
export function NextDate({
  nextAt,
  nextStep,
  reminds,
  today,
}: {
  nextAt: number | null;
  nextStep: string;
  reminds: boolean;
  /** the day's beginning, UTC */
  today: number;
}) {
  if (nextAt === null && nextStep === "") return null;
  return (
    <span className="[overflow-wrap:anywhere]">
      {nextStep}
      {nextStep && nextAt !== null && ", "}
      {nextAt !== null && (
        <span className={nextAt < today ? "text-moderate" : undefined}>
          {nextAt === today ? "today" : <LocalDate value={nextAt} utc />}
          {nextAt < today && " (past)"}
        </span>
      )}
      {reminds && nextAt !== null && nextAt >= today && (
        <>
          <Bell className="ml-1 inline size-3.5 align-[-0.1em] text-soft" aria-hidden="true" />
          <span className="sr-only">, with a reminder</span>
        </>
      )}
    </span>
  );
}
