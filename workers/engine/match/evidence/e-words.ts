const E_WORD = /(?<!\p{L})e-(?=(?:mail|commerce|learning|business|procurement)s?(?!\p{L}))/giu;

/** "e-mail" written as " email": one word, of the same length, so that offsets stay true. */
export function joinedWords(text: string): string {
  return text.replace(E_WORD, " e");
}

/** Where the word at a place of such a text begins in the text itself: "e-mail" a letter earlier. */
export function beginOf(text: string, at: number): number {
  return text[at] === "-" ? at - 1 : at;
}
