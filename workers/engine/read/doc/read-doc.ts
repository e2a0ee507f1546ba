import type { ResumeText } from "../../types";
import { layOutStories } from "../docx/lay-out";
import { ReadError } from "../errors";
import { openCompoundFile } from "./cfb";
import { lookUp, readFormatting, readParagraphMarks } from "./formatting";
import { type Formatting, readStory } from "./story";
import { readStyleSheet } from "./style-sheet";
import { FIRST_WORD_97, readWordText, TABLE_1 } from "./word-text";

const PAGE_WIDTH = 595;

/** @throws ReadError `password` (also for a DOCX with a password: the same container), `wrong-type`, `damaged` */
export function readDoc(bytes: Uint8Array): ResumeText {
  try {
    return readDocument(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw new ReadError("damaged", error.message);
    throw error;
  }
}

function readDocument(bytes: Uint8Array): ResumeText {
  const file = openCompoundFile(bytes);
  if (file.names.some((name) => name === "EncryptedPackage" || name.endsWith("DRMContent")))
    throw new ReadError("password");
  const main = file.stream("WordDocument");
  if (!main) throw new ReadError(file.names.length > 1 ? "wrong-type" : "damaged", "no WordDocument stream");
  const text = readWordText(main, file.stream);
  const table = tableOf(main, file.stream);
  const formatting = formattingOf(main, table);
  const stories = [text.headers, text.body, text.boxes].map((pieces) => readStory(pieces, formatting));
  const { lines, hidden, height } = layOutStories(stories, readStyleSheet(main, table), () => "");
  return { format: "doc", pages: [{ number: 1, width: PAGE_WIDTH, height }], lines, hidden };
}

function tableOf(main: Uint8Array, stream: (name: string) => Uint8Array | null): Uint8Array | null {
  const view = new DataView(main.buffer, main.byteOffset, main.byteLength);
  const isOld = view.getUint16(2, true) < FIRST_WORD_97;
  return isOld ? null : stream(view.getUint16(10, true) & TABLE_1 ? "1Table" : "0Table");
}

function formattingOf(main: Uint8Array, table: Uint8Array | null): Formatting {
  if (!table) return { styleAt: () => null, markAt: () => null };
  return { styleAt: lookUp(readFormatting(main, table)), markAt: lookUp(readParagraphMarks(main, table)) };
}
