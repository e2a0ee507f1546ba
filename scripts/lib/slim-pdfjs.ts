import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";
import { parseAst } from "vite";
import { MAX_INFLATED_BYTES } from "../../workers/engine/read/limits";

/** What `workers/engine/read/pdf/open-pdf.ts` takes of pdf.js. */
const USED = ["getDocument", "PDFWorker", "OPS", "AnnotationType"];

type AstNode = ReturnType<typeof parseAst>["body"][number];
type Span = { start: number; end: number };
type Change = { what: RegExp; by: string; times?: number };

/** Every one must be found: another version of pdf.js fails the build until someone has looked at it. */
const CHANGES: Change[] = [
  // A copy of all exports as a global keeps the viewer's layers and editors.
  { what: /globalThis\._pdfjsTestingUtils=\{[^{}]*\},globalThis\.pdfjsLib=\{[^{}]*\};(?=export\{)/, by: "" },
  // A decoder with a dictionary of 150 kB: the runtime has its own.
  {
    what: /(?<=let makeBrotliDecode=)\(\)=>\{let e=Int32Array.{150000,170000}return decode\}(?=,\w+=makeBrotliDecode\(\);)/s,
    by: `()=>e=>brotliDecompressSync(e,{maxOutputLength:${MAX_INFLATED_BYTES}})`,
  },
  // Forms in XFA are never read (`enableXfa`), and notes' formatted text is never shown.
  { what: /(?<=shadow\$1\(this,`xfaFactory`,)e\?new \w+\(e\):null(?=\))/, by: "null" },
  { what: /(?<=this\.data\.richText=)\w+\.getRichTextAsHtml\(\w\.get\(`RC`\)\)/, by: "null", times: 2 },
  { what: /getXfaFontName\((?:d\.name|`\$\{e\}-Regular`)\)/, by: "null", times: 2 },
  // Tables of the widths of XFA's fonts: 70 kB.
  { what: /getXfaFontDict\((?:d\.name|n)\)/, by: "null", times: 2 },
  // Pages are never drawn, and their notes never edited.
  { what: /(?<=this\.gfx=)new \w+(?=\(s,this\.commonObjs,)/, by: "new Object" },
  {
    what: /for\(let e in Io\)Os\.prototype\[e\]!==void 0&&\(Os\.prototype\[Io\[e\]\]=Os\.prototype\[e\]\);/,
    by: "",
  },
  { what: /(?<=[\w$] instanceof )rs(?=&&|\)|\?)/, by: "Map", times: 5 },
  // Files are never changed, nor put together to new ones.
  {
    what: /u\.on\(`ExtractPages`,.{1000,2000}u\.on\(`SaveDocument`,.{1500,3000}?(?=u\.on\(`GetOperatorList`,)/s,
    by: "",
  },
  // Letters are never drawn.
  { what: /\w+\.buildFontPaths\((?=n,r,this\.handler|this\.font,)/, by: "void (", times: 2 },
  { what: /(?<=get renderer\(\)\{let e=)FontRendererFactory\.create\(this,!0\)/, by: "null" },
  // Tables that are filled when they are first asked for: building them has no other effect.
  { what: /(?<==)(?=getLookupTableFactory\()/, by: "/* @__PURE__ */", times: 25 },
];

/**
 * Leaves out of pdf.js what reading never reaches; esbuild then drops what only that had used.
 * @param source unpdf's build of pdf.js
 * @throws Error where a text to change isn't there as often as expected
 */
export function slimPdfjs(source: string): string {
  let slim = source;
  for (const { what, by, times = 1 } of CHANGES) {
    let found = 0;
    slim = slim.replace(new RegExp(what.source, `g${what.flags}`), () => {
      found += 1;
      return by;
    });
    if (found !== times)
      throw new Error(`pdf.js has changed: ${found} instead of ${times} of ${what.source}`);
  }
  const list = /export\{([^{}]*)\};\s*$/.exec(slim);
  const kept = list?.[1]?.split(",").filter((name) => USED.includes(name.split(" as ").at(-1) ?? ""));
  if (!list || kept?.length !== USED.length) throw new Error("pdf.js has changed: its exports");
  return `import{brotliDecompressSync}from"node:zlib";${withPureClasses(slim.slice(0, list.index))}export{${kept.join()}};`;
}

/**
 * Marks the module's classes as free of effects, so that those which nothing uses are dropped: a bundler must keep a class with
 * static fields, and pdf.js's set up only the class itself.
 */
function withPureClasses(source: string): string {
  const inserts: [at: number, text: string][] = [];
  const wrap = ({ start, end }: Span, before: string, after: string) =>
    inserts.push([start, `${before}/* @__PURE__ */(()=>`], [end, `)()${after}`]);
  for (const statement of parseAst(source).body as (AstNode & Span)[]) {
    if (statement.type === "ClassDeclaration") wrap(statement, `const ${statement.id.name}=`, ";");
    if (statement.type !== "VariableDeclaration") continue;
    for (const { init } of statement.declarations)
      if (init?.type === "ClassExpression") wrap(init as typeof init & Span, "", "");
  }
  inserts.sort(([a], [b]) => a - b);
  let [marked, from] = ["", 0];
  for (const [at, text] of inserts) {
    marked += source.slice(from, at) + text;
    from = at;
  }
  return marked + source.slice(from);
}

export function slimPdfjsPlugin(): Plugin {
  return {
    name: "slim-pdfjs",
    setup({ onLoad }) {
      onLoad({ filter: /unpdf\/dist\/pdfjs\.mjs$/ }, ({ path }) => ({
        contents: slimPdfjs(readFileSync(path, "utf8")),
        loader: "js",
      }));
    },
  };
}
