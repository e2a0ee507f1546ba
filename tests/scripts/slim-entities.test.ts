import { decodeNamedCharacterReference } from "decode-named-character-reference";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { slimEntitiesPlugin } from "../../scripts/lib/bundle/slim-entities";
import { root } from "../../scripts/lib/paths";

test("the bundle knows every name that texts are written with, and no sign of mathematics", async () => {
  const { outputFiles } = await build({
    stdin: { contents: 'export * from "decode-named-character-reference";', resolveDir: root },
    bundle: true,
    write: false,
    format: "esm",
    conditions: ["workerd"],
    plugins: [slimEntitiesPlugin()],
  });
  const code = `data:text/javascript,${encodeURIComponent(outputFiles[0]!.text)}`;
  const slim = (await import(/* @vite-ignore */ code)) as typeof import("decode-named-character-reference");
  const texts =
    "amp lt gt quot apos nbsp rsquo lsquo ldquo rdquo ndash mdash hellip bull middot euro pound yen trade reg copy deg eacute Auml szlig Scaron Zcaron abreve tcedil alpha Omega rarr check star comma colon lpar rpar sol num NewLine Tab frac12 times";
  for (const name of texts.split(" "))
    expect([name, slim.decodeNamedCharacterReference(name)]).toEqual([
      name,
      decodeNamedCharacterReference(name),
    ]);
  expect(slim.decodeNamedCharacterReference("NotNestedGreaterGreater")).toBe(false);
});
