import { execFileSync } from "node:child_process";

/** @returns what samples of large sets are drawn by: TEST_SEED, or the commit, so that one commit tries the same */
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
