import type { ResumeText } from "../types";
import { ReadError } from "./errors";
import { MAX_GLYPHS } from "./limits";
import { textToResume } from "./text";

/** UTF-8; what isn't becomes the sign for a character that can't be read. @throws ReadError `too-complex` */
export function readPlainText(bytes: Uint8Array): ResumeText {
  if (bytes.length > MAX_GLYPHS) throw new ReadError("too-complex", "too much text");
  return textToResume(new TextDecoder().decode(bytes));
}
