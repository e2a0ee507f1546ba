import type { TestProject } from "vitest/node";
import { startStandIns } from "../fakes/server";

declare module "vitest" {
  interface ProvidedContext {
    /** settings that make the Worker under test speak to the stand-ins */
    standIns: Record<string, string>;
  }
}

/** The stand-ins of outside services, for all tests on workerd. */
export default async function setup(project: TestProject) {
  const standIns = await startStandIns();
  project.provide("standIns", standIns.vars);
  return standIns.stop;
}
