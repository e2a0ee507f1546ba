import type { Plugin } from "esbuild";

/** Letters, punctuation, currencies and arrows; then shapes and check marks. Signs of mathematics lie between and behind. */
const KEPT: [from: number, to: number][] = [
  [0, 0x21ff],
  [0x25a0, 0x27bf],
];

/** @returns the named characters of HTML that texts of postings, articles and letters may hold: one character each */
export function textEntities(all: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all).filter(([, character]) => {
      const [point, ...others] = [...character].map((one) => one.codePointAt(0)!);
      return others.length === 0 && KEPT.some(([from, to]) => point! >= from && point! <= to);
    }),
  );
}

/** Leaves away the names of mathematical signs ("&NotNestedGreaterGreater;"), 7 kB: such a name stays as it is written. */
export function slimEntitiesPlugin(): Plugin {
  return {
    name: "slim-entities",
    setup(build) {
      build.onLoad({ filter: /character-entities\/index\.js$/ }, async ({ path }) => {
        const { characterEntities } = await import(path);
        const kept = JSON.stringify(textEntities(characterEntities));
        return { contents: `export const characterEntities = ${kept};`, loader: "js" };
      });
    },
  };
}
