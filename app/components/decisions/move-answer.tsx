import type { FetcherWithComponents } from "@remix-run/react";
import type { MoveAnswer } from "~/routes/agency/decisions/move";
import { stageName } from "../../../workers/domain/decisions/stage-names";
import type { StageSettings } from "../../../workers/domain/decisions/stage-settings";
import type { Stage } from "../../../workers/domain/decisions/stages";

type Props = { fetcher: FetcherWithComponents<MoveAnswer>; action: string; hiring: StageSettings };

export function MoveAnswerLine({ fetcher, action, hiring }: Props) {
  const answer = fetcher.data;
  return (
    <div role="status" className="order-last flex flex-wrap items-center gap-x-3 text-sm empty:hidden">
      {answer?.kind === "refused" && <span className="text-poor">{answer.message}</span>}
      {answer?.kind === "taken-back" && <span className="text-soft">Taken back.</span>}
      {answer?.kind === "moved" && (
        <>
          <span className="text-soft">{moved(answer, hiring)}</span>
          {answer.outcome.groupId && (
            <fetcher.Form method="post" action={action}>
              <input type="hidden" name="stay" value="yes" />
              <button type="submit" name="undo" value={answer.outcome.groupId} className="text-link min-h-9">
                Undo
              </button>
            </fetcher.Form>
          )}
        </>
      )}
    </div>
  );
}

function moved({ stage, outcome }: MoveAnswer & { kind: "moved" }, hiring: StageSettings): string {
  const { moved: people, unopened } = outcome;
  const to = stageName(hiring, stage as Stage);
  const [only] = people;
  const said =
    people.length === 1 && only
      ? `${only.name} is now in ${to}.`
      : people.length > 1
        ? `${people.length} people are now in ${to}.`
        : "Nobody was moved.";
  if (unopened.length === 0) return said;
  const names = unopened
    .slice(0, 3)
    .map(({ name }) => name)
    .join(", ");
  const more = unopened.length > 3 ? ` and ${unopened.length - 3} more` : "";
  return `${said} Not turned down, because you haven’t opened them: ${names}${more}.`;
}
