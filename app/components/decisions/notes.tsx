import { useFetcher } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { textareaClass } from "~/components/ui/fields/field";
import { LocalTime } from "~/components/ui/local-time";
import { agencyPaths } from "~/lib/agency-paths";
import { useHydrated } from "~/lib/hooks/use-hydrated";
import { useMayWork } from "~/lib/hooks/use-may-work";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import type { NoteAnswer } from "~/routes/agency/decisions/note";
import type { HistoryItem } from "../../../workers/domain/decisions/person-history";
import { reasonName, stageName } from "../../../workers/domain/decisions/stage-names";
import type { StageSettings } from "../../../workers/domain/decisions/stage-settings";
import { MAX_PERSON_NOTE } from "../../../workers/domain/decisions/stages";

type Props = {
  threadId: string;
  applicantId: string;
  history: HistoryItem[];
  colleagues: string[];
  uploadedAt: number;
  /** null where nobody said it */
  source: string | null;
  hiring: StageSettings;
};

export function Notes({ threadId, applicantId, history, colleagues, uploadedAt, source, hiring }: Props) {
  const mayWork = useMayWork();
  return (
    <section aria-labelledby="notes-heading" className="grid gap-4">
      <h3 id="notes-heading" className="text-lg">
        Notes
      </h3>
      {mayWork && (
        <NoteForm key={applicantId} threadId={threadId} applicantId={applicantId} colleagues={colleagues} />
      )}
      <ol className="grid gap-3 border-l border-line pl-4">
        {history.map((item) => (
          <li key={item.id} className="grid gap-0.5 text-[0.95rem]">
            <p className="text-sm text-soft">
              {item.by ?? "An agent who is gone"}, <LocalTime value={item.at} />
            </p>
            {item.kind === "note" ? (
              <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{item.body}</p>
            ) : (
              <Decision item={item} hiring={hiring} />
            )}
          </li>
        ))}
        <li className="text-sm text-soft">
          Uploaded <LocalTime value={uploadedAt} />
          {source && `. Source: ${source}`}
        </li>
      </ol>
    </section>
  );
}

function Decision({ item, hiring }: { item: HistoryItem & { kind: "decision" }; hiring: StageSettings }) {
  const [from, to] = [stageName(hiring, item.from), stageName(hiring, item.to)];
  return (
    <>
      <p>
        {item.undo ? "Took back: " : ""}
        <span className="text-soft">{from} →</span> <span className="font-medium">{to}</span>
        {item.reason && `: ${reasonName(hiring, item.reason)}`}
      </p>
      {item.comment && <p className="[overflow-wrap:anywhere]">{item.comment}</p>}
    </>
  );
}

function NoteForm({
  threadId,
  applicantId,
  colleagues,
}: Omit<Props, "history" | "uploadedAt" | "source" | "hiring">) {
  const fetcher = useFetcher<NoteAnswer>();
  const search = useTableSearch();
  const stay = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  useEffect(() => {
    if (answer?.ok) form.current?.reset();
  }, [answer]);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={agencyPaths.notes(threadId, applicantId) + search}
      className="grid gap-2"
    >
      {stay && <input type="hidden" name="stay" value="yes" />}
      <label htmlFor="note" className="sr-only">
        Write a note
      </label>
      <textarea
        id="note"
        name="body"
        data-note
        required
        rows={3}
        maxLength={MAX_PERSON_NOTE}
        placeholder={
          colleagues.length > 0 ? `For your colleagues; @${colleagues[0]} gets a mail` : "What you think"
        }
        onKeyDown={sendByKey}
        className={textareaClass}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button size="small" look="secondary" busy={fetcher.state !== "idle"}>
          Save note
        </Button>
        <p role="status" className="text-sm">
          {answer?.ok === false && <span className="text-poor">{answer.message}</span>}
          {answer?.ok && (
            <span className="text-soft">
              {answer.told.length > 0 ? `Saved. A mail goes to ${answer.told.join(", ")}.` : "Saved."}
            </span>
          )}
        </p>
      </div>
    </fetcher.Form>
  );
}

/** Ctrl or Cmd and Enter, as in most places where people write to each other. */
function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
