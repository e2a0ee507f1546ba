import { Link, type LinkProps } from "@remix-run/react";
import { clsx } from "clsx";
import type { ButtonHTMLAttributes } from "react";

type Look = "primary" | "secondary" | "quiet" | "danger";
type Size = "normal" | "small";

const looks: Record<Look, string> = {
  primary: "border-ink bg-ink text-paper hover:bg-ink/85",
  secondary: "border-edge bg-surface text-ink hover:border-ink hover:bg-sunken",
  quiet: "border-transparent bg-transparent text-ink hover:bg-sunken",
  danger: "border-poor bg-poor text-paper hover:bg-poor/85",
};

const sizes: Record<Size, string> = {
  normal: "min-h-11 px-4 py-2 text-[0.95rem]",
  small: "min-h-9 px-3 py-1 text-sm",
};

/** The classes of a button, for links and labels that look like one. */
export function buttonClass(look: Look = "primary", size: Size = "normal", extra?: string): string {
  return clsx(
    "inline-flex items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap transition-colors",
    "disabled:border-line disabled:bg-sunken disabled:text-soft",
    looks[look],
    sizes[size],
    extra,
  );
}

export function Button({
  look,
  size,
  className,
  type = "submit",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look; size?: Size }) {
  return <button type={type} className={buttonClass(look, size, className)} {...rest} />;
}

export function LinkButton({ look, size, className, ...rest }: LinkProps & { look?: Look; size?: Size }) {
  return <Link className={buttonClass(look, size, className)} {...rest} />;
}
