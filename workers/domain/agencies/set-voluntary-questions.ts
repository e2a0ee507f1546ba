import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { switchSetting } from "./switch-setting";

/**
 * Lets a company ask applicants for voluntary answers once a decision is final (RULINGS 92). Off, links that were sent open
 * nothing, and what was answered stays.
 * @throws AppError "owner-right"
 */
export async function setVoluntaryQuestions(
  deps: Pick<Deps, "db" | "now">,
  { agent, on }: { agent: ActiveAgent; on: boolean },
): Promise<void> {
  const action = on ? "voluntary-questions-on" : "voluntary-questions-off";
  await switchSetting(deps, { agent, setting: "voluntaryQuestions", on, action });
}
