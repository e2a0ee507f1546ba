import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent, SignedInUser } from "../identity/session/signed-in-user";
import { switchSetting } from "./switch-setting";

/**
 * Asks all colleagues of an owner's company for a second step at sign-in: without one they see only where it is set up.
 * @throws AppError "owner-right", "second-step-missing" where the owner has none: they would lock themselves out
 */
export async function setSecondStep(
  deps: Pick<Deps, "db" | "now">,
  { agent, user, on }: { agent: ActiveAgent; user: Pick<SignedInUser, "hasSecondStep">; on: boolean },
): Promise<void> {
  if (on && !user.hasSecondStep) throw new AppError("second-step-missing");
  const action = on ? "second-step-required" : "second-step-optional";
  await switchSetting(deps, { agent, setting: "requiresSecondStep", on, action });
}
