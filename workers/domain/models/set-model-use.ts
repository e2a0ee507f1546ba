import { switchSetting } from "../agencies/switch-setting";
import type { LogAction } from "../agency-log/log-actions";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import type { ModelSetting } from "./model-of";

type Change = { agent: ActiveAgent; on: boolean };

const ACTIONS: Record<ModelSetting, { on: LogAction; off: LogAction }> = {
  modelProposals: { on: "model-proposals-on", off: "model-proposals-off" },
  modelReading: { on: "model-reading-on", off: "model-reading-off" },
};

/**
 * Lets a company's people ask a model of others for requirements of a posting, or stops it.
 * @throws AppError "owner-right"; "model-off" where no model is set up
 */
export function setModelProposals(deps: Pick<Deps, "db" | "now" | "models">, change: Change): Promise<void> {
  return setModelUse(deps, { ...change, setting: "modelProposals" });
}

/** The same for empty fields of a résumé. @throws AppError "owner-right"; "model-off" where no model is set up */
export function setModelReading(deps: Pick<Deps, "db" | "now" | "models">, change: Change): Promise<void> {
  return setModelUse(deps, { ...change, setting: "modelReading" });
}

async function setModelUse(
  deps: Pick<Deps, "db" | "now" | "models">,
  { agent, on, setting }: Change & { setting: ModelSetting },
): Promise<void> {
  if (on && !deps.models) throw new AppError("model-off");
  await switchSetting(deps, { agent, setting, on, action: ACTIONS[setting][on ? "on" : "off"] });
}
