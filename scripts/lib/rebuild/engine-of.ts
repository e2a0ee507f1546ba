import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../paths";
import type { Engine } from "./rebuild";

const VERSION_FILE = "workers/engine/version.ts";

export async function engineOf(checkout: string = root): Promise<Engine> {
  const from = (path: string) => import(pathToFileURL(join(resolve(checkout), "workers/engine", path)).href);
  const [{ ENGINE_VERSION }, read, parse, corrections, match, advise] = await Promise.all([
    from("version.ts"),
    from("read/index.ts"),
    from("parse/index.ts"),
    from("parse/corrections.ts"),
    from("match/index.ts"),
    from("advise/index.ts"),
  ]);
  return {
    version: ENGINE_VERSION,
    readResume: read.readResume,
    parseResume: parse.parseResume,
    applyCorrections: corrections.applyCorrections,
    scoreResume: match.scoreResume,
    jobAdvice: advise.jobAdvice,
    resumeReport: advise.resumeReport,
  };
}

/** The last commit whose engine has that version; null where the history here doesn't go back so far. */
export function commitOfEngine(version: string): string | null {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    const changes = git("log", "--format=%H", "--", VERSION_FILE).split("\n");
    const at = changes.findIndex((commit) =>
      git("show", `${commit}:${VERSION_FILE}`).includes(`"${version}"`),
    );
    if (at === -1) return null;
    return at === 0 ? git("rev-parse", "HEAD") : git("rev-parse", `${changes[at - 1]}^`);
  } catch {
    return null;
  }
}
