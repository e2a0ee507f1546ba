import { Link } from "@remix-run/react";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Brand } from "~/components/layout/brand";
import { paths } from "~/lib/paths";

/** The frame of every page on the way in: one narrow column, a title, a form, and where else to go below. */
export function IdentityPage({
  title,
  lead,
  children,
  links,
  wide = false,
}: {
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
  /** other ways, one line each */
  links?: ReactNode;
  /** for long forms, whose fields are side by side */
  wide?: boolean;
}) {
  return (
    <main
      className={clsx(
        // Hung from the top: what is centred moves while the page is still coming in.
        "mx-auto grid w-full gap-8 px-5 pt-[clamp(2rem,10dvh,7rem)] pb-12",
        wide ? "max-w-2xl" : "max-w-md",
      )}
    >
      <Link to={paths.home} className="justify-self-start rounded-sm">
        <Brand />
      </Link>
      <div className="grid gap-2">
        <h1 className="text-3xl">{title}</h1>
        {lead && <div className="text-lead text-soft [overflow-wrap:anywhere]">{lead}</div>}
      </div>
      {children}
      {links && <div className="grid gap-2 border-t border-line pt-6 text-[0.95rem] text-soft">{links}</div>}
    </main>
  );
}
