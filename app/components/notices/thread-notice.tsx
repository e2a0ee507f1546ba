import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import { agencyPaths } from "~/lib/agency-paths";
import type { ThreadNotices } from "../../../workers/domain/notices/list-notices";
import { ToldForm } from "./told-form";
import { type Place, WaitingPeriod } from "./waiting-period";

/** A job thread: whom to tell, whether its posting carries the notice, and how long new people wait for a score. */
export function ThreadNotice({
  thread,
  today,
  places,
  hasPapers,
}: {
  thread: ThreadNotices & { isLate: boolean };
  today: string;
  places: Place[];
  /** owners print a thread's register entry and impact assessment */
  hasPapers: boolean;
}) {
  const { threadId, title, untold, firstDueAt, isLate, postingNoticeAt } = thread;
  const isOn = postingNoticeAt !== null;
  return (
    <li className="px-4 [overflow-wrap:anywhere]">
      <details>
        <summary className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <span className="min-w-0 flex-1 basis-56 font-medium">{title}</span>
          {untold === 0 ? (
            <span className="text-sm text-soft">Everyone has been told</span>
          ) : (
            <Badge tone={isLate ? "poor" : "none"}>
              {untold} to tell
              {firstDueAt !== null && (
                <>
                  , the first by <LocalDate value={firstDueAt} />
                </>
              )}
            </Badge>
          )}
        </summary>
        <div className="grid gap-4 pt-1 pb-4">
          {untold > 0 && (
            <ToldForm threadId={threadId} today={today}>
              {`Note all ${untold} as told`}
            </ToldForm>
          )}
          <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3 text-ui">
            <input type="hidden" name="threadId" value={threadId} />
            <span className="min-w-0 flex-1 basis-64">
              {isOn ? (
                <>
                  The posting has carried the notice since <LocalDate value={postingNoticeAt} />: it tells
                  people who apply.
                </>
              ) : (
                "The posting doesn’t carry the notice yet. Once it does, it tells people who apply."
              )}
            </span>
            <Button name="intent" value={isOn ? "posting-off" : "posting-on"} look="secondary" size="small">
              {isOn ? "It no longer carries it" : "The posting carries it"}
            </Button>
          </Form>
          <WaitingPeriod thread={thread} places={places} />
          {hasPapers && (
            <Link to={agencyPaths.threadPapers(threadId)} className="text-link justify-self-start text-ui">
              Impact assessment and register
            </Link>
          )}
          <Link to={agencyPaths.thread(threadId)} className="text-link justify-self-start text-ui">
            Open the job thread
          </Link>
        </div>
      </details>
    </li>
  );
}
