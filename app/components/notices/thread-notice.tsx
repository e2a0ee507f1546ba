import { Form, Link } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { Field, smallInputClass } from "~/components/ui/fields/field";
import { LocalDate } from "~/components/ui/local-date";
import { agencyPaths } from "~/lib/agency-paths";
import { counted } from "~/lib/format";
import type { ThreadNotices } from "../../../workers/domain/notices/list-notices";
import { ToldForm } from "./told-form";

/** A job thread: whom to tell, whether its posting carries the notice, and how long new people wait for a score. */
export function ThreadNotice({
  thread,
  today,
  hasPapers,
}: {
  thread: ThreadNotices & { isLate: boolean };
  today: string;
  /** owners print a thread's register entry and impact assessment */
  hasPapers: boolean;
}) {
  const { threadId, title, untold, firstDueAt, isLate, postingNoticeAt, waitingDays } = thread;
  const isOn = postingNoticeAt !== null;
  return (
    <li className="grid gap-4 rounded-lg border border-line bg-surface p-4 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={agencyPaths.thread(threadId)} className="text-link font-medium">
          {title}
        </Link>
        {untold === 0 ? (
          <span className="text-sm text-soft">Everyone has been told.</span>
        ) : (
          <Badge tone={isLate ? "poor" : "accent"}>
            {counted(untold, "person", "people")} to tell
            {firstDueAt !== null && (
              <>
                , the first by <LocalDate value={firstDueAt} />
              </>
            )}
          </Badge>
        )}
      </p>
      <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3 text-ui">
        <input type="hidden" name="threadId" value={threadId} />
        <span className="min-w-0 flex-1 basis-64">
          {isOn ? (
            <>
              The posting has carried the notice since <LocalDate value={postingNoticeAt} />: it tells people
              who apply.
            </>
          ) : (
            "The posting doesn’t carry the notice yet. Once it does, it tells people who apply."
          )}
        </span>
        <Button name="intent" value={isOn ? "posting-off" : "posting-on"} look="secondary" size="small">
          {isOn ? "It no longer carries it" : "The posting carries it"}
        </Button>
      </Form>
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="threadId" value={threadId} />
        <Field
          label="Waiting period before scoring, in business days"
          htmlFor={`waiting-${threadId}`}
          hint="blank for none; New York City asks for 10"
        >
          <input
            id={`waiting-${threadId}`}
            name="days"
            type="number"
            min={1}
            max={90}
            defaultValue={waitingDays ?? ""}
            className={smallInputClass}
          />
        </Field>
        <Button name="intent" value="waiting" look="secondary" size="small">
          Save
        </Button>
      </Form>
      {hasPapers && (
        <Link to={agencyPaths.threadPapers(threadId)} className="text-link justify-self-start text-ui">
          Impact assessment and register
        </Link>
      )}
      {untold > 0 && (
        <ToldForm threadId={threadId} today={today}>
          {`Note all ${untold} as told`}
        </ToldForm>
      )}
    </li>
  );
}
