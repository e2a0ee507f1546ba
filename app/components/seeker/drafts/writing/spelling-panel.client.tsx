import { type RefObject, useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Field } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { openSpeller, type Speller } from "./spelling.client";
import { type Spelling, wordsOf, wordsToCheck } from "./spelling-words";
import type { SpellingAnswer } from "./spelling-worker";

const PAUSE_MILLISECONDS = 700;

type Panel = {
  form: RefObject<HTMLFormElement | null>;
  /** texts whose words are right as they are */
  known: string[];
};

/** Words of the draft that no dictionary has. Nothing is loaded before someone asks. */
export default function SpellingPanel({ form, known }: Panel) {
  const [speller, setSpeller] = useState<Speller | null>(null);
  const [chosen, setChosen] = useState<Spelling | null>(null);
  const unknown = useUnknown(speller, { form, known });
  useEffect(() => () => speller?.close(), [speller]);
  const spelling = chosen ?? (unknown ? usedSpelling(unknown) : "en-US");
  return (
    <Card title="Spelling">
      {speller === null ? (
        <>
          <p className="mb-3 text-sm text-soft">
            Looks your résumé's words up in an English dictionary, on this device. Nothing is changed.
          </p>
          <Button type="button" look="secondary" size="small" onClick={() => setSpeller(openSpeller())}>
            Check the spelling
          </Button>
        </>
      ) : (
        <div className="grid gap-3 text-sm">
          <Field label="English" htmlFor="spelling">
            <Select
              id="spelling"
              value={spelling}
              onChange={({ target }) => setChosen(target.value as Spelling)}
            >
              <option value="en-US">American</option>
              <option value="en-GB">British</option>
            </Select>
          </Field>
          <div role="status">
            {unknown === undefined && <p>Checking...</p>}
            {unknown === null && (
              <p>
                The dictionaries could not be loaded.{" "}
                <button type="button" className="text-link" onClick={() => setSpeller(openSpeller())}>
                  Try again
                </button>
              </p>
            )}
            {unknown && <Words words={unknown[spelling]} />}
          </div>
        </div>
      )}
    </Card>
  );
}

function Words({ words }: { words: Record<string, string[]> }) {
  const entries = Object.entries(words);
  if (entries.length === 0) return <p>Every word is in the dictionary.</p>;
  return (
    <>
      <p className="mb-2 text-soft">Not in the dictionary, which needn't be wrong:</p>
      <ul className="grid gap-1">
        {entries.map(([word, suggestions]) => (
          <li key={word} className="[overflow-wrap:anywhere]">
            <strong className="font-medium">{word}</strong>
            {suggestions.length > 0 && <span className="text-soft">: {suggestions.join(", ")}?</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** undefined until there is an answer; null where the dictionaries can't be had */
function useUnknown(speller: Speller | null, { form, known }: Panel) {
  const [unknown, setUnknown] = useState<SpellingAnswer["unknown"] | null | undefined>();
  useEffect(() => {
    const element = form.current;
    if (!speller || !element) return;
    const right = wordsOf(known);
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = async () => {
      const words = new Set(linesOf(element).flatMap(wordsToCheck));
      const answer = await speller.ask([...words].filter((word) => !right.has(word.toLowerCase())));
      if (!isGone) setUnknown(answer);
    };
    const checkLater = () => {
      clearTimeout(timer);
      timer = setTimeout(check, PAUSE_MILLISECONDS);
    };
    setUnknown(undefined);
    void check();
    element.addEventListener("input", checkLater);
    return () => {
      isGone = true;
      clearTimeout(timer);
      element.removeEventListener("input", checkLater);
    };
  }, [speller, form, known]);
  return unknown;
}

/** The bullets as they are typed, and the lines that stand between them: a summary, a list of skills. */
function linesOf(form: HTMLFormElement): string[] {
  const bullets = [...form.querySelectorAll("textarea")].map(({ value }) => value);
  const others = [...form.querySelectorAll("[data-spelled]")].map(({ textContent }) => textContent ?? "");
  return [...bullets, ...others];
}

/** The one that has more of the words; American where both have as many. */
function usedSpelling(unknown: Record<Spelling, Record<string, string[]>>): Spelling {
  const [american, british] = [unknown["en-US"], unknown["en-GB"]].map((words) => Object.keys(words).length);
  return (british ?? 0) < (american ?? 0) ? "en-GB" : "en-US";
}
