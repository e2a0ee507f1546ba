import { spawn } from "node:child_process";
import { join } from "node:path";
import { readOwnSettings } from "./local-settings";
import { root } from "./paths";

export type StandInProcess = {
  vars: Record<string, string>;
  stop: () => void;
};

type Options = {
  port: number;
  /** the site that they serve, and where they may store what outlives the run */
  site: string;
  folder: string;
};

/** The Worker accepts their addresses on localhost only: see `workers/env.ts`. */
export function startStandInProcess({ port, site, folder }: Options): Promise<StandInProcess> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", join(root, "tests/fakes/main.ts"), String(port), site, folder],
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

/** Without the stand-in's Stripe where .dev.vars names an account of the developer's own. */
export function withOwnStripe(vars: Record<string, string>): Record<string, string> {
  if (!readOwnSettings().STRIPE_SECRET_KEY) return vars;
  return Object.fromEntries(Object.entries(vars).filter(([name]) => !name.startsWith("STRIPE_")));
}
