import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { Banner } from "~/components/ui/banner";
import { notices } from "./admin-paths";

export function PageHead({
  title,
  lead,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  const [search] = useSearchParams();
  const notice = search.get("notice") ?? "";
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl [overflow-wrap:anywhere]">{title}</h1>
          {lead && <p className="mt-1 text-soft [overflow-wrap:anywhere]">{lead}</p>}
        </div>
        {children && <div className="flex flex-wrap gap-3">{children}</div>}
      </div>
      {Object.hasOwn(notices, notice) && (
        <Banner kind="success">{notices[notice as keyof typeof notices]}</Banner>
      )}
    </div>
  );
}
