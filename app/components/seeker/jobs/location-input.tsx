import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { inputClass } from "~/components/ui/fields/field";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";

const FEWEST_LETTERS = 2;
/** Spec: a click on a suggestion still meets it. */
const CLOSE_MILLISECONDS = 200;
const PAUSE_MILLISECONDS = 150;

type Suggestions = { locations: { locationName: string }[] };

/** None where they can't be had: the field takes any text. */
async function suggestionsFor(typed: string, signal: AbortSignal): Promise<string[]> {
  const answer = await fetch(paths.locations(typed), { signal });
  const { locations } = answer.ok ? ((await answer.json()) as Suggestions) : { locations: [] };
  return locations.map(({ locationName }) => locationName);
}

/** A plain text field; with scripts it suggests places from the second letter on. */
export function LocationInput({ id, defaultValue }: { id: string; defaultValue: string }) {
  const [found, setFound] = useState<string[]>([]);
  const [value, setValue] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const closing = useRef<ReturnType<typeof setTimeout>>();
  const isLong = value.trim().length >= FEWEST_LETTERS;
  const names = isLong ? found : [];
  const isShown = open && names.length > 0;
  const active = isShown ? names[at] : undefined;

  useEffect(() => {
    if (!open || value.trim().length < FEWEST_LETTERS) return;
    const leaving = new AbortController();
    const pause = setTimeout(
      () => void suggestionsFor(value.trim(), leaving.signal).then(setFound, () => {}),
      PAUSE_MILLISECONDS,
    );
    return () => {
      clearTimeout(pause);
      leaving.abort();
    };
  }, [value, open]);
  useEffect(() => () => clearTimeout(closing.current), []);

  function choose(name: string) {
    setValue(name);
    setOpen(false);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && names.length > 0) {
      event.preventDefault();
      setOpen(true);
      setAt((at + step + names.length) % names.length);
    } else if (event.key === "Enter" && active) {
      event.preventDefault();
      choose(active);
    } else if (event.key === "Escape" && isShown) {
      event.preventDefault();
      setOpen(false);
    }
  }

  return (
    <div className="relative grid">
      <input
        id={id}
        name="location"
        type="text"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active && `${id}-${at}`}
        autoComplete="off"
        maxLength={200}
        placeholder="City, country or Remote"
        value={value}
        onChange={(event) => {
          setValue(event.target.value);
          setOpen(true);
          setAt(-1);
        }}
        onKeyDown={press}
        onFocus={() => clearTimeout(closing.current)}
        onBlur={() => {
          closing.current = setTimeout(() => setOpen(false), CLOSE_MILLISECONDS);
        }}
        className={inputClass}
      />
      {isShown && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label="Locations"
          className="absolute top-full z-30 mt-1 w-full rounded-md border border-edge bg-surface p-1 shadow-lg"
        >
          {names.map((name, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input holds the focus and takes the keys
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              key={name}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(name)}
              className={`flex min-h-9 cursor-pointer items-center rounded-sm px-2.5 py-1 text-ui pointer-coarse:min-h-11 hover:bg-sunken ${index === at ? "bg-sunken outline-2 -outline-offset-2 outline-accent" : ""}`}
            >
              {name}
            </div>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {isShown && counted(names.length, "location")}
      </span>
    </div>
  );
}
