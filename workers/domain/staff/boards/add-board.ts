import { and, eq, sql } from "drizzle-orm";
import { jobBoards } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { isBoardToken, namedBoard } from "../../jobs/boards/board-address";
import { isJobSource } from "../../jobs/search/job-choices";
import { runAudited } from "../audit-entry";

export type BoardGiven = {
  /** of a board or a posting on it; empty where source and token are given */
  address: string;
  source: string;
  token: string;
  company: string;
};

const LONGEST_COMPANY = 200;

/** Adds a board, which is read within minutes. @throws AppError "board-unknown" | "board-known" */
export async function addBoard(
  deps: Pick<Deps, "db" | "now" | "tasks" | "log">,
  { actorId, address, company, ...given }: BoardGiven & { actorId: string },
): Promise<void> {
  const named = address.trim() ? namedBoard(address) : ofToken(given);
  if (!named) throw new AppError("board-unknown");
  const { source, token } = named;
  const db = deps.db.shared;
  const same = and(eq(jobBoards.source, source), eq(jobBoards.token, token));
  if ((await db.$count(jobBoards, same)) > 0) throw new AppError("board-known");
  const id = crypto.randomUUID();
  await runAudited(deps, {
    actorId,
    action: "board-added",
    subject: id,
    reason: null,
    data: { source, token },
    onlyIf: sql`${db.$count(jobBoards, same)} = 0`,
    effects: [
      db.insert(jobBoards).values({
        ...{ id, source, token, nextReadAt: deps.now() },
        company: company.replace(/\s+/g, " ").trim().slice(0, LONGEST_COMPANY),
      }),
    ],
  });
}

function ofToken({ source, token }: Pick<BoardGiven, "source" | "token">) {
  const trimmed = token.trim();
  return isJobSource(source) && isBoardToken(source, trimmed) ? { source, token: trimmed } : null;
}
