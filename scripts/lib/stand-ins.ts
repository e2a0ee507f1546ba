import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./paths";

export type StandInProcess = {
  vars: Record<string, string>;
  stop: () => void;
};

/** The Worker accepts their addresses on localhost only: see `workers/env.ts`. */
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
