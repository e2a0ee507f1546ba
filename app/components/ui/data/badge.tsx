import { clsx } from "clsx";
import type { ReactNode } from "react";

export type Tone = "good" | "moderate" | "poor" | "none" | "accent";

const tones: Record<Tone, string> = {
  good: "bg-good-soft text-good",
  moderate: "bg-moderate-soft text-moderate",
  poor: "bg-poor-soft text-poor",
  none: "bg-none-soft text-none",
  accent: "bg-accent-soft text-accent",
};

/** The word carries the meaning, never the colour alone. */
export function Badge({
  tone = "none",
  children,
  className,
  title,
}: {
  tone?: Tone;
  children: ReactNode;
  className?: string;
  title?: string;
}) {
  return (
    <span
      title={title}
      className={clsx(
        "inline-flex items-center gap-1 rounded px-2 py-0.5 text-sm font-medium tabular-nums",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
