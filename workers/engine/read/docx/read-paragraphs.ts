import type { ResumeText } from "../../types";
import { WHITE } from "../legibility";
import { newParagraph, newPiece } from "./blocks";
import { layOutStories } from "./lay-out";
import { PAGE_WIDTH } from "./read-docx";
import { styleSheet } from "./styles";

/** A paragraph of a Word file that would be written; `size` in points. */
type PlainParagraph = { text: string; size: number; bold: boolean };

/** What `readDocx` gives for a file of such paragraphs. */
export function readParagraphs(paragraphs: PlainParagraph[]): ResumeText {
  const story = paragraphs.map(({ text, size, bold }) => {
    const paragraph = newParagraph(WHITE);
    const piece = newPiece(null);
    piece.text = text;
    piece.style = { ...piece.style, size, bold };
    paragraph.pieces.push(piece);
    return paragraph;
  });
  const { lines, hidden, height } = layOutStories([story], styleSheet(null), () => "");
  return { format: "docx", pages: [{ number: 1, width: PAGE_WIDTH, height }], lines, hidden };
}
