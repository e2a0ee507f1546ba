import { DOING } from "../work-words/doing";
import { QUALITIES } from "../work-words/qualities";
import { THINGS } from "../work-words/things";
import { TRADE_THINGS } from "../work-words/trade-things";

/** The lines of all lists without spaces about their bars; no beginning of a word stands twice. */
export function compileWorkWords(): string[] {
  const found = [new Set<string>(), new Set<string>(), new Set<string>()];
  const lines = `${DOING}${THINGS}${QUALITIES}${TRADE_THINGS}`.split("\n").filter((line) => line !== "");
  return lines.map((line) => {
    const [english, ...cells] = line.split("|").map((cell) => cell.trim());
    if (!english || cells.length !== 3) throw new Error(`Not English and three languages: "${line}"`);
    for (const [at, known] of found.entries())
      for (const beginning of cells[at]!.split(" ").filter(Boolean)) {
        if (known.has(beginning))
          throw new Error(`"${beginning}" (${"de fr ro".split(" ")[at]}) stands in two lines`);
        known.add(beginning);
      }
    return [english, ...cells].join("|");
  });
}
