import { readFileSync, writeFileSync } from "node:fs";
import { type JsMinifyOptions, minify } from "@swc/core";
import type { Plugin } from "esbuild";

/** Minifies what was written, once more: 3 % less JavaScript to upload, measured by `npm run bench -- size`. */
export function minifyOutputsPlugin(): Plugin {
  return {
    name: "minify-outputs",
    setup({ initialOptions, onEnd }) {
      initialOptions.metafile = true;
      onEnd(async ({ metafile }) => {
        const scripts = Object.keys(metafile?.outputs ?? {}).filter((path) => path.endsWith(".js"));
        await Promise.all(scripts.map(minifyOutput));
      });
    },
  };
}

async function minifyOutput(path: string): Promise<void> {
  const map = readFileSync(`${path}.map`, "utf8");
  const options = { module: true, compress: { passes: 2 }, mangle: true, sourceMap: { content: map } };
  // Its types know no map to start from; what it takes is as wide as Terser's.
  const minified = await minify(readFileSync(path, "utf8"), options as unknown as JsMinifyOptions);
  if (!minified.map) throw new Error(`${path}: no source map`);
  writeFileSync(
    path,
    `${minified.code}\n//# sourceMappingURL=${path.slice(path.lastIndexOf("/") + 1)}.map\n`,
  );
  writeFileSync(`${path}.map`, minified.map);
}
