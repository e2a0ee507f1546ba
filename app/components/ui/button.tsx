import { Link, type LinkProps } from "@remix-run/react";
import { clsx } from "clsx";
import { type ButtonHTMLAttributes, forwardRef } from "react";
import { Spinner } from "./spinner";

type Look = "primary" | "secondary" | "quiet" | "danger";
type Size = "normal" | "small";

const looks: Record<Look, string> = {
  primary: "border-ink bg-ink text-paper hover:bg-ink/85",
  secondary: "border-edge bg-surface text-ink hover:border-ink hover:bg-sunken",
  quiet: "border-transparent bg-transparent text-ink hover:bg-sunken",
  danger: "border-poor bg-poor text-paper hover:bg-poor/85",
};

const sizes: Record<Size, string> = {
  normal: "min-h-11 px-4 py-2 text-ui",
  small: "min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11",
};

/** For links and labels that look like a button. */
export function buttonClass(look: Look = "primary", size: Size = "normal", extra?: string): string {
  return clsx(
    "inline-flex items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap transition-colors",
    "disabled:border-line disabled:bg-sunken disabled:text-soft",
    "aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-soft",
    looks[look],
    sizes[size],
    extra,
  );
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: Look;
  size?: Size;
  /** keeps the focus, but another click does nothing */
  busy?: boolean;
};

/** For actions and forms; to navigate use `LinkButton`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look, size, busy = false, className, type = "submit", onClick, children, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      className={buttonClass(look, size, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <Spinner className="size-4" />}
      {children}
    </button>
  );
});

export function LinkButton({ look, size, className, ...rest }: LinkProps & { look?: Look; size?: Size }) {
  return <Link className={buttonClass(look, size, className)} {...rest} />;
}
