import type { Plugin } from "vite";

type Change = { from: string; to: string };

/** By the end of the file's path. Each `from` must occur exactly once. */
const CHANGES: Record<string, Change[]> = {
  "@remix-run/router/dist/router.js": [
    {
      from: `  let branches = flattenRoutes(routes);
  rankRouteBranches(branches);
`,
      to: "  let branches = keptBranches(routes);\n",
    },
    {
      from: "function matchRoutesImpl(",
      to: `const branchesOf = new WeakMap();
function keptBranches(routes) {
  let branches = branchesOf.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    branchesOf.set(routes, branches);
  }
  return branches;
}
function matchRoutesImpl(`,
    },
    {
      from: `    let match = matchPath({
      path: meta.relativePath,
      caseSensitive: meta.caseSensitive,
      end
    }, remainingPathname);
`,
      to: "    let match = matchPath(keptPattern(meta, end), remainingPathname);\n",
    },
    {
      from: "function matchRouteBranch(",
      to: `function keptPattern(meta, end) {
  let kept = meta.patterns ??= {};
  return kept[end] ??= {
    path: meta.relativePath,
    caseSensitive: meta.caseSensitive,
    end,
    compiled: compilePath(meta.relativePath, meta.caseSensitive, end)
  };
}
function matchRouteBranch(`,
    },
    {
      from: "] = compilePath(pattern.path, pattern.caseSensitive, pattern.end);",
      to: "] = pattern.compiled ?? compilePath(pattern.path, pattern.caseSensitive, pattern.end);",
    },
  ],
  "@remix-run/server-runtime/dist/esm/entry.js": [
    {
      from: `function createEntryRouteModules(manifest) {
  return Object`,
      to: `const modulesOf = new WeakMap();
function createEntryRouteModules(manifest) {
  let modules = modulesOf.get(manifest);
  if (!modules) modulesOf.set(manifest, modules = collectModules(manifest));
  return modules;
}
function collectModules(manifest) {
  return Object`,
    },
  ],
  "@remix-run/react/dist/esm/server.js": [
    {
      from: "let routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);",
      to: `let routes = routesOf.get(routeModules);
  if (!routes) routesOf.set(routeModules, routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode));`,
    },
    { from: "function RemixServer(", to: "const routesOf = new WeakMap();\nfunction RemixServer(" },
  ],
  "react-router-dom/server.mjs": [
    {
      from: `  let manifest = {};
  let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);
`,
      to: "  let { manifest, dataRoutes } = keptDataRoutes(routes);\n",
    },
    {
      from: "function createStaticRouter(",
      to: `const dataRoutesOf = new WeakMap();
function keptDataRoutes(routes) {
  let kept = dataRoutesOf.get(routes);
  if (!kept) {
    let manifest = {};
    let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);
    dataRoutesOf.set(routes, kept = { manifest, dataRoutes });
  }
  return kept;
}
function createStaticRouter(`,
    },
  ],
};

/** Must be bundled into the server's build, so that only the changed copy is used. */
export const routerPackages = [
  "@remix-run/cloudflare",
  "@remix-run/react",
  "@remix-run/router",
  "@remix-run/server-runtime",
  "react-router",
  "react-router-dom",
];

// By itself the router flattens, ranks and compiles its tables for every match; nothing of a request is cached.
/** @throws Error, ending the build, where a package no longer holds the text to change */
export function keepRouteTables(): Plugin {
  const missing = new Set(Object.keys(CHANGES));
  let isServer = false;
  return {
    name: "keep-route-tables",
    enforce: "pre",
    apply: "build",
    configResolved(config) {
      isServer = Boolean(config.build.ssr);
    },
    transform(code, id) {
      const file = Object.keys(CHANGES).find((end) => id.endsWith(`/node_modules/${end}`));
      if (!isServer || !file) return null;
      missing.delete(file);
      return { code: changed(code, file, CHANGES[file] ?? []), map: null };
    },
    buildEnd(error) {
      if (!error && isServer && missing.size > 0)
        this.error(`The server's build doesn't hold ${[...missing].join(", ")}`);
    },
  };
}

function changed(code: string, file: string, changes: Change[]): string {
  return changes.reduce((text, { from, to }) => {
    const [before, after, ...more] = text.split(from);
    if (after === undefined || more.length > 0)
      throw new Error(`${file} should hold this once, and doesn't:\n${from}`);
    return before + to + after;
  }, code);
}
