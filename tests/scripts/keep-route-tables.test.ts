import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { matchRoutes } from "@remix-run/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepRouteTables } from "../../scripts/lib/bundle/keep-route-tables";

const ROUTER = "node_modules/@remix-run/router/dist/router.js";
const directory = mkdtempSync(join(tmpdir(), "plumbline-router-"));
let kept: { matchRoutes: typeof matchRoutes };

/** The plugin as Vite runs it for the server's build. */
function transform(code: string, id: string): string | undefined {
  const plugin = keepRouteTables() as unknown as {
    configResolved: (config: object) => void;
    transform: (code: string, id: string) => { code: string } | null;
  };
  plugin.configResolved({ build: { ssr: true } });
  return plugin.transform(code, id)?.code;
}

beforeAll(async () => {
  const file = join(directory, "router.mjs");
  const code = transform(readFileSync(ROUTER, "utf8"), `/${ROUTER}`) ?? "";
  writeFileSync(file, code.replace(/\/\/# sourceMappingURL=.*/, ""));
  kept = await import(file);
});

afterAll(() => rmSync(directory, { recursive: true }));

const leaf = (path: string) => ({ id: path, path });
const table = () => [
  { id: "root", path: "", children: [{ id: "home", index: true }, leaf("login"), leaf(":lang?/about")] },
  {
    id: "agent",
    path: "agent",
    children: [
      { id: "portal", children: [leaf("jobs/:jobId"), leaf("jobs/new"), leaf("jobs/:jobId/delete")] },
    ],
  },
  { id: "files", path: "files/*" },
  { id: "rest", path: "*" },
];

test.each([
  "/",
  "/login",
  "/login/",
  "/LOGIN",
  "/about",
  "/sv/about",
  "/agent/jobs/new",
  "/agent/jobs/7",
  "/agent/jobs/7/delete",
  "/agent/jobs/a%2Fb",
  "/files/a/b.pdf",
  "/nowhere/at/all",
])("%s finds the same routes and parameters as the router by itself", (path) => {
  const routes = table();
  const own = matchRoutes(routes, path);
  expect(own).not.toBeNull();
  for (let time = 0; time < 2; time++) expect(kept.matchRoutes(routes, path)).toEqual(own);
});

test("a table is read once, however often it is asked", () => {
  let reads = 0;
  const routes = ["a/:id", "b/:id", "c"].map((path) => ({
    id: path,
    get path() {
      reads += 1;
      return path;
    },
  }));
  expect(kept.matchRoutes(routes, "/a/1")?.[0]?.params).toEqual({ id: "1" });
  const afterFirst = reads;
  expect(afterFirst).toBeGreaterThan(0);
  for (let id = 0; id < 50; id++)
    expect(kept.matchRoutes(routes, `/b/${id}`)?.[0]?.params).toEqual({ id: String(id) });
  expect(reads).toBe(afterFirst);
});

test("a router that was changed from outside ends the build", () => {
  const code = readFileSync(ROUTER, "utf8").replaceAll("flattenRoutes", "flatten");
  expect(() => transform(code, `/${ROUTER}`)).toThrow(/should hold this once/);
});
