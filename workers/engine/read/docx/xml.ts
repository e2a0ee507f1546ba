import { ReadError } from "../errors";

export type XmlHandler = {
  open(name: string, attribute: (name: string) => string | null): void;
  close(name: string): void;
  text(text: string): void;
};

/** Elements of one part; the document of a long résumé has about 30,000. */
const MAX_ELEMENTS = 1_000_000;
const MAX_DEPTH = 10_000;
/** Word declares about 40 namespaces, 4 kB, in a root tag. */
const MAX_ROOT_TAG = 32 * 1024;
const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * Scans XML once without building a tree. Document types are skipped and no entity but XML's five and character numbers
 * is replaced, so nothing can be fetched or blown up.
 * @throws ReadError `damaged` where tags don't match, `too-complex` beyond the limits
 */
export function scanXml(xml: string, handler: XmlHandler): void {
  const open: string[] = [];
  let elements = 0;
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf("<", at);
    if (start < 0) break;
    if (start > at && open.length > 0) handler.text(decode(xml.slice(at, start)));
    if (xml[start + 1] === "?" || xml[start + 1] === "!") {
      at = skipMarkup(xml, start, handler);
      continue;
    }
    const end = tagEnd(xml, start);
    if (xml[start + 1] === "/") {
      const name = xml.slice(start + 2, end).trim();
      if (open.pop() !== name) throw new ReadError("damaged", `unexpected </${name.slice(0, 40)}>`);
      handler.close(name);
    } else {
      if (++elements > MAX_ELEMENTS || open.length > MAX_DEPTH) throw new ReadError("too-complex", "XML");
      const empty = xml[end - 1] === "/";
      const tag = xml.slice(start + 1, empty ? end - 1 : end);
      if (elements === 1 && tag.length > MAX_ROOT_TAG) throw new ReadError("damaged", "monstrous root tag");
      const name = /^[^\s/]+/.exec(tag)?.[0];
      if (!name) throw new ReadError("damaged", "tag without a name");
      handler.open(name, (wanted) => attributeOf(tag, wanted));
      if (empty) handler.close(name);
      else open.push(name);
    }
    at = end + 1;
  }
  if (open.length > 0 || elements === 0) throw new ReadError("damaged", "XML ends early");
}

function tagEnd(xml: string, start: number): number {
  const plain = xml.indexOf(">", start);
  if (plain < 0) throw new ReadError("damaged", "tag without an end");
  // A ">" may be inside a quoted value.
  let quote = 0;
  for (let i = start; i < xml.length; i++) {
    const code = xml.charCodeAt(i);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 0x22 || code === 0x27) quote = code;
    else if (code === 0x3e) return i;
  }
  throw new ReadError("damaged", "tag without an end");
}

function skipMarkup(xml: string, start: number, handler: XmlHandler): number {
  if (xml.startsWith("<![CDATA[", start)) {
    const end = endOf(xml, "]]>", start);
    handler.text(xml.slice(start + 9, end - 3));
    return end;
  }
  if (xml.startsWith("<!--", start)) return endOf(xml, "-->", start);
  if (xml[start + 1] === "?") return endOf(xml, "?>", start);
  const subset = xml.indexOf("[", start);
  const plain = endOf(xml, ">", start);
  return subset >= 0 && subset < plain ? endOf(xml, "]>", start) : plain;
}

function endOf(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  if (at < 0) throw new ReadError("damaged", `no ${mark}`);
  return at + mark.length;
}

function attributeOf(tag: string, wanted: string): string | null {
  for (let at = tag.indexOf(wanted); at > 0; at = tag.indexOf(wanted, at + 1)) {
    if (!/\s/.test(tag[at - 1]!)) continue;
    const value = /^\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(tag.slice(at + wanted.length));
    if (value) return decode(value[1] ?? value[2] ?? "");
  }
  return null;
}

function decode(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,32});/gi, (_, name: string) => {
    if (name[0] !== "#") return NAMED[name] ?? "";
    const hexadecimal = name[1] === "x" || name[1] === "X";
    const code = Number.parseInt(name.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
