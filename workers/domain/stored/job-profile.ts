import type { JobProfile } from "../../engine/types";
import { takeSchemaVersion, withSchemaVersion } from "./schema-version";
import { jobProfile } from "./shapes";

export function storeJobProfile(job: JobProfile): unknown {
  return withSchemaVersion(job);
}

export function parseJobProfile(stored: unknown): JobProfile {
  const { value } = takeSchemaVersion(stored, "job");
  jobProfile(value, "job");
  return value as unknown as JobProfile;
}
