import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { keepRouteTables, routerPackages } from "./scripts/lib/bundle/keep-route-tables";
import { licences, licencesOfWorkers } from "./scripts/lib/bundle/licences";
import { slimIcons } from "./scripts/lib/bundle/slim-icons";
import { slimManifest } from "./scripts/lib/bundle/slim-manifest";
import { slimPdfjsForPages } from "./scripts/lib/bundle/slim-pdfjs";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

const workers = new URL("./workers/", import.meta.url).pathname;

/**
 * Leaves use cases, schemas and words out of the pages' server build: the Worker's own bundle holds them once for pages,
 * API and queues, so that an AppError is the same class everywhere. `#workers/` is one of package.json's imports.
 */
function workersOnce(): Plugin {
  return {
    name: "workers-once",
    enforce: "pre",
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    async resolveId(source, importer, options) {
      if (!importer || !/^[.~]/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved?.id.startsWith(workers)
        ? { id: `#workers/${resolved.id.slice(workers.length)}`, external: true }
        : null;
    },
  };
}

/** Writes down which modules the browser's bundle holds: `tests/e2e/budgets.test.ts` reads it. */
function clientModules(): Plugin {
  return {
    name: "client-modules",
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    writeBundle({ dir = "" }, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === "chunk"
          ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
              renderedLength > 0 ? [id] : [],
            )
          : [],
      );
      writeFileSync(join(dir, "../client-modules.json"), JSON.stringify([...new Set(modules)].sort()));
    },
  };
}

export default defineConfig({
  plugins: [
    workersOnce(),
    clientModules(),
    keepRouteTables(),
    licences(),
    slimIcons(),
    slimManifest(),
    tailwindcss(),
    remix({
      buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
      },
    }),
  ],
  resolve: {
    alias: { "~": new URL("./app", import.meta.url).pathname },
    mainFields: ["browser", "module", "main"],
  },
  ssr: { resolve: { conditions: ["workerd", "worker", "browser"] }, noExternal: routerPackages },
  // Each small script would repeat them: 2 kB gzip a page. `licences.txt` has them in full.
  esbuild: { legalComments: "none" },
  worker: { format: "es", plugins: () => [slimPdfjsForPages(), licencesOfWorkers()] },
  // Lists of what later parts need took more bytes than some of the parts: most of it is in the page already.
  build: {
    target: "es2022",
    cssMinify: true,
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: { resolveDependencies: () => [] },
  },
});
