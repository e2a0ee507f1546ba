import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { bundleDir, root } from "./paths";

export type LocalWorker = {
  /** Where it answers, without a slash at the end. */
  origin: string;
  database: () => ReturnType<Miniflare["getD1Database"]>;
  files: () => ReturnType<Miniflare["getR2Bucket"]>;
  /** Runs the Worker's scheduled handler, as Cloudflare's clock would. */
  runCron: (cron: string) => Promise<void>;
  /** Takes over a new bundle; data and address stay. */
  reload: () => Promise<void>;
  stop: () => Promise<void>;
};

export type LocalWorkerOptions = {
  port: number;
  /** Directory that keeps D1, R2 and Durable Objects between runs, in the layout of `wrangler --persist-to`. */
  persistTo: string;
  /** Values that win over wrangler.toml's [vars] and .dev.vars. */
  vars?: Record<string, string>;
  /** Receives each line that the Worker logs. */
  onLog?: (entry: { level: string; message: string }) => void;
  /** Another checkout, built there, whose Worker runs instead of this one's. */
  checkout?: string;
  /** Where the bundle is, if not where the checkout's build puts it. */
  bundle?: string;
  /** Directory of the browser's files, if not the checkout's. */
  client?: string;
  /** Modules added to the bundle; the first is the entry and imports the bundle as "./app.js". */
  front?: { name: string; contents: string }[];
};

/**
 * Runs the bundled Worker on workerd with every binding of wrangler.toml, bound to this machine only.
 *
 * This is what `wrangler dev` runs too, without its proxy, its inspector and its watcher: it starts in about a second,
 * several can run side by side, and a benchmark measures the Worker and nothing else.
 */
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
