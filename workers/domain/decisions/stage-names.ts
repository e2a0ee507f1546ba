import type { StageSettings } from "./stage-settings";
import type { Stage } from "./stages";

export function stageName({ stages }: Pick<StageSettings, "stages">, stage: Stage): string {
  return stages.find((one) => one.stage === stage)?.name ?? stage;
}

/** Why someone was turned down, also by a reason that is no longer offered. */
export function reasonName({ reasons, former }: StageSettings, code: string): string {
  return [...reasons, ...former].find((one) => one.code === code)?.label ?? code;
}
