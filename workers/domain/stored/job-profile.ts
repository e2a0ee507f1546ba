import type { JobProfile } from "../../engine/types";
import { takeSchemaVersion, withSchemaVersion } from "./schema-version";
import { jobProfile } from "./shapes";

/** A job's requirements as they are stored. */
export function storeJobProfile(job: JobProfile): unknown {
  return withSchemaVersion(job);
}

/** A job's requirements from their stored form, of whatever version. @throws UnknownShape */
export function parseJobProfile(stored: unknown): JobProfile {
  const { value } = takeSchemaVersion(stored, "job");
  jobProfile(value, "job");
  return value as unknown as JobProfile;
}
