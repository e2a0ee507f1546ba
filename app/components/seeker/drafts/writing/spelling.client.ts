import americanAff from "../../../../../node_modules/dictionary-en/index.aff?raw";
import americanDic from "../../../../../node_modules/dictionary-en/index.dic?url";
import britishAff from "../../../../../node_modules/dictionary-en-gb/index.aff?raw";
import britishDic from "../../../../../node_modules/dictionary-en-gb/index.dic?url";
import type { SpellingAnswer, SpellingQuestion } from "./spelling-worker";

async function fetchWords(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}

async function fetchDictionaries(): Promise<SpellingQuestion["dictionaries"]> {
  const [american, british] = await Promise.all([fetchWords(americanDic), fetchWords(britishDic)]);
  return { "en-US": { aff: americanAff, dic: american }, "en-GB": { aff: britishAff, dic: british } };
}

export type Speller = {
  /** null where the dictionaries couldn't be loaded */
  ask: (words: string[]) => Promise<SpellingAnswer["unknown"] | null>;
  close: () => void;
};

/** Dictionaries are loaded with the first question, and words are looked up off the page's own thread. */
export function openSpeller(): Speller {
  const worker = new Worker(new URL("./spelling-worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (answer: SpellingAnswer["unknown"] | null) => void>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<SpellingAnswer>) => {
    waiting.get(data.id)?.(data.unknown);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  };
  let ready: Promise<void> | null = null;
  const post = (question: SpellingQuestion) => worker.postMessage(question);
  const load = async () => post({ id: 0, words: [], dictionaries: await fetchDictionaries() });
  return {
    async ask(words) {
      ready ??= load();
      try {
        await ready;
      } catch {
        ready = null;
        return null;
      }
      return new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        post({ id: last, words });
      });
    },
    close: () => worker.terminate(),
  };
}
