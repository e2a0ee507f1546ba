import type { ResumeText } from "../../types";
import { layOutStories } from "./lay-out";
import { decodeXml } from "./package";
import { readStory } from "./story";
import { styleSheet } from "./styles";

const PAGE_WIDTH = 595;

/** Word 2003 XML, which programs save under the name .doc. @throws ReadError `damaged` or `too-complex` */
export function readWordXml(bytes: Uint8Array): ResumeText {
  const xml = decodeXml(bytes);
  const bullets = (): string => "•";
  const { lines, hidden, height } = layOutStories([readStory(xml, new Map())], styleSheet(xml), bullets);
  return { format: "doc", pages: [{ number: 1, width: PAGE_WIDTH, height }], lines, hidden };
}
