import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "../paths";
import { measureCpu } from "./cpu-meter";

/** A program of node_modules/.bin. `cores` is how many it uses, `after` the steps that must have ended. */
export type Step = {
  name: string;
  tool: string;
  args: string[];
  env?: Record<string, string>;
  cores?: number;
  after?: string[];
};

/** `cpuSeconds` includes child processes; null where it can't be measured. */
export type StepResult = { name: string; code: number; seconds: number; cpuSeconds: number | null };

/** A failing step doesn't stop the others. Results are in the order of `steps`. */
export async function runSteps(steps: Step[]): Promise<StepResult[]> {
  const results = new Map<string, StepResult>();
  const cores = availableParallelism();
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const needs = (step: Step) => Math.min(step.cores ?? 1, cores);
  const isReady = (step: Step) => {
    const free = cores - [...running.keys()].reduce((sum, one) => sum + needs(one), 0);
    const open = [...waiting, ...running.keys()].map(({ name }) => name);
    return needs(step) <= free && !(step.after ?? []).some((name) => open.includes(name));
  };
  while (waiting.length > 0 || running.size > 0) {
    for (let step = waiting.find(isReady); step; step = waiting.find(isReady)) {
      const started = step;
      waiting.splice(waiting.indexOf(started), 1);
      const ended = runStep(started, steps.length === 1).then((result) => {
        results.set(started.name, result);
        running.delete(started);
      });
      running.set(started, ended);
    }
    await Promise.race(running.values());
  }
  return steps.map(({ name }) => results.get(name)!);
}

function runStep({ name, tool, args, env }: Step, alone: boolean): Promise<StepResult> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(join(root, "node_modules", ".bin", tool), args, {
      cwd: root,
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}), ...env },
      stdio: alone ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    const cpuSeconds = measureCpu(child.pid ?? 0);
    const end = (code: number) =>
      resolve({ name, code, seconds: (performance.now() - startedAt) / 1000, cpuSeconds: cpuSeconds() });
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on("line", (line) => {
        process.stdout.write(`${name.padEnd(8)}│ ${line}\n`);
      });
    }
    child.on("error", () => end(1));
    child.on("close", (code) => end(code ?? 1));
  });
}
