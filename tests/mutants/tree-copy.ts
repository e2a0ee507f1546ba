import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { root } from "../../scripts/lib/paths";

/** `path`: the copy's root. `fingerprint`: of every file in it that Git would see, but for the faults themselves. */
export type TreeCopy = { path: string; fingerprint: string; remove: () => Promise<void> };

/** Copies the working tree, uncommitted files included, into the system's folder for temporary files. */
export function copyTree(): TreeCopy {
  const parent = mkdtempSync(join(tmpdir(), "plumbline-mutants-"));
  const path = join(parent, "tree");
  const hash = createHash("sha256");
  const listed = execFileSync("git", ["ls-files", "-coz", "--exclude-standard"], { cwd: root });
  for (const file of listed.toString().split("\0").filter(Boolean).sort()) {
    const from = join(root, file);
    if (!existsSync(from)) continue;
    if (!file.startsWith("tests/mutants/")) hash.update(`${file}\0`).update(readFileSync(from)).update("\0");
    mkdirSync(dirname(join(path, file)), { recursive: true });
    cpSync(from, join(path, file));
  }
  for (const built of [
    "build",
    ".data/build.sha256",
    ".data/knowledge.bin",
    ".data/knowledge-packed.bin",
    ".data/knowledge.sha256",
  ])
    if (existsSync(join(root, built))) cpSync(join(root, built), join(path, built), { recursive: true });
  linkPackages(join(root, "node_modules"), join(path, "node_modules"));
  const shared = resolve(root, "../shared");
  if (existsSync(shared)) symlinkSync(shared, join(parent, "shared"));
  return { path, fingerprint: hash.digest("hex"), remove: () => rm(parent, { recursive: true }) };
}

/** A folder of links, so that what tools keep in it (`.vite`) stays with the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== ".vite") symlinkSync(join(from, name), join(to, name));
}
