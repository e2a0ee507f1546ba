import { useFetcher } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import { ClosingMenu, closeMenuOf } from "~/components/layout/closing-menu";
import { buttonClass } from "~/components/ui/button";
import { agencyPaths } from "~/lib/agency-paths";
import { useHydrated } from "~/lib/hooks/use-hydrated";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import type { MoveAnswer } from "~/routes/agency/decisions/move";
import { stageName } from "../../../workers/domain/decisions/stage-names";
import type { StageSettings } from "../../../workers/domain/decisions/stage-settings";
import type { Stage } from "../../../workers/domain/decisions/stages";
import { MoveAnswerLine } from "./move-answer";
import { ReasonForm } from "./reason-form";

type Props = { threadId: string; applicantId: string; stage: Stage; hiring: StageSettings };

/** Where the person stands, and the ways from there: a stage at once, a no with its reason. */
export function StageControl({ threadId, applicantId, stage, hiring }: Props) {
  const fetcher = useFetcher<MoveAnswer>({ key: `move-${applicantId}` });
  const search = useTableSearch();
  const stay = useHydrated();
  const action = agencyPaths.decisions(threadId) + search;
  const hidden = (
    <>
      <input type="hidden" name="id" value={applicantId} />
      <input type="hidden" name="seen" value={stage} />
      <input type="hidden" name="from" value="panel" />
      {stay && <input type="hidden" name="stay" value="yes" />}
    </>
  );
  return (
    <>
      <ClosingMenu
        className="relative"
        look={buttonClass("secondary", "small", "list-none")}
        label={
          <>
            <span className="sr-only">Stage: </span>
            {stageName(hiring, stage)}
            <ChevronDown className="size-4" aria-hidden="true" />
          </>
        }
      >
        <fetcher.Form
          method="post"
          action={action}
          onSubmit={closeMenuOf}
          className="absolute left-0 z-30 mt-1 grid w-52 rounded-md border border-line bg-surface p-1 text-sm shadow-lg"
        >
          {hidden}
          {hiring.stages
            .filter((one) => one.stage !== "rejected" && one.stage !== stage)
            .map((one) => (
              <button
                key={one.stage}
                type="submit"
                name="stage"
                value={one.stage}
                className="min-h-9 rounded px-3 py-1.5 text-left hover:bg-sunken pointer-coarse:min-h-11"
              >
                {one.name}
              </button>
            ))}
        </fetcher.Form>
      </ClosingMenu>
      {stage !== "rejected" && (
        <ClosingMenu
          className="sm:relative"
          look={buttonClass("secondary", "small", "list-none")}
          label={<span data-reject>Reject</span>}
        >
          <fetcher.Form method="post" action={action} onSubmit={closeMenuOf} className="reasons">
            {hidden}
            <input type="hidden" name="stage" value="rejected" />
            <ReasonForm reasons={hiring.reasons} />
          </fetcher.Form>
        </ClosingMenu>
      )}
      <MoveAnswerLine fetcher={fetcher} action={action} hiring={hiring} />
    </>
  );
}
