import { Badge, type Tone } from "~/components/ui/data/badge";
import type { Stage } from "../../../workers/domain/decisions/stages";
import { type Hiring, stageName } from "./hiring";

const tones: Record<Stage, Tone> = {
  new: "none",
  shortlisted: "good",
  interview: "good",
  offer: "good",
  hired: "good",
  rejected: "poor",
};

/** Where a person stands, by the company's own name of the stage. */
export function StageBadge({ hiring, stage }: { hiring: Hiring; stage: Stage }) {
  return (
    <Badge tone={tones[stage]} className="max-w-32 text-xs whitespace-nowrap">
      <span className="truncate">{stageName(hiring, stage)}</span>
    </Badge>
  );
}
