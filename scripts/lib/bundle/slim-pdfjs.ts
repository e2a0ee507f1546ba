import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, transformSync } from "esbuild";
import { parseAst, type Plugin as VitePlugin } from "vite";
import { MAX_INFLATED_BYTES } from "../../../workers/engine/read/limits";
import { root } from "../paths";
import { withShortTables } from "./pdfjs/lookup-tables";
import { withoutUnusedMethods } from "./pdfjs/unused-methods";

/** The Worker reads texts, the browser draws pages. */
type Use = "reading" | "drawing";

const USED: Record<Use, string[]> = {
  reading: ["getDocument", "PDFWorker", "OPS", "AnnotationType"],
  drawing: ["getDocument"],
};

type AstNode = ReturnType<typeof parseAst>["body"][number];
type Span = { start: number; end: number };
type Change = { what: RegExp; by: string; times?: number };

/** Each must be found: another version of pdf.js fails the build until someone has looked at it. */
const CHANGES: Change[] = [
  // A global copy of all exports keeps the viewer's layers and editors.
  { what: /globalThis\._pdfjsTestingUtils=\{[^{}]*\},globalThis\.pdfjsLib=\{[^{}]*\};(?=export\{)/, by: "" },
  // XFA forms are never read (`enableXfa`), formatted annotation text is never shown.
  { what: /(?<=shadow\$1\(this,`xfaFactory`,)e\?new \w+\(e\):null(?=\))/, by: "null" },
  { what: /(?<=this\.data\.richText=)\w+\.getRichTextAsHtml\(\w\.get\(`RC`\)\)/, by: "null", times: 2 },
  { what: /getXfaFontName\((?:d\.name|`\$\{e\}-Regular`)\)/, by: "null", times: 2 },
  // Width tables of XFA fonts: 70 kB.
  { what: /getXfaFontDict\((?:d\.name|n)\)/, by: "null", times: 2 },
  // Files are never changed or merged.
  {
    what: /u\.on\(`ExtractPages`,.{1000,2000}u\.on\(`SaveDocument`,.{1500,3000}?(?=u\.on\(`GetOperatorList`,)/s,
    by: "",
  },
  // Lookup tables are filled on first use: building them has no other effect.
  { what: /(?<==)(?=getLookupTableFactory\()/, by: "/* @__PURE__ */", times: 25 },
];

const CHANGES_OF: Record<Use, Change[]> = {
  reading: [
    // A decoder with a dictionary of 150 kB: the runtime has its own.
    {
      what: /(?<=let makeBrotliDecode=)\(\)=>\{let e=Int32Array.{150000,170000}return decode\}(?=,\w+=makeBrotliDecode\(\);)/s,
      by: `()=>e=>brotliDecompressSync(e,{maxOutputLength:${MAX_INFLATED_BYTES}})`,
    },
    // Pages are never drawn, annotations never edited.
    { what: /(?<=this\.gfx=)new \w+(?=\(s,this\.commonObjs,)/, by: "new Object" },
    {
      what: /for\(let e in Io\)Os\.prototype\[e\]!==void 0&&\(Os\.prototype\[Io\[e\]\]=Os\.prototype\[e\]\);/,
      by: "",
    },
    { what: /(?<=[\w$] instanceof )rs(?=&&|\)|\?)/, by: "Map", times: 5 },
    // Pictures are never decoded, by four filters that nothing else uses; only whether a mask is one dot is asked.
    {
      what: /(?<=case`(?:DCTDecode|JPXDecode|CCITTFaxDecode|JBIG2Decode)`:return new )\w+\(e,n(?:,r)?\)/,
      by: "NullStream",
      times: 4,
    },
    { what: /(?<![\w$])\w+\.buildImage\((?=\{)/, by: "Promise.reject(" },
    { what: /(?<=if\()t(?=\)\{if\(Oe\.needsToBeResized\(r,i\)\))/, by: "!1" },
    { what: /Oe\.setOptions\(r\),Re\.setOptions\(r\),/, by: "" },
    { what: /(?<=a=t\|\|)new Re\(e,e\.length\)/, by: "null" },
    { what: /this\.image instanceof Re&&/, by: "!1&&" },
    // The file's bytes are given; nothing is fetched, and fonts of the system are never asked for.
    {
      what: /if\(c\)d=new PDFDataTransportStream\(\{[^{}]*\}\);else if\(r\)d=new\(getNetworkStream\(r\)\)\(\{[^{}]*\}\);else(?= throw)/,
      by: "",
    },
    {
      what: /if\(e\)(return c\.source=e,new LocalPdfManager\(c\));let l=new PDFWorkerStream.{600,1200}?,f(?=\}async function getPassword)/s,
      by: "return c.source=e,new LocalPdfManager(c)",
    },
    { what: /vo\?NodeCanvasFactory:DOMCanvasFactory/, by: "NodeCanvasFactory" },
    { what: /vo\?NodeFilterFactory:DOMFilterFactory/, by: "NodeFilterFactory" },
    { what: /vo\?NodeBinaryDataFactory:DOMBinaryDataFactory/, by: "NodeBinaryDataFactory" },
    { what: /!!\(te===DOMBinaryDataFactory&&[^{}]{0,200}?\)(?=;setVerbosityLevel)/, by: "!1" },
    { what: /e\.enableWebGPU===!0\?initGPU\(\):/, by: "" },
    { what: /this\.options\.useSystemFonts/, by: "!1", times: 4 },
    // The stand-in for the browser's document has its list of fonts.
    {
      what: /if\((e\.attached=!0),e\.systemFontInfo\)\{await this\.loadSystemFont\(e\);return\}/,
      by: "e.attached=!0;",
    },
    { what: /,Ms\.cleanup\(\)/, by: "", times: 2 },
    {
      what: /let t=e\.createFontFaceRule\(\);if\(t\)\{.{0,200}?\)\}\)\}(?=\}get isFontLoadingAPISupported)/,
      by: "",
    },
    // Links alone are asked for by their type, and hold no text of their own; no annotation is new.
    { what: /n\.hasTextContent&&n\.viewable&&\(.{0,100}?\]\)\),(?=n\.data\))/, by: "" },
    { what: /(?<=if\()p(?=\)\{let e=this\.pdfManager\.ensureDoc\(`annotationGlobals`\))/, by: "!1" },
    { what: /(?<=async )save(?=\(e,t,n,r\))/, by: "unusedSave", times: 4 },
    // Glyphs are never drawn.
    { what: /\w+\.buildFontPaths\((?=n,r,this\.handler|this\.font,)/, by: "void (", times: 2 },
    { what: /(?<=get renderer\(\)\{let e=)FontRendererFactory\.create\(this,!0\)/, by: "null" },
  ],
  drawing: [
    // It would take the browser's worker for its own, and answer messages that are meant for ours.
    { what: /static\{typeof window>`u`[^{}]*this\.initializeFromPort\(self\)\}/, by: "" },
  ],
};

/** Removes what the use never reaches. @throws Error where a text to change doesn't occur as often as expected */
export function slimPdfjs(source: string, use: Use): string {
  let slim = source;
  for (const { what, by, times = 1 } of [...CHANGES, ...CHANGES_OF[use]]) {
    let found = 0;
    slim = slim.replace(new RegExp(what.source, `g${what.flags}`), () => {
      found += 1;
      return by;
    });
    if (found !== times)
      throw new Error(`pdf.js has changed: ${found} instead of ${times} of ${what.source}`);
  }
  const list = /export\{([^{}]*)\};\s*$/.exec(slim);
  const kept = list?.[1]?.split(",").filter((name) => USED[use].includes(name.split(" as ").at(-1) ?? ""));
  if (!list || kept?.length !== USED[use].length) throw new Error("pdf.js has changed: its exports");
  const imports = use === "reading" ? 'import{brotliDecompressSync}from"node:zlib";' : "";
  const pure = `${imports}${withPureClasses(slim.slice(0, list.index))}export{${kept.join()}};`;
  return use === "reading" ? onlyReached(withShortTables(pure)) : pure;
}

/** Each class that goes takes names with it that were all that kept some methods of others. */
function onlyReached(source: string): string {
  const names = namesOfReader();
  let [before, code] = ["", source];
  while (code.length !== before.length) {
    before = code;
    const shaken = transformSync(code, {
      loader: "js",
      format: "esm",
      treeShaking: true,
      minifySyntax: true,
    }).code;
    code = withoutUnusedMethods(shaken, names);
  }
  return code;
}

/** Every word of the code that holds objects of pdf.js may be a method's name. */
function namesOfReader(): string[] {
  return ["open-pdf", "direct-port", "font-style", "links", "text-painter"].flatMap((name) => {
    const source = readFileSync(join(root, `workers/engine/read/pdf/${name}.ts`), "utf8");
    return transformSync(source, { loader: "ts" }).code.match(/[\w$]+/g) ?? [];
  });
}

/** Unused classes can then be dropped: bundlers keep a class with static fields, but pdf.js's have no side effects. */
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
        contents: slimPdfjs(readFileSync(path, "utf8"), "reading"),
        loader: "js",
      }));
    },
  };
}

export function slimPdfjsForPages(): VitePlugin {
  return {
    name: "slim-pdfjs-for-pages",
    enforce: "pre",
    transform: (code, id) =>
      id.includes("unpdf/dist/pdfjs.mjs") ? { code: slimPdfjs(code, "drawing"), map: null } : null,
  };
}
