import type { Deps } from "../deps";
import { errorText } from "../error-text";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { tryAttempt } from "../identity/throttle";
import { runLogged } from "./run-logged";

const HOUR = 60 * 60 * 1000;

/** Records that a thread, or the pool where none is named, was filtered by gender, once an hour for each agent (RULINGS 90). */
export async function logGenderFilter(
  deps: Pick<Deps, "db" | "now" | "log">,
  { agent, threadId = null }: { agent: ActiveAgent; threadId?: string | null },
): Promise<void> {
  const key = `gender-filter:${threadId ?? "pool"}:${agent.userId}`;
  if (!(await tryAttempt(deps, { key, limit: 1, windowMilliseconds: HOUR }))) return;
  await runLogged(deps, { by: agent, entries: [{ action: "filtered-by-gender", threadId }] }).catch(
    (error: unknown) =>
      deps.log({ event: "task-failed", task: "log-gender-filter", error: errorText(error) }),
  );
}
