import { isDeepStrictEqual } from "node:util";
import type { Plugin } from "vite";

type Route = { id: string; module: string; imports: string[] } & Record<string, unknown>;
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route> };

const FLAGS = ["hasAction", "hasLoader", "hasClientAction", "hasClientLoader", "hasErrorBoundary"];

/** Writes Remix's list of what each page loads as one table: all names once, then rows of their places, 5 kB less. */
export function slimManifest(): Plugin {
  return {
    name: "slim-manifest",
    apply: (config, { isSsrBuild }) => config.mode === "production" && isSsrBuild === true,
    transform(code, id) {
      if (id !== "\0virtual:remix/server-manifest") return null;
      const whole = evaluated(code) as Manifest;
      const slim = tableOf(whole);
      if (!isDeepStrictEqual(evaluated(slim), whole)) this.error("The table doesn't give Remix's manifest");
      return { code: slim, map: null };
    },
  };
}

function evaluated(code: string): unknown {
  return new Function(code.replace("export default", "return"))();
}

function tableOf({ entry, routes, ...rest }: Manifest): string {
  const rows = Object.values(routes);
  const names = [...new Set([entry, ...rows].flatMap(({ module, imports }) => [module, ...imports]))];
  const placeOf = new Map(names.map((name, at) => [name, at.toString(36)]));
  const places = (some: string[]) => some.map((name) => placeOf.get(name)).join(" ");
  const table = rows.map((row) => {
    const flags = FLAGS.reduce((sum, flag, at) => sum + (Number(row[flag]) << at), 0);
    return [row.id, row.parentId, row.path, row.index, flags, places([row.module, ...row.imports])];
  });
  const list = names.map((name) => name.replace(/^\/assets\/(.*)\.js$/, "$1")).join(" ");
  return `const names = ${JSON.stringify(list)}.split(" ").map((name) => \`/assets/\${name}.js\`);
function files(places) {
  const [module, ...imports] = places.split(" ").map((place) => names[Number.parseInt(place, 36)]);
  return { module, imports, css: [] };
}
function route([id, parentId, path, index, flags, places]) {
  const has = (at) => (flags & (1 << at)) > 0;
  return {
    id, parentId, path, index, caseSensitive: undefined,
    ${FLAGS.map((flag, at) => `${flag}: has(${at})`).join(", ")}, ...files(places)
  };
}
const table = [${table.map((row) => `[${row.map((cell) => JSON.stringify(cell) ?? "").join(",")}]`).join(",\n")}];
export default {
  entry: files(${JSON.stringify(places([entry.module, ...entry.imports]))}),
  routes: Object.fromEntries(table.map((row) => [row[0], route(row)])), ...${JSON.stringify(rest)}
};
`;
}
