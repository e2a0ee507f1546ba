const folded = new Map<string, string>();

function foldUnit(unit: string): string {
  const known = folded.get(unit);
  if (known !== undefined) return known;
  const special = unit === "ł" || unit === "Ł" ? "l" : unit === "’" || unit === "‘" ? "'" : null;
  const plain = special ?? unit.normalize("NFD").charAt(0).toLowerCase().charAt(0);
  folded.set(unit, plain);
  return plain;
}

/** Lower case without accents, for look-ups; offset n of the result is offset n of the input. */
export function fold(text: string): string {
  let result = "";
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    if (text.charCodeAt(i) < 128) continue;
    result += text.slice(from, i).toLowerCase() + foldUnit(text.charAt(i));
    from = i + 1;
  }
  return result + text.slice(from).toLowerCase();
}

/** Letters and digits of the folded text in words joined by one space: the key form of all vocabularies. */
export function wordKey(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}

/** Whether one of two keys of words stands in the other, word by word: "manager" in "sales manager". */
export function holdsWords(one: string, other: string): boolean {
  return ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);
}
