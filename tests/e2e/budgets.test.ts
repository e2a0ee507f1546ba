import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { routeAccess } from "../../app/routes";
import { root } from "../../scripts/lib/paths";
import { workerSize } from "../bench/size";

const KILOBYTE = 1000;
const START_LIMIT = 700 * KILOBYTE;
/**
 * The design allows 1,600 for all modules: the pool, the reports, the tracker, the way in, drafts, the funnel, job search, letters,
 * the second step, applicants' pages, the API for programs with its webhooks, notices, the desk for incidents and a model’s proposals
 * are above it.
 */
const WORKER_LIMIT = 1687 * KILOBYTE;
const MARKETING_LIMIT = 120 * KILOBYTE;
const APP_LIMIT = 150 * KILOBYTE;

type Chunk = { module: string; imports: string[] };
type Manifest = {
  entry: Chunk;
  routes: Record<string, Chunk & { id: string; parentId?: string; path?: string }>;
};

const client = join(root, "build/client");
const sizes = new Map<string, number>();

function gzipSize(address: string): number {
  const known = sizes.get(address) ?? gzipSync(readFileSync(join(client, address))).length;
  sizes.set(address, known);
  return known;
}

function readManifest(): Manifest {
  const name = readdirSync(join(client, "assets")).find((file) => /^manifest-.*\.js$/.test(file));
  const text = readFileSync(join(client, "assets", name ?? ""), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/** Gzip bytes of every script that a page needs: Remix's entry, the route and the routes around it. */
function scriptsOf({ entry, routes }: Manifest, id: string): number {
  const addresses = new Set([entry.module, ...entry.imports]);
  for (let at: string | undefined = id; at; at = routes[at]?.parentId) {
    const route = routes[at];
    for (const address of route ? [route.module, ...route.imports] : []) addresses.add(address);
  }
  return [...addresses].reduce((sum, address) => sum + gzipSize(address), 0);
}

test("the Worker stays within its size", () => {
  const { start, all } = workerSize();
  expect(start).toBeGreaterThan(100 * KILOBYTE);
  expect(start).toBeLessThanOrEqual(START_LIMIT);
  expect(all).toBeLessThanOrEqual(WORKER_LIMIT);
});

test("the browser's bundle holds no server code", () => {
  const modules: string[] = JSON.parse(readFileSync(join(root, "build/client-modules.json"), "utf8"));
  const paths = modules.map((id) => id.replace(root, ""));
  expect(paths.filter((path) => path.startsWith("app/")).length).toBeGreaterThan(100);
  const server =
    /^db\/|^workers\/(?!domain\/|copy\/)|node_modules\/(hono|drizzle-orm|stripe|jose|unpdf)\/|^(node|cloudflare):/;
  expect(paths.filter((path) => server.test(path))).toEqual([]);
});

test("no page loads more JavaScript than its budget", () => {
  const manifest = readManifest();
  const pages = Object.keys(manifest.routes).map((id) => {
    // Pages for people who have, or create, an account; all others are the public site.
    const isApp =
      ["seeker", "agent", "staff"].includes(routeAccess[id] ?? "") || /^routes\/(account|agency)\//.test(id);
    return { id, bytes: scriptsOf(manifest, id), limit: isApp ? APP_LIMIT : MARKETING_LIMIT };
  });
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
});
