import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "esbuild";
import { root } from "../paths";
import { withoutBrowserCode } from "./browser-code";

const NAME = "use-cases-loaded-later";
const CALLERS = ["workers/http/**/*.ts", "build/server/assets/*.js"];
const IMPORT = /(?<!typeof )\bimport\(\s*"([^"]+)"\s*\)/g;

/** Use cases loaded by `import()` become one module: more would cut what they share into 240, which gzip packs worse. */
export function lazyUseCasesPlugin(): Plugin {
  return {
    name: "lazy-use-cases",
    setup({ onResolve, onLoad }) {
      const callers = globSync(CALLERS, { cwd: root }).map((path) => join(root, path));
      const useCases = [...new Set(callers.flatMap(askedUseCases))].sort();
      if (useCases.length === 0) throw new Error(`${CALLERS.join(", ")} load no use case: look at it again`);

      onResolve({ filter: new RegExp(`^${NAME}$`) }, () => ({ path: NAME, namespace: NAME }));
      onLoad({ filter: /.*/, namespace: NAME }, () => ({
        contents: useCases
          .map((path, at) => `export * as useCase${at} from ${JSON.stringify(path)};`)
          .join("\n"),
        loader: "js",
        resolveDir: root,
      }));
      onLoad({ filter: /\/workers\/http\/.*\.ts$|\/build\/server\/assets\/.*\.js$/ }, ({ path }) => {
        const source = readFileSync(path, "utf8").replace(IMPORT, (whole, name: string) => {
          const at = useCases.indexOf(pathOfUseCase(path, name) ?? "");
          return at < 0 ? whole : `import("${NAME}").then((all) => all.useCase${at})`;
        });
        return path.endsWith(".ts")
          ? { contents: source, loader: "ts" }
          : { contents: withoutBrowserCode(source), loader: "js" };
      });
    },
  };
}

function askedUseCases(caller: string): string[] {
  const names = readFileSync(caller, "utf8").matchAll(IMPORT);
  return [...names].flatMap(([, name = ""]) => pathOfUseCase(caller, name) ?? []);
}

/** @param name as the pages' server build ("#workers/domain/...") or a source (a relative path) has it */
function pathOfUseCase(caller: string, name: string): string | undefined {
  const path = name.startsWith("#workers/")
    ? join(root, name.slice(1))
    : resolve(dirname(caller), `${name}.ts`);
  return path.startsWith(join(root, "workers/domain/")) ? path : undefined;
}
