const presentPhrases = [
  "present|presently|current|currently|now|today|ongoing|till date|to date|date|current date|present day|actual",
  "heute|aktuell|laufend|derzeit|jetzt|gegenwartig|dato|andauernd|heutigen tag",
  "ce jour|aujourd ' hui|aujourd hui|actuel|actuellement|en cours|maintenant|nos jours",
  "la actualidad|actualidad|presente|el presente|la fecha|actualmente|hoy|fecha",
  "oggi|attuale|in corso|attualmente|ad oggi",
  "heden|nu|huidig|huidige",
  "o presente|o momento|atual|atualmente|hoje|atualidade",
  "obecnie|teraz|dzis|dzisiaj|chwili obecnej|nadal|obecna",
  "prezent|in prezent|azi",
  "сега|настояще|настоящем|момента|досега|днес|настоящия момент",
  "至今|现在|目前|今",
].flatMap((line) => line.split("|").map((phrase) => phrase.split(" ")));

const byFirst = new Map<string, string[][]>();
for (const phrase of presentPhrases) {
  const first = phrase[0] ?? "";
  byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
}
for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length);

export function presentLength(words: string[], at: number): number {
  for (const phrase of byFirst.get(words[at] ?? "") ?? []) {
    if (phrase.every((word, i) => words[at + i] === word)) return phrase.length;
  }
  return 0;
}

const bareDate = new Set([
  "date",
  "fecha",
  "dato",
  "actual",
  "nu",
  "今",
  "presente",
  "now",
  "current",
  "today",
]);

/** Words that say "present" only after a date and a dash ("2019 to date"), never alone. */
export function needsRange(word: string): boolean {
  return bareDate.has(word);
}

export const rangeWords = new Set(
  "to until till til thru through bis a au al ad ate hasta tot t/m do pana la до по through upto e".split(
    " ",
  ),
);

export const dashes = new Set([
  "-",
  "–",
  "—",
  "−",
  "‒",
  "―",
  "‐",
  "‑",
  "~",
  "→",
  "➔",
  "›",
  "»",
  "～",
  ">",
  "至",
]);

export const sinceWords = new Set(
  "since seit depuis desde dal dalla sinds vanaf od от din starting ab".split(" "),
);

export const fromWords = new Set("from between von vom de du da dal van od between от din del".split(" "));

/** Small words between day, month and year: "3 de mayo de 2019", "May, 2019", "May of 2019". */
export const joiners = new Set([",", ".", "de", "del", "of", "di", "'", "г", "roku", "r"]);
