import type { Plugin } from "esbuild";

/** Latin and Greek letters, punctuation, currencies, letter-like signs, arrows; then shapes and check marks. Signs of mathematics lie between and behind. */
const KEPT: [from: number, to: number][] = [
  [0, 0x17f],
  [0x2c6, 0x2dd],
  [0x370, 0x3ff],
  [0x2000, 0x206f],
  [0x20a0, 0x20cf],
  [0x2100, 0x2122],
  [0x2190, 0x2195],
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

/** Leaves away the names of mathematical signs ("&NotNestedGreaterGreater;"), 8 kB: such a name stays as it is written. */
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
