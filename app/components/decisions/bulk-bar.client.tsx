import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { ClosingMenu, closeMenuOf } from "~/components/layout/closing-menu";
import { Button, buttonClass } from "~/components/ui/button";
import { agencyPaths } from "~/lib/agency-paths";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import type { MoveAnswer } from "~/routes/agency/decisions/move";
import type { StageSettings } from "../../../workers/domain/decisions/stage-settings";
import { MAX_PEOPLE_AT_ONCE } from "../../../workers/domain/decisions/stages";
import { MoveAnswerLine } from "./move-answer";
import { ReasonForm } from "./reason-form";
import { useSelection } from "./selection";

/** What can be done with the people chosen in the table, and what became of it. Lies over the page: nothing moves. */
export function BulkBar({ threadId, hiring }: { threadId: string; hiring: StageSettings }) {
  const { ids, clear } = useSelection();
  const fetcher = useFetcher<MoveAnswer>({ key: `bulk-${threadId}` });
  const search = useTableSearch();
  const action = agencyPaths.decisions(threadId) + search;
  const answer = fetcher.data;
  useEffect(() => {
    if (answer?.kind === "moved") clear();
  }, [answer, clear]);
  if (ids.size === 0 && !answer) return null;
  const people = [...ids].map((id) => <input key={id} type="hidden" name="id" value={id} />);
  const stay = <input type="hidden" name="stay" value="yes" />;
  return (
    <section
      aria-label="Chosen candidates"
      className="sticky bottom-3 z-30 flex flex-wrap items-center gap-2 rounded-lg border border-edge bg-surface px-4 py-2.5 text-sm shadow-lg"
    >
      {ids.size > MAX_PEOPLE_AT_ONCE && (
        <p className="text-poor">
          Up to {MAX_PEOPLE_AT_ONCE} people can be moved at once; {ids.size} are chosen.
        </p>
      )}
      {ids.size > 0 && ids.size <= MAX_PEOPLE_AT_ONCE && (
        <>
          <p className="mr-1 tabular-nums">
            <span className="font-medium">{ids.size} chosen</span>: move to
          </p>
          <fetcher.Form method="post" action={action} className="flex flex-wrap gap-1">
            {people}
            {stay}
            {hiring.stages
              .filter(({ stage }) => stage !== "rejected")
              .map(({ stage, name }) => (
                <Button key={stage} name="stage" value={stage} look="secondary" size="small">
                  {name}
                </Button>
              ))}
          </fetcher.Form>
          <ClosingMenu
            className="sm:relative"
            look={buttonClass("secondary", "small", "list-none")}
            label="Reject"
          >
            <fetcher.Form
              method="post"
              action={action}
              onSubmit={closeMenuOf}
              className="absolute bottom-11 left-0 z-20 max-h-[70dvh] w-80 max-w-[calc(100vw-3rem)] overflow-y-auto rounded-md border border-line bg-surface p-4 shadow-lg max-sm:inset-x-0 max-sm:bottom-full max-sm:mb-1 max-sm:w-auto max-sm:max-w-none"
            >
              {people}
              {stay}
              <input type="hidden" name="stage" value="rejected" />
              <ReasonForm reasons={hiring.reasons} />
            </fetcher.Form>
          </ClosingMenu>
        </>
      )}
      {ids.size > 0 && (
        <Button type="button" look="quiet" size="small" onClick={clear}>
          Clear
        </Button>
      )}
      <MoveAnswerLine fetcher={fetcher} action={action} hiring={hiring} />
    </section>
  );
}
