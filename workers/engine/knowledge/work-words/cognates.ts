import { accomplishmentIndex } from "../accomplishments/accomplishment-index";
import { stem } from "../lexical/stem";
import { allSkills } from "../skill-base";

/** Shorter ones look alike by chance, and what is left of a word without its endings still more. */
const SHORTEST = 5;
const SHORTEST_CUT = 6;
const MOST_FORMS = 4;

/** Keys of words that are written alike and mean another thing. */
const FALSE_FRIENDS = new Set("patron parol coleg colegi librari asard carton".split(" "));

const SPELLINGS: [RegExp, string][] = [
  [/ph/g, "f"],
  [/h/g, ""],
  [/ck|qu|k/g, "c"],
  [/y|j/g, "i"],
  [/z|c(?=[eiy])/g, "s"],
  [/ae|oe/g, "e"],
  [/ou/g, "u"],
  [/(.)\1+/g, "$1"],
  [/it(?:at|e)$/, "iti"],
  [/e$/, ""],
];

let loaded: Map<string, string> | undefined;

/** One key for the spellings of a word that many languages have: "Kalibr-", "calibr-". */
function keyOf(word: string): string {
  return SPELLINGS.reduce((key, [from, to]) => key.replace(from, to), word);
}

function load(): Map<string, string> {
  const found = new Map<string, Set<string>>();
  const add = (key: string, word: string) => {
    if (key.length < (key === keyOf(word) ? SHORTEST : SHORTEST_CUT)) return;
    found.set(key, (found.get(key) ?? new Set()).add(word));
  };
  const { actions, skillOf } = accomplishmentIndex();
  const names = allSkills().flatMap(({ name, kind }) => (kind === "tool" ? [] : [name.toLowerCase()]));
  for (const text of [...names, ...actions, ...skillOf.keys()])
    for (const word of text.match(/[a-z]{5,}/g) ?? []) {
      const keys = [word, stem(word)].map(keyOf);
      for (const key of new Set([...keys, ...keys.map((one) => one.replace(/(?:at)?(?:ion)?$/, ""))]))
        add(key, word);
    }
  const shortest = (words: Set<string>) =>
    [...words].sort((a, b) => a.length - b.length).slice(0, MOST_FORMS);
  return new Map([...found].map(([key, words]) => [key, shortest(words).join(" ")]));
}

/** The English words that the beginning of a word is spelled like, whatever the language's own spelling. */
export function cognate(beginning: string): string | undefined {
  const key = keyOf(beginning);
  if (key.length < SHORTEST || FALSE_FRIENDS.has(key)) return;
  loaded ??= load();
  return loaded.get(key);
}
