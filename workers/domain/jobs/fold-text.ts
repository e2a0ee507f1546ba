import { foldAccents } from "../../engine/knowledge/words";

/** Without accents, case and more than one space: how places, employers and titles are compared. */
export function foldText(text: string): string {
  return foldAccents(text.toLowerCase()).replace(/\s+/g, " ").trim();
}
