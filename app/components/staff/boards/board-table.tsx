import { Form } from "@remix-run/react";
import { sourceName } from "~/components/seeker/jobs/job-words";
import { Button } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalTime } from "~/components/ui/local-time";
import { companyPage } from "../../../../workers/domain/jobs/search/company-page";
import type { BoardLine } from "../../../../workers/domain/staff/boards/list-boards";
import { adminPaths } from "../admin-paths";
import { Heads } from "../lists/list-parts";
import { boardError } from "./board-words";

/** @param back the list's own query, to come back to the same page */
export function BoardTable({ boards, back }: { boards: readonly BoardLine[]; back: string }) {
  return (
    <CardTable
      caption="Job boards"
      head={<Heads labels={["Board", "Last good read", "Open postings", "State", "Action"]} />}
    >
      {boards.map((board) => (
        <BoardRow key={board.id} board={board} back={back} />
      ))}
    </CardTable>
  );
}

function BoardRow({ board, back }: { board: BoardLine; back: string }) {
  const { id, source, token, company, lastReadAt, nextReadAt, postings } = board;
  const name = company || token;
  const isStopped = nextReadAt === null;
  const page = companyPage({ source, token });
  return (
    <CardRow>
      <Cell wide className="[overflow-wrap:anywhere]">
        {page ? (
          <a href={page} rel="noopener noreferrer" target="_blank" className="text-link font-medium">
            {name}
          </a>
        ) : (
          <span className="font-medium">{name}</span>
        )}
        <div className="text-soft">
          {sourceName(source)} · {token}
        </div>
      </Cell>
      <Cell label="Last good read" wide>
        {lastReadAt === null ? "never" : <LocalTime value={lastReadAt} />}
      </Cell>
      <Cell label="Open postings" wide className="tabular-nums">
        {postings}
      </Cell>
      <Cell label="State" wide className="md:max-w-xs">
        <BoardState board={board} />
      </Cell>
      <Cell wide>
        <Form method="post" action={adminPaths.changeBoard(id)} preventScrollReset>
          <input type="hidden" name="back" value={back} />
          <Button
            name="change"
            value={isStopped ? "start" : "stop"}
            look="secondary"
            size="small"
            aria-label={`${isStopped ? "Start again" : "Stop"}: ${name}`}
          >
            {isStopped ? "Start again" : "Stop"}
          </Button>
        </Form>
      </Cell>
    </CardRow>
  );
}

function BoardState({ board: { nextReadAt, failures, lastError, lastReadAt } }: { board: BoardLine }) {
  if (nextReadAt === null) return <Badge>Stopped</Badge>;
  if (failures > 0)
    return (
      <>
        <Badge tone="poor">{failures === 1 ? "Failed once" : `Failed ${failures} times in a row`}</Badge>
        <div className="mt-1">{boardError(lastError ?? "unknown")}.</div>
        <div className="text-soft">
          Next try: <LocalTime value={nextReadAt} />
        </div>
      </>
    );
  if (lastReadAt === null) return <Badge tone="accent">Waiting for its first read</Badge>;
  return <Badge tone="good">Read regularly</Badge>;
}
