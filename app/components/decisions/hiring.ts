import type { StageSettings } from "../../../workers/domain/decisions/stage-settings";
import type { Stage } from "../../../workers/domain/decisions/stages";

/** A company's stages and reasons, as pages get them. */
export type Hiring = Pick<StageSettings, "stages" | "reasons" | "former">;

export function stageName({ stages }: Hiring, stage: Stage): string {
  return stages.find((one) => one.stage === stage)?.name ?? stage;
}

export function reasonName({ reasons, former }: Hiring, code: string): string {
  return [...reasons, ...former].find((one) => one.code === code)?.label ?? code;
}
