import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Brand } from "~/components/layout/brand";
import { paths } from "~/lib/paths";

/** The frame of every page on the way in: one narrow column, a title, a form, and where else to go below. */
export function IdentityPage({
  title,
  lead,
  children,
  links,
}: {
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
  /** other ways, one line each */
  links?: ReactNode;
}) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-8 px-5 py-12">
      <Link to={paths.home} className="justify-self-start rounded-sm">
        <Brand />
      </Link>
      <div className="grid gap-2">
        <h1 className="text-3xl">{title}</h1>
        {lead && <div className="text-soft [overflow-wrap:anywhere]">{lead}</div>}
      </div>
      {children}
      {links && <div className="grid gap-2 border-t border-line pt-6 text-[0.95rem] text-soft">{links}</div>}
    </main>
  );
}
