import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { routeAccess } from "../../../app/routes";
// @ts-expect-error: made by `remix vite:build`
import * as remixBuild from "../../../build/server/index.js";
import { guardBuild } from "../../../workers/http/access/guarded-build";
import { declaredRule } from "../../../workers/http/access/rules";
import { ownHostOnly, programHeaders, sameSiteOnly } from "../../../workers/http/middleware";
import { requestBudget } from "../../../workers/http/requests/request-budget";
import { createSite } from "../../../workers/http/site";

const build = remixBuild as unknown as ServerBuild;
const site = createSite(build);

test("every page has a declared access rule", () => {
  const pages = Object.keys(build.routes);
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((id) => !routeAccess[id])).toEqual([]);
});

test("a page without a rule answers no one, and its code doesn't run", async () => {
  let runs = 0;
  const work = () => {
    runs += 1;
    return null;
  };
  const page = { id: "new", path: "new", module: { loader: work, action: work, default: () => null } };
  const guarded = guardBuild({ ...build, routes: { new: page } } as unknown as ServerBuild, {});
  const { loader, action } = guarded.routes.new?.module ?? {};
  const args = { context: { reportError: () => {} } } as never;
  for (const entry of [loader, action])
    await expect(Promise.resolve(entry?.(args))).rejects.toMatchObject({ status: 404 });
  expect(runs).toBe(0);
});

test("every page that isn't public asks on the server each time: it has a loader of its own", () => {
  const open = Object.entries(build.routes)
    .filter(([id, route]) => routeAccess[id] !== "public" && !route?.module.loader)
    .map(([id]) => id);
  expect(open).toEqual([]);
});

test("a page is never more open than its layout", () => {
  const openings = Object.entries(build.routes).flatMap(([id, route]) => {
    const parent = route?.parentId ? routeAccess[route.parentId] : undefined;
    return parent && parent !== "public" && parent !== routeAccess[id] ? [id] : [];
  });
  expect(openings).toEqual([]);
});

test("every endpoint declares its access rule before it does anything", () => {
  const byPath = new Map<string, object[]>();
  for (const { method, path, handler } of site.routes) {
    const key = `${method} ${path}`;
    byPath.set(key, [...(byPath.get(key) ?? []), handler]);
  }
  const everywhere = "ALL /*";
  // What the API has in front of its endpoints bounds a request or refuses it, and lets nobody in.
  const guards = new Set<object>([programHeaders, ownHostOnly, requestBudget, sameSiteOnly]);
  const undeclared = [...byPath].filter(([key, handlers]) => {
    const first = handlers.find((handler) => !guards.has(handler));
    return key !== everywhere && declaredRule(first ?? {}) === undefined;
  });
  expect(undeclared.map(([key]) => key)).toEqual([]);
  // The pages' own handler is behind the middleware for everything, and declares its rule, too.
  const rules = (byPath.get(everywhere) ?? []).map((handler) => declaredRule(handler));
  expect(rules.filter(Boolean)).toEqual(["own"]);
  expect(byPath.size).toBeGreaterThan(5);
});
