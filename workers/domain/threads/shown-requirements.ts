import type { JobProfile } from "../../engine/types";

/** What a job asks, as copies of a person's data say it. */
export function shownRequirements({ requirements }: Pick<JobProfile, "requirements">) {
  return requirements.map(({ label, importance, gate, minYears, level }) => ({
    ...{ label, importance, isDealBreaker: gate, minYears, level },
  }));
}
