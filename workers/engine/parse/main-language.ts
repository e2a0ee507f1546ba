import type { DocLine } from "./doc-line";
import { fold } from "./fold";

const commonWords: [string, string][] = [
  [
    "en",
    "the and of to in with for on as by from was is at using team a an i experience education skills work",
  ],
  [
    "de",
    "und der die das mit von fur im bei zur als den auf eine ich in ein am zum sowie nach heute berufserfahrung ausbildung kenntnisse",
  ],
  ["fr", "et le la les des du dans pour avec une sur au par aux en de d l experience formation competences"],
  ["es", "y el la los las del para con una en por como al de que"],
  ["it", "e il la di del della con per una nel dei alla delle gli che"],
  ["nl", "en de het een van voor met op bij aan in als naar te door"],
  ["pt", "e o a os as do da dos das com para em uma na no"],
  ["pl", "i w z na do oraz dla przez od praca jezyk o po pracy"],
  ["ro", "si in de la cu pentru din pe o al ale prin limba am prezent experienta educatie competente"],
  ["bg", "и на в за от с по до като при със работа език"],
];

const codesOf = new Map<string, string[]>();
for (const [code, list] of commonWords) {
  for (const word of list.split(" ")) codesOf.set(word, [...(codesOf.get(word) ?? []), code]);
}

/** ISO 639-1 code of the language that most of the text is written in; English where nothing tells. */
export function mainLanguage(docs: Pick<DocLine, "text">[]): string {
  const scores = new Map<string, number>();
  let han = 0;
  let words = 0;
  for (const { text } of docs) {
    for (const match of fold(text.slice(0, 2000)).matchAll(/\p{Script=Han}|[^\P{L}\p{Script=Han}]+/gu)) {
      const word = match[0];
      words++;
      if (word.length === 1 && word >= "\u4e00") han++;
      for (const code of codesOf.get(word) ?? []) scores.set(code, (scores.get(code) ?? 0) + 1);
    }
  }
  if (han > words * 0.3) return "zh";
  let best = "en";
  for (const [code, score] of scores) if (score > (scores.get(best) ?? 0)) best = code;
  return best;
}
