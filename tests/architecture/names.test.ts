import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const EXPORTED = /^export (?:async )?(?:function\*?|const|type|class) (\w+)/gm;

/** What one reads there is met by its name alone: in lists of imports, in errors, in searches. */
test("no name that the server's code exports is used for two things", () => {
  const places = new Map<string, string[]>();
  for (const file of globSync("workers/{domain,adapters,http,copy,queues,crons,durable-objects}/**/*.ts", {
    cwd: root,
  }))
    for (const [, name = ""] of readFileSync(`${root}/${file}`, "utf8").matchAll(EXPORTED))
      places.set(name, [...(places.get(name) ?? []), file]);
  expect(places.size).toBeGreaterThan(1500);
  const twice = [...places].filter(([, files]) => files.length > 1);
  expect(twice.map(([name, files]) => `${name}: ${files.join(", ")}`)).toEqual([]);
});
