import { decodeEntities } from "../html-text";

/** What stands inside each element of a name that isn't inside itself. Enough for a flat feed; words inside CDATA are kept. */
export function childrenIn(xml: string, name: string): string[] {
  const found: string[] = [];
  const open = new RegExp(`<${name}(?:\\s[^>]*)?>`, "g");
  for (let start = open.exec(xml); start; start = open.exec(xml)) {
    const from = start.index + start[0].length;
    const end = xml.indexOf(`</${name}>`, from);
    if (end < 0) break;
    found.push(xml.slice(from, end));
    open.lastIndex = end;
  }
  return found;
}

/** The text of the first element of a name; "" where there is none. */
export function textIn(xml: string, name: string): string {
  const inner = childrenIn(xml, name)[0] ?? "";
  return inner
    .split(/(<!\[CDATA\[[\s\S]*?\]\]>)/)
    .map((part) => (part.startsWith("<![CDATA[") ? part.slice(9, -3) : decodeEntities(part)))
    .join("")
    .trim();
}
