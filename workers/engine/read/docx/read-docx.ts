import type { ResumeText } from "../../types";
import { ReadError } from "../errors";
import type { Block } from "./blocks";
import { layOutStories } from "./lay-out";
import { readListMarks } from "./numbering";
import { openPackage, type Relation } from "./package";
import { readStory } from "./story";
import { readStyles } from "./styles";

export const PAGE_WIDTH = 595;

/** @throws ReadError `wrong-type`, `password`, `damaged` or `too-complex` */
export function readDocx(bytes: Uint8Array): ResumeText {
  const pack = openPackage(bytes);
  const xml = pack.part(pack.mainPart);
  if (xml === null || !/<(?:\w+:)?document[\s>]/.test(xml))
    throw new ReadError("damaged", "no document in the main part");
  const relations = pack.relations(pack.mainPart);
  const first = (kind: string): string | null => pathsOf(relations, kind)[0] ?? null;
  const storiesOf = (kind: string): Block[][] =>
    pathsOf(relations, kind).flatMap((path) => {
      const part = pack.part(path);
      return part === null ? [] : [readStory(part, pack.relations(path))];
    });
  const body = readStory(xml, relations);
  if (!body.some(hasContent)) throw new ReadError("no-text", "empty body");
  const stories = [...storiesOf("header"), body, ...storiesOf("footer")];
  const styles = readStyles(pack, first("styles"));
  const marks = readListMarks(pack, first("numbering"));
  const { lines, hidden, height } = layOutStories(stories, styles, marks);
  return { format: "docx", pages: [{ number: 1, width: PAGE_WIDTH, height }], lines, hidden };
}

function hasContent(block: Block): boolean {
  return block.kind === "table" || block.pieces.some((piece) => piece.text.trim() !== "");
}

function pathsOf(relations: Map<string, Relation>, kind: string): string[] {
  return [...relations.values()]
    .filter((relation) => !relation.external && relation.type.endsWith(`/${kind}`))
    .map((relation) => relation.target);
}
