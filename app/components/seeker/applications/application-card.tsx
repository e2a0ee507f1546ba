import { LocalDate } from "~/components/ui/local-date";
import {
  type ApplicationState,
  dateNameOf,
  STATE_NAMES,
} from "../../../../workers/domain/applications/application-states";
import type { ApplicationListItem } from "../../../../workers/domain/applications/list-applications";
import { ApplicationLink } from "./application-link";
import { ApplicationScore } from "./application-score";
import { MoveMenu } from "./move-menu";
import { NextDate } from "./next-date";

export function ApplicationCard({
  application,
  search,
  today,
}: {
  application: ApplicationListItem;
  /** of the board's address, which the opened application leads back to */
  search: string;
  today: number;
}) {
  const { id, jobTitle, employer, place, state, score, nextAt, nextStep, reminds } = application;
  return (
    <article
      aria-label={jobTitle}
      className="grid gap-2 rounded-md border border-line bg-surface p-3 text-sm shadow-sm"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
        <h3 className="font-sans text-ui leading-snug font-semibold [overflow-wrap:anywhere]">
          <ApplicationLink application={application} search={search} />
        </h3>
        <ApplicationScore score={score} />
        <p className="col-span-full text-soft [overflow-wrap:anywhere] empty:hidden">
          {[employer, place].filter(Boolean).join(" · ")}
        </p>
      </div>
      {state !== "closed" && (
        <p className="empty:hidden">
          <NextDate nextAt={nextAt} nextStep={nextStep} reminds={reminds} today={today} />
        </p>
      )}
      <div className="-mr-2 -mb-1.5 flex flex-wrap items-center justify-between gap-x-2">
        <Since state={state} day={application[dateNameOf(state)]} />
        <MoveMenu id={id} jobTitle={jobTitle} state={state} />
      </div>
    </article>
  );
}

function Since({ state, day }: { state: ApplicationState; day: number | null }) {
  if (day === null) return null;
  return (
    <span className="text-soft">
      <span className="sr-only">{STATE_NAMES[state]} </span>
      <LocalDate value={day} utc />
    </span>
  );
}
