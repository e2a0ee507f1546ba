import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type JsMinifyOptions, minify } from "@swc/core";
import type { Plugin } from "esbuild";

/**
 * Minifies what was written once more, and numbers its modules: a hash in thousands of imports is what gzip can't shorten.
 * Both measured by `npm run bench -- size`. Nothing keeps a module by its name, so that it needs no hash.
 */
export function minifyOutputsPlugin(): Plugin {
  return {
    name: "minify-outputs",
    setup({ initialOptions, onEnd }) {
      initialOptions.metafile = true;
      onEnd(async ({ metafile }) => {
        const scripts = Object.keys(metafile?.outputs ?? {}).filter((path) => path.endsWith(".js"));
        const names = shortNames(scripts);
        await Promise.all(scripts.map((path) => minifyOutput(path, names)));
      });
    },
  };
}

/** "chunk-H2S5PYNP.js" and its like, by numbers alone: source maps know what they hold. */
function shortNames(scripts: string[]): Map<string, string> {
  const hashed = scripts.map((path) => basename(path)).filter((name) => /-[A-Z0-9]{8}\.js$/.test(name));
  return new Map(hashed.sort().map((name, index) => [name, `${index.toString(36)}.js`]));
}

/** Blanks behind the shorter name keep all else where the source map has it. */
function withShortNames(code: string, names: Map<string, string>): string {
  return code.replace(/"(\.\/(?:chunks\/)?)([\w.-]+\.js)"/g, (whole, folder: string, name: string) =>
    `"${folder}${names.get(name) ?? name}"`.padEnd(whole.length),
  );
}

async function minifyOutput(path: string, names: Map<string, string>): Promise<void> {
  const map = readFileSync(`${path}.map`, "utf8");
  const code = withShortNames(readFileSync(path, "utf8"), names);
  const options = { module: true, compress: { passes: 4 }, mangle: true, sourceMap: { content: map } };
  // Its types know no map to start from; what it takes is as wide as Terser's.
  const minified = await minify(code, options as unknown as JsMinifyOptions);
  if (!minified.map) throw new Error(`${path}: no source map`);
  const name = names.get(basename(path)) ?? basename(path);
  const target = join(dirname(path), name);
  for (const file of [path, `${path}.map`]) rmSync(file);
  const mapName = name.replace(/\.js$/, ".map");
  writeFileSync(target, `${minified.code}\n//# sourceMappingURL=${mapName}\n`);
  writeFileSync(join(dirname(target), mapName), minified.map);
}
