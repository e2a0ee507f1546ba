import { execFileSync } from "node:child_process";

/** TEST_SEED, or the commit, so that one commit always draws the same samples. */
export function testSeed(): string {
  return process.env.TEST_SEED ?? commit();
}

function commit(): string {
  try {
    const args = ["rev-parse", "--short", "HEAD"];
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "no-commit";
  }
}
