import type { Databases } from "../../db/client";
import type { BatchProgressPort } from "../adapters/batch-progress/port";
import type { Files } from "../adapters/files/port";
import type { Log } from "../adapters/log/port";
import type { ResumeQueue } from "../adapters/resume-queue/port";

/** What every use case gets: the database and the ports, put together once per request in `workers/context.ts`. */
export type Deps = {
  db: Databases;
  files: Files;
  resumeQueue: ResumeQueue;
  progress: BatchProgressPort;
  log: Log;
  /** UTC milliseconds */
  now: () => number;
};
