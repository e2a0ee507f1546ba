import type { ReactNode } from "react";
import { PublicShell } from "~/components/layout/public-shell";

/** The frame of the two public forms that end a contract: the form comes first, what it means next to it. */
export function DeclarationPage({
  title,
  lead,
  aside,
  children,
}: {
  title: string;
  lead: string;
  aside: ReactNode;
  children: ReactNode;
}) {
  return (
    <PublicShell legal>
      <div className="mx-auto grid max-w-page gap-8 px-gutter py-10 sm:py-14">
        <div className="grid max-w-2xl gap-3">
          <h1 className="text-display">{title}</h1>
          <p className="text-lead text-soft">{lead}</p>
        </div>
        <div className="grid items-start gap-10 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-16">
          <div className="min-w-0 max-w-2xl">{children}</div>
          <aside className="grid gap-3 border-l-2 border-line pl-4 text-soft print:hidden">{aside}</aside>
        </div>
      </div>
    </PublicShell>
  );
}
