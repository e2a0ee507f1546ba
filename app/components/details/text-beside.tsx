import type { ReactNode } from "react";

/** The text of the person's own résumé: on wide screens it stays next to the report, and is not printed. */
export function TextBeside({ children }: { children: ReactNode }) {
  return (
    <div className="grid overflow-hidden rounded-lg border border-line lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] print:hidden">
      <h2 className="sr-only">The text of your résumé</h2>
      {children}
    </div>
  );
}
