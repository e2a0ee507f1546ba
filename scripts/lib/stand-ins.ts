import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./paths";

export type StandInProcess = {
  /** settings that make the Worker speak to the stand-ins */
  vars: Record<string, string>;
  stop: () => void;
};

/**
 * Starts the stand-ins of outside services (people check, sign-in with Google) as a process of their own. The Worker
 * takes their addresses only while the site itself stands on this machine: see `workers/env.ts`.
 * @param port wanted; another is taken where it is in use
 */
export function startStandInProcess(port: number): Promise<StandInProcess> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", join(root, "tests/fakes/main.ts"), String(port)],
    { cwd: root, stdio: ["ignore", "inherit", "inherit", "ipc"] },
  );
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) =>
      reject(new Error(`The stand-ins for outside services ended with code ${code}.`)),
    );
    child.once("message", (vars) =>
      resolve({ vars: vars as Record<string, string>, stop: () => child.kill("SIGTERM") }),
    );
  });
}
