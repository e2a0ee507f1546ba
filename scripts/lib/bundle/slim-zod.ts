import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";

/** What each schema asks for when it is made: a method that would write it as JSON Schema. */
const METHODS = new Set(["createToJSONSchemaMethod", "createStandardJSONSchemaMethod"]);

/** Leaves away what writes schemas as JSON Schema, 18 kB: the Worker checks values alone. Whoever calls it there is told so. */
export function slimZodPlugin(): Plugin {
  return {
    name: "slim-zod",
    setup(build) {
      build.onLoad(
        { filter: /zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/ },
        ({ path }) => {
          const names = [...readFileSync(path, "utf8").matchAll(/^export (?:const|function) (\w+)/gm)];
          if (names.length === 0) throw new Error(`${path} exports nothing that is known: look at it again`);
          const stubs = names.map(([, name = ""]) => {
            return `export const ${name} = ${METHODS.has(name) ? "() => refuse" : "refuse"};`;
          });
          const refuse =
            'const refuse = () => { throw new Error("JSON Schema isn\'t in this bundle: scripts/lib/bundle/slim-zod.ts"); };';
          return { contents: [refuse, ...stubs].join("\n"), loader: "js" };
        },
      );
    },
  };
}
