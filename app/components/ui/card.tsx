import { clsx } from "clsx";
import type { ReactNode } from "react";

export function Card({
  title,
  aside,
  children,
  className,
  id,
}: {
  title?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
  id?: string;
}) {
  return (
    <section id={id} className={clsx("rounded-lg border border-line bg-surface p-5 sm:p-6", className)}>
      {title && (
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
          <h2 className="text-xl">{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
