import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { switchSetting } from "./switch-setting";

/**
 * Lets a company ask for voluntary answers once a decision is final (RULINGS 92). Off, sent links open nothing; answers stay.
 * @throws AppError "owner-right"
 */
export async function setVoluntaryQuestions(
  deps: Pick<Deps, "db" | "now">,
  { agent, on }: { agent: ActiveAgent; on: boolean },
): Promise<void> {
  const action = on ? "voluntary-questions-on" : "voluntary-questions-off";
  await switchSetting(deps, { agent, setting: "voluntaryQuestions", on, action });
}
