import { useRef } from "react";
import { useHydrated } from "~/lib/hooks/use-hydrated";
import { ComboboxInput, type ComboboxProps } from "./combobox-input";
import { Select } from "./select";

/** The server renders a plain select, which stays where no scripts run. */
export function Combobox(props: ComboboxProps) {
  const plain = useRef<HTMLSelectElement>(null);
  const scripted = useHydrated();
  const { id, name, options, defaultValue = "", placeholder, required, disabled, busy } = props;
  // The person may have chosen before scripts ran; the select is still mounted in this render.
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
