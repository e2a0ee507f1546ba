import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const project = mkdtempSync(join(tmpdir(), "plumbline-imports-"));
afterAll(() => rmSync(project, { recursive: true, force: true }));

const FOLDERS = ["app", "workers", "db", "scripts", "tests"];
const COMPONENTS = ["app/components", "app/lib"];

/** What each file of an otherwise empty project imports; the rules' names that refuse it, by file. */
function refused(files: Record<string, string>): Record<string, string> {
  for (const folder of FOLDERS) rmSync(join(project, folder), { recursive: true, force: true });
  const write = (path: string, text: string) => {
    mkdirSync(join(project, dirname(path)), { recursive: true });
    writeFileSync(join(project, path), text);
  };
  for (const folder of [...FOLDERS, ...COMPONENTS]) write(`${folder}/.keep`, "");
  write("tsconfig.json", "{}");
  for (const path of Object.values(files))
    if (!/^(package|text) /.test(path)) write(path.replace("type ", ""), "export const x = 1;\n");
  for (const [path, target] of Object.entries(files)) write(path, importOf(path, target));
  rmSync(join(project, "node_modules"), { force: true });
  symlinkSync(join(root, "node_modules"), join(project, "node_modules"));
  const ofComponents = Object.keys(files).some((path) => COMPONENTS.some((one) => path.startsWith(one)))
    ? violationsOf(".dependency-cruiser-components.mjs", COMPONENTS)
    : {};
  return { ...violationsOf(".dependency-cruiser.mjs", FOLDERS), ...ofComponents };
}

function violationsOf(config: string, folders: string[]): Record<string, string> {
  const run = spawnSync(
    join(root, "node_modules/.bin/depcruise"),
    ["--config", join(root, config), "--output-type", "json", ...folders],
    { cwd: project, encoding: "utf8", maxBuffer: 1e8 },
  );
  const { summary } = JSON.parse(run.stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return Object.fromEntries(summary.violations.map(({ from, rule }) => [from, rule.name]));
}

function importOf(path: string, target: string): string {
  if (target.startsWith("text ")) return target.slice(5);
  if (target.startsWith("package ")) return `import { x } from "${target.slice(8)}";\nconsole.log(x);\n`;
  const isType = target.startsWith("type ");
  const depth = dirname(path).split("/").length;
  const from = `${"../".repeat(depth)}${target.replace("type ", "").replace(/\.tsx?$/, "")}`;
  return isType
    ? `import type { X } from "${from}";\nexport type Y = X;\n`
    : `import { x } from "${from}";\nconsole.log(x);\nexport const y = 1;\n`;
}

/** A type's import beside one of a value hides nothing. */
const honoType = 'import type { Context } from "hono";\nexport type C = Context;\n';
const honoValue = 'import { Hono } from "hono";\nconsole.log(Hono);\n';

test("forbidden imports are refused, each by its rule", { timeout: 60_000 }, () => {
  expect(
    refused({
      "app/components/a.tsx": "workers/engine/match/index.ts",
      "app/lib/b.ts": "package hono",
      "app/routes/public/c.tsx": "db/client.ts",
      "app/routes/public/d.tsx": "workers/context.ts",
      "db/e.ts": "workers/env.ts",
      "tests/f.ts": "tests/g.ts",
      "workers/adapters/files/h.ts": "workers/domain/errors.ts",
      "workers/app.ts": "tests/fakes/stripe.ts",
      "workers/copy/i.ts": "workers/engine/version.ts",
      "workers/domain/identity/j.ts": "workers/adapters/files/r2-files.ts",
      "workers/domain/identity/k.ts": "package hono",
      "workers/engine/l.ts": "workers/domain/errors.ts",
      "workers/engine/job/m.ts": "workers/engine/match/weights.ts",
      "workers/http/n.ts": "db/client.ts",
      "workers/domain/identity/o.ts": `text ${honoValue}${honoType}`,
      "workers/domain/identity/p.ts": `text ${honoType}${honoValue}`,
    }),
  ).toEqual({
    "app/components/a.tsx": "components-reach-no-server",
    "app/lib/b.ts": "components-reach-no-server",
    "app/routes/public/c.tsx": "routes-call-use-cases",
    "app/routes/public/d.tsx": "routes-call-use-cases",
    "db/e.ts": "db-alone",
    "workers/adapters/files/h.ts": "adapters-know-their-vendor",
    "workers/app.ts": "tests-are-leaves",
    "workers/copy/i.ts": "copy-alone",
    "workers/domain/identity/j.ts": "domain-knows-tables-engine-and-words",
    "workers/domain/identity/k.ts": "domain-without-frameworks",
    "workers/engine/l.ts": "engine-alone",
    "workers/engine/job/m.ts": "engine-job-comes-before",
    "workers/http/n.ts": "handlers-parse-and-call",
    "workers/domain/identity/o.ts": "domain-without-frameworks",
    "workers/domain/identity/p.ts": "domain-without-frameworks",
  });
});

test("a component doesn't reach the server through a file that it may import", { timeout: 60_000 }, () => {
  const files = {
    "app/components/a.tsx": "workers/domain/identity/session/sign-in.ts",
    "workers/domain/identity/session/sign-in.ts": "db/client.ts",
  };
  expect(refused(files)).toEqual({ "app/components/a.tsx": "components-reach-no-server" });
});

test("allowed and type-only imports pass", { timeout: 60_000 }, () => {
  const right = {
    "app/components/a.tsx": "workers/domain/identity/schema.ts",
    "app/routes/public/b.tsx": "workers/domain/identity/session/sign-in.ts",
    "app/routes/public/c.tsx": "type workers/context.ts",
    "workers/domain/identity/d.ts": "workers/engine/index.ts",
    "workers/domain/identity/e.ts": "type workers/adapters/files/port.ts",
    "workers/engine/f.ts": "type workers/domain/errors.ts",
    "workers/http/g.ts": "workers/context.ts",
    "workers/http/h.ts": "app/routes.ts",
  };
  expect(refused(right)).toEqual({});
});

test("circles are refused, of types too", { timeout: 60_000 }, () => {
  const circle = { "db/a.ts": "type db/b.ts", "db/b.ts": "db/a.ts" };
  expect(Object.values(refused(circle))).toContain("no-circles");
});
