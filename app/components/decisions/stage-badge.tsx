import { Badge, type Tone } from "~/components/ui/data/badge";
import { stageName } from "../../../workers/domain/decisions/stage-names";
import type { StageSettings } from "../../../workers/domain/decisions/stage-settings";
import type { Stage } from "../../../workers/domain/decisions/stages";

const tones: Record<Stage, Tone> = {
  new: "none",
  shortlisted: "good",
  interview: "good",
  offer: "good",
  hired: "good",
  rejected: "poor",
};

/** Where a person stands, by the company's own name of the stage. */
export function StageBadge({ hiring, stage }: { hiring: StageSettings; stage: Stage }) {
  return (
    <Badge tone={tones[stage]} className="max-w-32 text-xs whitespace-nowrap">
      <span className="truncate">{stageName(hiring, stage)}</span>
    </Badge>
  );
}
