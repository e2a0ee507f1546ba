const REPLACED: [RegExp, string][] = [
  [/That proves nothing: please ask\./g, "That proves nothing, but expect to be asked about it."],
  [/: please ask\./g, ": expect to be asked about it."],
  [/: the daily work is worth asking about\./g, ": expect to be asked about your daily work."],
  [/; the rest is worth asking about\./g, "; expect to be asked about the rest."],
  [/: worth asking\./g, ": expect to be asked about it."],
  [/: ask about ".+?"\./g, ": expect to be asked about it."],
  [/: please judge\./g, ": that is for a person to judge."],
  [/\. Please ask\./g, ". Expect to be asked about it."],
  [/\bTo be asked: /g, "Expect to be asked about: "],
  [/\bRelevancy for (.+?) is (\d)/g, "The match with $1 is $2"],
];

/** The engine's sentences speak to whoever reads a stranger's résumé; here the reader is the one who wrote it. */
export function seekerWords(sentence: string): string {
  return REPLACED.reduce((text, [found, instead]) => text.replace(found, instead), sentence);
}
