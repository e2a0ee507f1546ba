import americanAff from "../../../../../node_modules/dictionary-en/index.aff?raw";
import americanDic from "../../../../../node_modules/dictionary-en/index.dic?url";
import britishAff from "../../../../../node_modules/dictionary-en-gb/index.aff?raw";
import britishDic from "../../../../../node_modules/dictionary-en-gb/index.dic?url";
import type { SpellingAnswer, SpellingQuestion } from "./spelling-worker";

const dictionaries = {
  "en-US": { aff: americanAff, dic: americanDic },
  "en-GB": { aff: britishAff, dic: britishDic },
};

export type Speller = {
  /** null where the dictionaries couldn't be loaded */
  ask: (words: string[]) => Promise<SpellingAnswer["unknown"]>;
  close: () => void;
};

/** Dictionaries are loaded with the first question, and words are looked up off the page's own thread. */
export function openSpeller(): Speller {
  const worker = new Worker(new URL("./spelling-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (answer: SpellingAnswer["unknown"]) => void>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<SpellingAnswer>) => {
    waiting.get(data.id)?.(data.unknown);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  };
  return {
    ask: (words) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        worker.postMessage({ id: last, words, dictionaries } satisfies SpellingQuestion);
      }),
    close: () => worker.terminate(),
  };
}
