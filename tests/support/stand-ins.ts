import type { TestProject } from "vitest/node";
import { startStandIns } from "../fakes/server";

declare module "vitest" {
  interface ProvidedContext {
    standIns: Record<string, string>;
  }
}

export default async function setup(project: TestProject) {
  const standIns = await startStandIns();
  project.provide("standIns", standIns.vars);
  return standIns.stop;
}
