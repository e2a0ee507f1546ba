import { decodeNamedCharacterReference } from "decode-named-character-reference";

const BLOCKS = "p,div,section,article,ul,ol,table,tr,h1,h2,h3,h4,h5,h6,dl,dt,dd,blockquote";

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,31}));/g;
const LAST_CODE_POINT = 0x10ffff;

export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name = "") => {
    if (decimal || hex) {
      const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? "", 16);
      return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : "";
    }
    return decodeNamedCharacterReference(name) || entity;
  });
}

export async function textOfHtml(html: string): Promise<string> {
  let text = "";
  let hidden = 0;
  const add = (words: string) => {
    if (hidden === 0) text += words;
  };
  const rewriter = new HTMLRewriter()
    .on("script,style,template,noscript", {
      element(element) {
        hidden += 1;
        element.onEndTag(() => {
          hidden -= 1;
        });
      },
    })
    .on(BLOCKS, {
      element(element) {
        add("\n\n");
        element.onEndTag(() => add("\n\n"));
      },
    })
    .on("li", { element: () => add("\n- ") })
    .on("br", { element: () => add("\n") })
    .onDocument({ text: (chunk) => add(chunk.text.replace(/\s+/g, " ")) });
  await rewriter.transform(new Response(html)).arrayBuffer();
  return decodeEntities(text)
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === "\n" ? sign : sign === "\t" ? " " : ""))
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .join("\n")
    .replace(/^-\n+(?!-)/gm, "- ")
    .replace(/^-$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/\n\n(?=- )/g, "\n")
    .trim();
}
