import { DOING } from "../work-words/doing";
import { THINGS } from "../work-words/things";

/** Each beginning of a word with the English words of its line, by language, in the order of the lists. */
export function compileWorkWords(): Record<"de" | "fr" | "ro", [string, string][]> {
  const found = {
    de: new Map<string, string>(),
    fr: new Map<string, string>(),
    ro: new Map<string, string>(),
  };
  for (const line of `${DOING}${THINGS}`.split("\n")) {
    if (line === "") continue;
    const [english, ...cells] = line.split("|").map((cell) => cell.trim());
    if (!english || cells.length !== 3) throw new Error(`Not English and three languages: "${line}"`);
    for (const [at, language] of (["de", "fr", "ro"] as const).entries())
      for (const beginning of cells[at]!.split(" ").filter(Boolean)) {
        if (found[language].has(beginning))
          throw new Error(`"${beginning}" (${language}) stands in two lines`);
        found[language].set(beginning, english);
      }
  }
  return { de: [...found.de], fr: [...found.fr], ro: [...found.ro] };
}
