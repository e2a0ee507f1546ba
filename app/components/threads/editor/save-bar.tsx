import { clsx } from "clsx";
import type { ReactNode } from "react";

/** The buttons of a long form, in sight wherever one reads. */
export function SaveBar({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={clsx("sticky bottom-0 z-10 grid gap-2 border-t border-line bg-surface py-3", className)}>
      {children}
    </div>
  );
}
