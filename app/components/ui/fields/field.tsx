import { clsx } from "clsx";
import type { ReactNode } from "react";

const control =
  "w-full rounded-md border border-edge bg-surface px-3 text-ink placeholder:text-soft hover:border-ink disabled:border-line disabled:bg-sunken disabled:text-soft aria-invalid:border-poor aria-invalid:inset-ring-1 aria-invalid:inset-ring-poor";

export const inputClass = clsx(control, "h-11");
export const smallInputClass = clsx(control, "h-9 text-sm pointer-coarse:h-11");
export const textareaClass = clsx(control, "py-2 leading-relaxed");

/** The control names hint and error in `aria-describedby`. */
export function Field({
  label,
  htmlFor,
  hint,
  error,
  errorId,
  children,
}: {
  label: ReactNode;
  htmlFor: string;
  hint?: ReactNode;
  error?: string | undefined;
  errorId?: string;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={htmlFor} className="text-sm font-medium">
          {label}
        </label>
        {hint && <span className="text-sm text-soft tabular-nums">{hint}</span>}
      </div>
      {children}
      {error && (
        <p id={errorId} className="text-sm text-poor">
          {error}
        </p>
      )}
    </div>
  );
}
