import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { forwardRef, type SelectHTMLAttributes } from "react";
import { Spinner } from "../spinner";
import { inputClass, smallInputClass } from "./field";

/** The native select, for use in a `Field`. `busy`: options are being fetched. */
export const Select = forwardRef<
  HTMLSelectElement,
  SelectHTMLAttributes<HTMLSelectElement> & { small?: boolean; busy?: boolean }
>(function Select({ small = false, busy = false, className, disabled, ...rest }, ref) {
  const Mark = busy ? Spinner : ChevronDown;
  return (
    <span className={clsx("relative grid", className)}>
      <select
        ref={ref}
        disabled={disabled || busy}
        aria-busy={busy || undefined}
        className={clsx(small ? smallInputClass : inputClass, "dressed-select appearance-none truncate pr-9")}
        {...rest}
      />
      <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-soft">
        <Mark className="size-4" aria-hidden="true" />
      </span>
    </span>
  );
});
