import { clsx } from "clsx";
import { Check, Minus } from "lucide-react";
import { type InputHTMLAttributes, type ReactNode, useEffect, useRef } from "react";

const box =
  "peer col-start-1 row-start-1 size-5 appearance-none rounded-sm border border-edge bg-surface checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink hover:border-ink aria-invalid:border-poor disabled:border-line disabled:bg-sunken disabled:checked:bg-edge";
const mark = "pointer-events-none invisible col-start-1 row-start-1 size-4 text-paper";

/** Takes effect when the form is sent; a `Switch` at once. */
export function Checkbox({
  label,
  hint,
  mixed = false,
  className,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  /** some of the group is chosen, not all */
  mixed?: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label
      className={clsx(
        "flex min-h-11 items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-soft",
        className,
      )}
    >
      <span className="mt-0.5 grid shrink-0 place-items-center">
        <input ref={input} type="checkbox" className={box} {...rest} />
        <Check
          className={clsx(mark, "peer-checked:not-peer-indeterminate:visible")}
          strokeWidth={3}
          aria-hidden="true"
        />
        <Minus className={clsx(mark, "peer-indeterminate:visible")} strokeWidth={3} aria-hidden="true" />
      </span>
      <span className="grid text-ui">
        {label}
        {hint && <span className="text-sm text-soft">{hint}</span>}
      </span>
    </label>
  );
}
