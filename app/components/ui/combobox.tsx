import { useRef } from "react";
import { useHydrated } from "~/lib/use-hydrated";
import type { ComboboxOption } from "./combobox-filter";
import { ComboboxInput } from "./combobox-input";
import { Select } from "./select";

export type ComboboxProps = {
  /** what the label's `htmlFor` names */
  id: string;
  /** the field's name in its form; its value is the chosen option's */
  name: string;
  options: readonly ComboboxOption[];
  defaultValue?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  /** the options are still being fetched */
  busy?: boolean;
  invalid?: boolean;
  /** the id of the hint or error that belongs to the field */
  describedBy?: string;
  onChange?: (value: string) => void;
};

/** A choice among many, narrowed by typing. The page's HTML carries a plain select, which stays where no scripts run. */
export function Combobox(props: ComboboxProps) {
  const plain = useRef<HTMLSelectElement>(null);
  const scripted = useHydrated();
  const { id, name, options, defaultValue = "", placeholder, required, disabled, busy } = props;
  // Someone may have chosen before the script arrived; the select still stands while this renders.
  if (scripted) return <ComboboxInput {...props} defaultValue={plain.current?.value ?? defaultValue} />;
  return (
    <Select
      ref={plain}
      id={id}
      name={name}
      defaultValue={defaultValue}
      required={required}
      disabled={disabled}
      busy={busy}
      aria-invalid={props.invalid || undefined}
      aria-describedby={props.describedBy}
    >
      {!options.some(({ value }) => value === defaultValue) && (
        <option value="">{placeholder ?? "Choose one"}</option>
      )}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
