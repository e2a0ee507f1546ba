import { switchSetting } from "../../agencies/switch-setting";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { ActiveAgent } from "../../identity/session/signed-in-user";

/**
 * Lets a company's people ask a model of others for requirements of a posting, or stops it.
 * @throws AppError "owner-right"; "model-off" where no model is set up
 */
export async function setModelProposals(
  deps: Pick<Deps, "db" | "now" | "models">,
  { agent, on }: { agent: ActiveAgent; on: boolean },
): Promise<void> {
  if (on && !deps.models) throw new AppError("model-off");
  const action = on ? "model-proposals-on" : "model-proposals-off";
  await switchSetting(deps, { agent, setting: "modelProposals", on, action });
}
