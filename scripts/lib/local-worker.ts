import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { bundleDir, root } from "./paths";

export type LocalWorker = {
  /** without a trailing slash */
  origin: string;
  database: () => ReturnType<Miniflare["getD1Database"]>;
  files: () => ReturnType<Miniflare["getR2Bucket"]>;
  runCron: (cron: string) => Promise<void>;
  reload: () => Promise<void>;
  stop: () => Promise<void>;
};

export type LocalWorkerOptions = {
  port: number;
  persistTo: string;
  /** Override wrangler.toml's [vars] and .dev.vars. */
  vars?: Record<string, string>;
  onLog?: (entry: { level: string; message: string }) => void;
  checkout?: string;
  bundle?: string;
  client?: string;
  /** Modules added to the bundle; the first is the entry and imports the bundle as "./app.js". */
  front?: { name: string; contents: string }[];
};

/** workerd without the proxy, inspector and watcher of `wrangler dev`, so that a benchmark measures the Worker alone. */
export async function startLocalWorker(options: LocalWorkerOptions): Promise<LocalWorker> {
  const origin = `http://localhost:${options.port}`;
  const miniflare = new Miniflare(readOptions(origin, options));
  await miniflare.ready;
  return {
    origin,
    database: () => miniflare.getD1Database("DB"),
    files: () => miniflare.getR2Bucket("FILES"),
    runCron: async (cron) => {
      const answer = await fetch(`${origin}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(cron)}`);
      if (!answer.ok) throw new Error(`cron ${cron}: ${answer.status} ${await answer.text()}`);
    },
    reload: () => miniflare.setOptions(readOptions(origin, options)),
    stop: () => miniflare.dispose(),
  };
}

function readOptions(origin: string, options: LocalWorkerOptions) {
  const { port, persistTo, vars, onLog, checkout = root, front = [] } = options;
  const bundle = options.bundle ?? join(checkout, relative(root, bundleDir));
  process.env.WRANGLER_LOG ??= "warn";
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(checkout, "wrangler.toml"));
  const bindings = Object.assign({}, workerOptions.bindings, { APP_ORIGIN: origin }, vars);
  return convertV4MiniflareOptions({
    host: "127.0.0.1",
    port,
    cf: false,
    resourcePersistencePath: join(persistTo, "v3"),
    unsafeTriggerHandlers: true,
    log: new Log(LogLevel.WARN),
    handleStructuredLogs: onLog,
    telemetry: { enabled: false },
    workers: [
      {
        ...workerOptions,
        ...(options.client
          ? { assets: { ...(workerOptions.assets as object), directory: options.client } }
          : {}),
        bindings,
        modulesRoot: bundle,
        modules: [
          ...front.map(({ name, contents }) => ({
            type: "ESModule" as const,
            path: join(bundle, name),
            contents,
          })),
          ...bundledModules(bundle),
        ],
      },
    ],
  });
}

function bundledModules(bundleDir: string) {
  const files = readdirSync(bundleDir, { recursive: true, encoding: "utf8" });
  const entry = "app.js";
  return [entry, ...files.filter((file) => file !== entry)]
    .filter((file) => /\.(js|bin)$/.test(file))
    .map((file) => ({
      type: file.endsWith(".bin") ? ("Data" as const) : ("ESModule" as const),
      path: join(bundleDir, file),
    }));
}
