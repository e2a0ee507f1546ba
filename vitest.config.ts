import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { lanes } from "./scripts/lib/testing/lanes";
import { testSeed } from "./scripts/lib/testing/test-seed";

/** Samples of large sets are drawn by it: see tests/support/depth.ts. */
const provide = { deep: process.env.TEST_DEEP === "1", seed: testSeed() };
const alias = { "~": new URL("./app", import.meta.url).pathname };
/** One thread reads the knowledge base once for all its files; nothing here changes what another file sees. */
const inNode = { provide, isolate: false, pool: "threads", hookTimeout: 600_000 } as const;

export default defineConfig({
  test: {
    // The workers pool loads modules for several requests at once, and now and then loses one of them (workers-sdk
    // #12924). The built Worker's own log is read for this after the journeys: tests/e2e/support/global-setup.ts.
    onUnhandledError: ({ message }) => !message?.startsWith("Cannot perform I/O on behalf of a different "),
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          ...lanes.unit,
          ...inNode,
          testTimeout: 180_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "corpus",
          ...lanes.corpus,
          ...inNode,
          testTimeout: provide.deep ? 3_600_000 : 300_000,
        },
      },
      {
        resolve: { alias },
        plugins: [
          cloudflareTest(async ({ inject }) => ({
            // The sources, not the bundle that wrangler.toml names.
            main: "./workers/app.ts",
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              cf: false,
              bindings: {
                APP_ORIGIN: "http://localhost:8787",
                ...parseEnv(readFileSync(".dev.vars.example", "utf8")),
                ...inject<Record<string, string>>("standIns"),
                PASSWORD_COST: "1024",
                TRANSFER_BASIS_STRIPE: "Standard contractual clauses of Stripe’s data processing agreement",
                // React as it is deployed; its development build takes 12 ms more a page.
                NODE_ENV: "production",
                TEST_MIGRATIONS: await readD1Migrations("migrations"),
              },
            },
          })),
        ],
        test: {
          name: "workers",
          provide,
          // One workerd for all files: each start costs 12 CPU-seconds. Storage and modules are shared.
          isolate: false,
          maxWorkers: 1,
          // For a machine that is several times slower or shared: the slowest test takes 6 s alone, 60 s beside ten others.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          ...lanes.workers,
          globalSetup: ["tests/support/build.ts", "tests/support/stand-ins.ts"],
          setupFiles: ["tests/support/apply-migrations.ts"],
          // @remix-run/cloudflare is CommonJS: without pre-bundling its named exports are undefined in workerd.
          deps: { optimizer: { ssr: { enabled: true, include: ["@remix-run/cloudflare"] } } },
        },
      },
      {
        resolve: { alias },
        test: {
          name: "e2e",
          provide,
          ...lanes.e2e,
          globalSetup: ["tests/e2e/support/global-setup.ts"],
          setupFiles: ["tests/e2e/support/policy-watch.ts"],
          // Journeys make data of their own and share no state but the Worker: modules are loaded once.
          isolate: false,
          maxWorkers: process.env.TEST_PROFILE === "1" ? 1 : 2,
          // On a machine that is much slower than this one nothing fails for its time.
          expect: { poll: { timeout: 240_000 } },
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
        },
      },
    ],
  },
});
