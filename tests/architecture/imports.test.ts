import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folders = ["app", "workers", "db", "scripts", "tests"];

/** The parts of the repository. The first that matches a path is its part. */
const parts: [name: string, pattern: RegExp][] = [
  [
    "shared rules",
    /^workers\/domain\/[^/]+\/(schema|rules|batch-status|pdf-check|upload-limits|file-names)\.ts$/,
  ],
  ["engine", /^workers\/engine\//],
  ["copy", /^workers\/copy\//],
  ["seed", /^db\/seed\//],
  ["db", /^db\//],
  ["domain", /^workers\/domain\//],
  ["adapters", /^workers\/adapters\//],
  ["context", /^workers\/(context|env)\.ts$/],
  ["handlers", /^workers\/(http|queues|crons|durable-objects)\//],
  ["entry", /^workers\/app\.ts$/],
  ["build", /^build\//],
  ["routes", /^app\/routes\//],
  ["app entry", /^app\/[^/]+$/],
  ["widgets", /^app\//],
  ["tests", /^tests\//],
  ["scripts", /^scripts\//],
];

/** DESIGN's table: who may import whom, besides itself. Type-only imports are free. */
const allowed: Record<string, string[]> = {
  "shared rules": [],
  engine: [],
  // Types of the engine are all that it knows.
  copy: [],
  db: [],
  // Runs in Node only: draws the sample PDFs, writes the demo accounts.
  seed: ["db"],
  domain: ["db", "engine", "copy", "shared rules"],
  adapters: [],
  context: ["adapters", "domain", "shared rules", "db", "engine"],
  handlers: ["domain", "copy", "shared rules", "context"],
  entry: ["handlers", "context", "build"],
  widgets: ["shared rules", "copy"],
  routes: ["widgets", "app entry", "shared rules"],
  "app entry": ["widgets", "shared rules"],
};

/** The way of a résumé and of a posting through the engine: a folder may import from those before it. */
const engineLayers = ["read", "knowledge", "criteria", "parse", "job", "match", "advise"];

/** Packages that must never be reached from a part, at run time. */
const forbiddenPackages: Record<string, RegExp> = {
  "shared rules": /^(?!zod$|@conform-to\/zod)/,
  engine: /^(node:|cloudflare:|hono|react|@remix-run|drizzle-orm|zod)/,
  copy: /./,
  db: /^(hono|react|@remix-run|node:(?!crypto))/,
  domain: /^(hono|react|@remix-run|stripe|cloudflare:)/,
  adapters: /^(hono|react|@remix-run)/,
  widgets: /^(hono|drizzle-orm|stripe|node:|cloudflare:)/,
  routes: /^(hono|drizzle-orm|stripe|node:|cloudflare:)/,
};

type Edge = { from: string; target: string };

function sourceFiles(folder: string): string[] {
  const full = join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|tsx|mts|mjs)$/.test(path) && !path.endsWith(".d.ts"))
    .map((path) => join(folder, path));
}

function partOf(path: string): string | undefined {
  return parts.find(([, pattern]) => pattern.test(path))?.[0];
}

/** Every import, re-export and dynamic import that exists at run time. */
function runtimeImports(path: string, text: string): Edge[] {
  const typeOnly = new Set<string>();
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const kept = new Set<string>();
  for (const statement of source.statements) {
    const target =
      (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
      statement.moduleSpecifier &&
      ts.isStringLiteral(statement.moduleSpecifier)
        ? statement.moduleSpecifier.text
        : undefined;
    if (target) (isTypeOnly(statement) ? typeOnly : kept).add(target);
  }
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map((file) => file.fileName)
    .filter((target) => !typeOnly.has(target) || kept.has(target))
    .map((target) => ({ from: path, target }));
}

function isTypeOnly(statement: ts.Statement): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  if (!ts.isImportDeclaration(statement) || !statement.importClause) return false;
  const { isTypeOnly, name, namedBindings } = statement.importClause;
  if (isTypeOnly) return true;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.length > 0 && namedBindings.elements.every((element) => element.isTypeOnly);
}

/** Path of an import inside the repository, or undefined for a package. */
function insidePath({ from, target }: Edge): string | undefined {
  const base = target.startsWith("~/")
    ? join("app", target.slice(2))
    : target.startsWith(".")
      ? relative(root, resolve(root, dirname(from), target))
      : undefined;
  if (base === undefined) return undefined;
  const clean = base.replace(/\?.*$/, "");
  const options = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"].map((end) => clean + end);
  return options.find((path) => /\.\w+$/.test(path) && existsSync(join(root, path))) ?? `${clean}.ts`;
}

function engineLayer(path: string): number {
  return engineLayers.indexOf(/^workers\/engine\/([^/]+)\//.exec(path)?.[1] ?? "");
}

/** What is wrong with an import, or undefined. */
function violation(edge: Edge): string | undefined {
  const from = partOf(edge.from);
  if (from === undefined) return `${edge.from}: belongs to no part of the repository`;
  const inside = insidePath(edge);
  if (inside === undefined) {
    return forbiddenPackages[from]?.test(edge.target)
      ? `${edge.from} (${from}) imports the package ${edge.target}`
      : undefined;
  }
  const to = partOf(inside);
  if (engineLayer(edge.from) >= 0 && engineLayer(inside) > engineLayer(edge.from))
    return `${edge.from} imports ${inside}, which comes after it`;
  if (to === from || from === "tests" || (from === "scripts" && to !== "tests")) return undefined;
  if (to !== undefined && allowed[from]?.includes(to)) return undefined;
  return `${edge.from} (${from}) imports ${inside} (${to ?? "outside of the repository"})`;
}

test("no folder imports what it may not", { timeout: 60_000 }, () => {
  const edges = folders
    .flatMap(sourceFiles)
    .flatMap((path) => runtimeImports(path, readFileSync(join(root, path), "utf8")));
  expect(edges.length).toBeGreaterThan(20);
  expect(edges.map(violation).filter((text) => text !== undefined)).toEqual([]);
});

test("a forbidden edge is seen", () => {
  const wrong: Edge[] = [
    { from: "workers/engine/index.ts", target: "../domain/errors" },
    { from: "workers/engine/index.ts", target: "node:fs" },
    { from: "workers/engine/job/posting.ts", target: "../match" },
    { from: "workers/engine/match/index.ts", target: "../advise/findings" },
    { from: "workers/engine/match/findings.ts", target: "../../copy/recruiter" },
    { from: "workers/copy/shared/score.ts", target: "../../engine/match/weights" },
    { from: "workers/copy/phrases.ts", target: "zod" },
    { from: "app/routes/_index.tsx", target: "../../workers/copy/seeker" },
    { from: "db/client.ts", target: "../workers/domain/errors" },
    { from: "workers/domain/errors.ts", target: "../adapters/files/r2-files" },
    { from: "workers/domain/errors.ts", target: "hono" },
    { from: "workers/http/index.ts", target: "../../db/client" },
    { from: "app/components/ui/button.tsx", target: "../../../workers/domain/errors" },
    { from: "app/routes/_index.tsx", target: "../../db/client" },
    { from: "app/routes/_index.tsx", target: "../../workers/context" },
    { from: "workers/app.ts", target: "../tests/fakes/stripe" },
  ];
  expect(wrong.filter((edge) => violation(edge) === undefined)).toEqual([]);
});

test("allowed edges pass", () => {
  const right: Edge[] = [
    { from: "workers/domain/errors.ts", target: "../../db/client" },
    { from: "workers/domain/errors.ts", target: "../engine" },
    { from: "workers/engine/advise/index.ts", target: "../match" },
    { from: "workers/http/index.ts", target: "../domain/errors" },
    { from: "app/routes/_index.tsx", target: "../../workers/domain/identity/schema" },
    { from: "workers/domain/resumes/analysis-columns.ts", target: "../../copy/seeker" },
    { from: "app/lib/match-view.ts", target: "../../workers/copy/seeker" },
    { from: "app/routes/_index.tsx", target: "~/nonce" },
    { from: "tests/http/some.test.ts", target: "../../db/client" },
  ];
  expect(right.map(violation).filter((text) => text !== undefined)).toEqual([]);
});

test("type-only imports are free, mixed ones are not", () => {
  const text = `
    import type { A } from "./a";
    import { type B } from "./b";
    import { type C, d } from "./c";
    export type { E } from "./e";
    const f = await import("./f");
    import "./g";
  `;
  expect(runtimeImports("app/x.ts", text).map((edge) => edge.target)).toEqual(["./c", "./f", "./g"]);
});
