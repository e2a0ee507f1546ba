import { readdirSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { bundleDir } from "../../scripts/lib/paths";

/** In modules of the start and of first use, behind many imports. */
const WORDS = ["log-busy", "second-step-required", "hold-no-words", "waiting-place"];

test("a place in the built Worker leads to the line of its source, and no module's name holds a hash", () => {
  const scripts = readdirSync(bundleDir, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  expect(scripts.filter((name) => /-[A-Z0-9]{8}\.js$/.test(name))).toEqual([]);
  const found = new Set<string>();
  for (const name of scripts) {
    const path = join(bundleDir, name);
    const lines = readFileSync(path, "utf8").split("\n");
    for (const words of WORDS) {
      const row = lines.findIndex((line) => line.includes(`"${words}"`));
      if (row < 0) continue;
      const map = new SourceMap(JSON.parse(readFileSync(path.replace(/\.js$/, ".map"), "utf8")));
      const at = map.findEntry(row, lines[row]?.indexOf(`"${words}"`) ?? 0);
      if (!("originalSource" in at)) throw new Error(`${name}: nothing of ${words}`);
      const source = readFileSync(resolve(dirname(path), at.originalSource), "utf8").split("\n");
      // A line early where the string ends a statement that began there.
      expect(source.slice(at.originalLine - 1, at.originalLine + 2).join("\n")).toContain(words);
      found.add(words);
    }
  }
  expect([...found].sort()).toEqual([...WORDS].sort());
});
