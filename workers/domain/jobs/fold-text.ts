/** Without accents, case and more than one space: how places, employers and titles are compared. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .replace(/\s+/g, " ")
    .trim();
}
