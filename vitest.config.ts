import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { configDefaults, defineConfig } from "vitest/config";

const inWorkerd = [
  "tests/workers/**/*.test.ts",
  "tests/http/**/*.test.ts",
  "tests/routes/**/*.test.{ts,tsx}",
];
const inChromium = ["tests/e2e/**/*.test.ts"];
/** Samples of large sets are drawn by it: see tests/support/depth.ts. */
const seed = process.env.TEST_SEED ?? commit();
const provide = { deep: process.env.TEST_DEEP === "1", seed };
const alias = { "~": new URL("./app", import.meta.url).pathname };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          provide,
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, ...inWorkerd, ...inChromium],
        },
      },
      {
        resolve: { alias },
        plugins: [
          cloudflareTest(async ({ inject }) => ({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              cf: false,
              bindings: {
                ...parseEnv(readFileSync(".dev.vars.example", "utf8")),
                ...inject<Record<string, string>>("standIns"),
                TEST_MIGRATIONS: await readD1Migrations("migrations"),
              },
            },
          })),
        ],
        test: {
          name: "workers",
          provide,
          // A busy machine takes its time to render a page for the first time.
          testTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
          include: inWorkerd,
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
          include: inChromium,
          globalSetup: ["tests/e2e/support/global-setup.ts"],
          setupFiles: ["tests/e2e/support/policy-watch.ts"],
          fileParallelism: false,
          // A browser on a crowded machine: the end of the run names whoever needed it, to be mended.
          retry: 1,
          // The default of one second is too short for a page on a crowded machine.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});

function commit(): string {
  try {
    return execSync("git rev-parse --short HEAD", {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "no-commit";
  }
}
