import { clsx } from "clsx";
import type { ReactNode } from "react";

/** One primitive on the page of all primitives: its name, what it is for, and its states side by side. */
export function Specimen({
  id,
  title,
  use,
  children,
}: {
  id: string;
  title: string;
  /** when to use it, in one sentence */
  use: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-5 border-t border-line py-8">
      <div className="grid gap-1">
        <h3 className="text-xl">{title}</h3>
        <p className="max-w-reading text-ui text-soft">{use}</p>
      </div>
      {children}
    </section>
  );
}

export function States({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div
      className={clsx(
        "grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6",
        wide ? "lg:grid-cols-[repeat(2,minmax(0,1fr))]" : "sm:grid-cols-2 xl:grid-cols-3",
      )}
    >
      {children}
    </div>
  );
}

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-2">
      <p className="text-xs text-soft">{name}</p>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
