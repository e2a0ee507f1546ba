import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const project = mkdtempSync(join(tmpdir(), "plumbline-lint-"));
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Lints one-line files in an empty project that has only our rules; answers with the paths that were refused. */
function refused(files: Record<string, string>): string[] {
  for (const folder of ["app", "workers", "db", "tests"])
    rmSync(join(project, folder), { recursive: true, force: true });
  cpSync(join(root, "biome.json"), join(project, "biome.json"));
  cpSync(join(root, "scripts/import-rules"), join(project, "scripts/import-rules"), { recursive: true });
  for (const [path, target] of Object.entries(files)) {
    mkdirSync(join(project, dirname(path)), { recursive: true });
    const statement = target.startsWith("type ")
      ? `import type { X } from "${target.slice(5)}";\n\nexport type Y = X;\n`
      : `import { x } from "${target}";\n\nx();\n`;
    writeFileSync(join(project, path), statement);
  }
  const biome = join(root, "node_modules/.bin/biome");
  const run = spawnSync(
    biome,
    ["lint", "--vcs-enabled=false", "--reporter=json", "--max-diagnostics=100", "."],
    { cwd: project, encoding: "utf8" },
  );
  const report = JSON.parse(run.stdout) as {
    diagnostics: { location: { path: string | { file: string } } }[];
  };
  const paths = report.diagnostics.map(({ location: { path } }) =>
    typeof path === "string" ? path : path.file,
  );
  return [...new Set(paths)].sort();
}

test("the linter refuses forbidden imports while one writes them", () => {
  const wrong = {
    "app/components/a.tsx": "../../workers/domain/identity/sign-in",
    "app/lib/b.ts": "node:fs",
    "app/routes/c.tsx": "../../workers/domain/identity/sign-in",
    "app/routes/d.tsx": "../../workers/context",
    "db/e.ts": "../workers/context",
    "tests/f.ts": "./g",
    "workers/adapters/files/h.ts": "../../domain/errors",
    "workers/app.ts": "../tests/fakes/stripe",
    "workers/domain/identity/i.ts": "../../adapters/files/r2-files",
    "workers/domain/identity/j.ts": "hono",
    "workers/domain/identity/schema.ts": "../../../db/client",
    "workers/engine/k.ts": "../domain/errors",
    "workers/engine/l.ts": "node:fs",
    "workers/http/m.ts": "../../db/client",
  };
  const { "tests/f.ts": _, ...expected } = wrong;
  expect(refused(wrong)).toEqual(Object.keys(expected).sort());
});

test("the linter lets allowed and type-only imports pass", () => {
  const right = {
    "app/components/a.tsx": "../../workers/domain/identity/schema",
    "app/routes/b.tsx": "../../workers/domain/identity/rules",
    "app/routes/c.tsx": "type ../../workers/context",
    "workers/domain/identity/d.ts": "../../engine",
    "workers/domain/identity/e.ts": "type ../../adapters/files/port",
    "workers/engine/f.ts": "type ../domain/errors",
    "workers/http/g.ts": "../context",
  };
  expect(refused(right)).toEqual([]);
});
