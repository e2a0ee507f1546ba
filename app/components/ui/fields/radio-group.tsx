import { type ReactNode, useId } from "react";

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

const dot =
  "mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-edge bg-surface hover:border-ink checked:border-[6px] checked:border-ink disabled:border-line disabled:bg-sunken disabled:checked:border-edge in-aria-invalid:border-poor";

export function RadioGroup({
  legend,
  name,
  options,
  defaultValue,
  error,
  disabled,
  onChange,
}: {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption[];
  defaultValue?: string;
  error?: string | undefined;
  disabled?: boolean;
  onChange?: (value: string) => void;
}) {
  const errorId = useId();
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; lets it be invalid
      role="radiogroup"
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className="grid"
    >
      <legend className="text-sm font-medium">{legend}</legend>
      {options.map(({ value, label, hint, disabled: unavailable }) => (
        <label
          key={value}
          className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-soft"
        >
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            disabled={unavailable}
            onChange={onChange && (() => onChange(value))}
            className={dot}
          />
          <span className="grid text-ui">
            {label}
            {hint && <span className="text-sm text-soft">{hint}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p id={errorId} className="text-sm text-poor">
          {error}
        </p>
      )}
    </fieldset>
  );
}
