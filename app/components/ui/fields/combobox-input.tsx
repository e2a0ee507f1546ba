import { clsx } from "clsx";
import { Check, ChevronDown } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { counted } from "~/lib/format";
import { Spinner } from "../spinner";
import { type ComboboxOption, fittingOptions } from "./combobox-filter";
import { inputClass } from "./field";

export type ComboboxProps = {
  id: string;
  /** the form value is the chosen option's */
  name: string;
  options: readonly ComboboxOption[];
  defaultValue?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  busy?: boolean;
  invalid?: boolean;
  /** the id of the field's hint or error */
  describedBy?: string;
  onChange?: (value: string) => void;
};

const NOTHING_FITS = "Nothing fits what you typed.";

/** ARIA pattern "combobox with list autocomplete": focus stays in the input, the option for Enter is the active descendant. */
export function ComboboxInput({
  id,
  name,
  options,
  defaultValue = "",
  placeholder,
  required,
  disabled,
  busy,
  invalid,
  describedBy,
  onChange,
}: ComboboxProps) {
  const [value, setValue] = useState(defaultValue);
  /** null while nothing is typed: the list then shows everything */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const chosen = options.find((option) => option.value === value);
  const shown = fittingOptions(options, typed ?? "");
  const active = open ? shown[at] : undefined;

  useEffect(() => {
    if (open) list.current?.children[at]?.scrollIntoView({ block: "nearest" });
  }, [open, at]);

  function show() {
    if (disabled || busy || open) return;
    setOpen(true);
    setAt(typed === null ? shown.findIndex((option) => option.value === value) : 0);
  }

  function close() {
    setOpen(false);
    setTyped(null);
  }

  function choose(next: string) {
    setValue(next);
    close();
    onChange?.(next);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (!open) show();
      else if (shown.length > 0) setAt((at + step + shown.length) % shown.length);
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      if (active) choose(active.value);
    } else if (event.key === "Escape" && open) {
      // An open list handles the key, so that the dialog stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  const status = shown.length === 0 ? NOTHING_FITS : counted(shown.length, "option");
  return (
    <div className="relative grid">
      <input type="hidden" name={name} value={value} disabled={disabled} />
      <input
        id={id}
        type="text"
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active && `${id}-${active.value}`}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-busy={busy || undefined}
        autoComplete="off"
        spellCheck={false}
        required={required}
        disabled={disabled || busy}
        placeholder={placeholder}
        value={typed ?? chosen?.label ?? ""}
        onClick={show}
        onKeyDown={press}
        onBlur={close}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setAt(0);
        }}
        className={clsx(inputClass, "pr-9")}
      />
      <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-soft">
        {busy ? <Spinner className="size-4" /> : <ChevronDown className="size-4" aria-hidden="true" />}
      </span>
      {open && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label="Options"
          className="absolute top-full z-30 mt-1 max-h-66 w-full animate-enter overflow-y-auto rounded-md border border-edge bg-surface p-1 shadow-lg"
        >
          {shown.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input holds the focus and takes the keys
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              key={option.value}
              id={`${id}-${option.value}`}
              role="option"
              aria-selected={option.value === value}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setAt(index)}
              onClick={() => choose(option.value)}
              className={clsx(
                "flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-sm px-2.5 py-1 text-ui pointer-coarse:min-h-11",
                index === at && "bg-sunken outline-2 -outline-offset-2 outline-accent",
                option.value === value && "font-semibold",
              )}
            >
              {option.label}
              {option.value === value && <Check className="size-4 shrink-0 text-accent" aria-hidden="true" />}
            </div>
          ))}
          {shown.length === 0 && (
            <div
              role="option"
              tabIndex={-1}
              aria-selected={false}
              aria-disabled="true"
              className="px-2.5 py-2 text-ui text-soft"
            >
              {NOTHING_FITS}
            </div>
          )}
        </div>
      )}
      <span role="status" className="sr-only">
        {open && status}
      </span>
    </div>
  );
}
