import { Link } from "@remix-run/react";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalDate } from "~/components/ui/local-date";
import type { Letter } from "../../../../workers/domain/staff/letters/get-letter";
import { adminPaths } from "../admin-paths";
import { listNames } from "../list-names";
import { Heads, NextPage, Nothing } from "../lists/list-parts";
import { letterStates } from "./letter-states";

export function LetterTable({ rows, next }: { rows: readonly Letter[]; next: string | null }) {
  return (
    <section aria-labelledby="letters" className="grid gap-4">
      <h2 id="letters" className="text-2xl">
        Letters
      </h2>
      {rows.length === 0 ? (
        <Nothing>
          No letters yet. Write one, look at its preview and mail yourself a test before it goes out.
        </Nothing>
      ) : (
        <CardTable
          caption="Letters"
          head={<Heads labels={["Subject", "List", "State", "Sent", "Bounced", "Left", "Written"]} />}
        >
          {rows.map((row) => (
            <CardRow key={row.id}>
              <Cell wide className="[overflow-wrap:anywhere]">
                <Link to={adminPaths.letter(row.id)} className="text-link font-medium">
                  {row.subject}
                </Link>
              </Cell>
              <Cell label="List">{listNames[row.list]}</Cell>
              <Cell label="State">{letterStates[row.status]}</Cell>
              <Cell label="Sent" className="tabular-nums">
                {row.sent}
              </Cell>
              <Cell label="Bounced" className="tabular-nums">
                {row.bounced}
              </Cell>
              <Cell label="Left" className="tabular-nums">
                {row.departed}
              </Cell>
              <Cell label="Written">
                <LocalDate value={row.createdAt} />
              </Cell>
            </CardRow>
          ))}
        </CardTable>
      )}
      <NextPage next={next} />
    </section>
  );
}
