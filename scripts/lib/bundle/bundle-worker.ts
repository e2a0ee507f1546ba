import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { bundleDir, root } from "../paths";
import { withoutBrowserCodePlugin } from "./browser-code";
import { lazyUseCasesPlugin } from "./lazy-use-cases";
import { minifyOutputsPlugin } from "./minify-outputs";
import { slimEntitiesPlugin } from "./slim-entities";
import { slimPdfjsPlugin } from "./slim-pdfjs";
import { slimStripePlugin } from "./slim-stripe";
import { slimWebauthnPlugin } from "./slim-webauthn";
import { slimZodPlugin } from "./slim-zod";

export type BuildMode = "production" | "development";

const jsxOnServer = join(root, "scripts/lib/bundle/jsx-on-server.ts");

/** Pages are rendered to strings, so the browser's React and the stream renderer stay out. */
function serverReact(mode: BuildMode): Plugin {
  const renderer = mode === "production" ? "production.min" : "development";
  const replaced: Record<string, string> = {
    "react-dom": "scripts/lib/bundle/react-dom-on-server.ts",
    "react-dom/server": `node_modules/react-dom/cjs/react-dom-server-legacy.browser.${renderer}.js`,
  };
  return {
    name: "server-react",
    setup({ onResolve }) {
      if (mode === "production")
        onResolve({ filter: /^react\/jsx-runtime$/ }, ({ importer }) =>
          importer === jsxOnServer ? undefined : { path: jsxOnServer },
        );
      onResolve({ filter: /^react-dom(?:\/server)?$/ }, ({ path }) => ({
        path: join(root, replaced[path]!),
      }));
    },
  };
}

/** Remix's own reader of uploads stays out: they are read by `workers/http/requests/receive-upload.ts`. */
const withoutRemixUploads: Plugin = {
  name: "without-remix-uploads",
  setup({ onLoad }) {
    const contents =
      'export function streamMultipart() { throw new Error("Uploads are read by receive-upload.ts"); }';
    onLoad({ filter: /@web3-storage\/multipart-parser\/esm\/src\/index\.js$/ }, () => ({ contents }));
  },
};

function pagesVersion(): string {
  const index = join(root, "build/server/index.js");
  const text = existsSync(index) ? readFileSync(index) : "";
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}

/**
 * As for upload (`no_bundle` in wrangler.toml): each `import()` becomes a module that is evaluated on first use.
 * @param options.isUploaded false leaves out what only its size is for
 */
export async function bundleWorker(
  mode: BuildMode = "production",
  { entry = "workers/app.ts", outdir = bundleDir, isUploaded = mode === "production" } = {},
): Promise<void> {
  rmSync(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: { app: entry },
    chunkNames: "chunks/[name]-[hash]",
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    conditions: ["workerd", "worker", "browser"],
    target: "es2024",
    external: ["node:*", "cloudflare:*"],
    loader: { ".bin": "copy" },
    minify: isUploaded,
    // The source maps have the licences: what is uploaded is counted.
    legalComments: "none",
    sourcemap: true,
    define: {
      "process.env.NODE_ENV": JSON.stringify(mode),
      "process.env.PAGES_VERSION": JSON.stringify(pagesVersion()),
      "navigator.userAgent": '"Cloudflare-Workers"',
    },
    plugins: [
      serverReact(mode),
      withoutRemixUploads,
      slimPdfjsPlugin(),
      slimZodPlugin(),
      slimStripePlugin(),
      slimWebauthnPlugin(),
      slimEntitiesPlugin(),
      lazyUseCasesPlugin(),
      withoutBrowserCodePlugin(),
      ...(isUploaded ? [minifyOutputsPlugin()] : []),
    ],
    logLevel: "error",
    logOverride: { "ignored-bare-import": "silent" },
  });
}
