/** A posting's words in order, the sentence that each belongs to, and where each run of `SHORTEST_RUN` words begins. */
export type Wording = { words: string[]; sentences: number[]; runs: Map<string, number[]> };

const SHORTEST_RUN = 3;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#]*(?:['’]\p{L}+)*/gu;

export function indexWording(sentences: Iterable<string>): Wording {
  const wording: Wording = { words: [], sentences: [], runs: new Map() };
  let sentence = 0;
  for (const text of new Set(sentences)) {
    const words = wordsOf(text);
    words.forEach((word, at) => {
      const place = wording.words.push(word) - 1;
      wording.sentences.push(sentence);
      if (at + SHORTEST_RUN > words.length) return;
      const run = keyOf(words, at);
      const places = wording.runs.get(run);
      if (places) places.push(place);
      else wording.runs.set(run, [place]);
    });
    sentence++;
  }
  return wording;
}

/** The words of a line, lower-case, without marks. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().normalize("NFC").match(WORD) ?? [];
}

/** For each sentence of the posting that shares runs of words with a line: the words of those runs, each run at its longest. */
export function repeatedWords(line: string[], wording: Wording): string[][] {
  const bySentence = new Map<number, string[]>();
  for (let at = 0; at + SHORTEST_RUN <= line.length; ) {
    const run = longestRun(line, at, wording);
    if (!run) {
      at++;
      continue;
    }
    const taken = bySentence.get(run.sentence) ?? [];
    taken.push(...line.slice(at, at + run.length));
    bySentence.set(run.sentence, taken);
    at += run.length;
  }
  return [...bySentence.values()];
}

function longestRun(line: string[], from: number, { words, sentences, runs }: Wording) {
  let best: { length: number; sentence: number } | null = null;
  for (const place of runs.get(keyOf(line, from)) ?? []) {
    const sentence = sentences[place]!;
    let length = SHORTEST_RUN;
    while (
      from + length < line.length &&
      sentences[place + length] === sentence &&
      words[place + length] === line[from + length]
    )
      length++;
    if (!best || length > best.length) best = { length, sentence };
  }
  return best;
}

function keyOf(words: string[], at: number): string {
  return words.slice(at, at + SHORTEST_RUN).join(" ");
}
