import { clsx } from "clsx";
import type { InputHTMLAttributes, ReactNode } from "react";
import { Spinner } from "../spinner";

const track =
  "relative mt-0.5 h-6 w-11 shrink-0 appearance-none rounded-full border border-edge bg-none-soft transition-colors hover:border-ink checked:border-accent checked:bg-accent disabled:border-line disabled:bg-sunken disabled:checked:bg-edge";
const thumb =
  "before:absolute before:top-1/2 before:left-0.5 before:size-4.5 before:-translate-y-1/2 before:rounded-full before:border before:border-edge before:bg-surface before:shadow-sm before:transition-transform before:duration-200 before:ease-settle checked:before:translate-x-5 checked:before:border-transparent";

/** A checkbox, so that its form works without scripts. `busy`: being saved. */
export function Switch({
  label,
  hint,
  busy = false,
  className,
  disabled,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  busy?: boolean;
}) {
  return (
    <label
      className={clsx(
        "flex min-h-11 items-start justify-between gap-4 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-soft",
        className,
      )}
    >
      <span className="grid text-ui">
        {label}
        {hint && <span className="text-sm text-soft">{hint}</span>}
      </span>
      <span className="flex gap-2">
        {busy && <Spinner className="mt-1.5 size-4 text-soft" />}
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the browser tells whether a checkbox is checked
          role="switch"
          disabled={disabled || busy}
          aria-busy={busy || undefined}
          className={clsx(track, thumb)}
          {...rest}
        />
      </span>
    </label>
  );
}
