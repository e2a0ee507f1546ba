import { Link } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { usePanel } from "~/components/details/panel-tabs";

/** Leads to a place in another tab: by its address where no scripts run. */
export function PanelLink({
  tab,
  target,
  className,
  children,
}: {
  tab: string;
  target: string;
  className: string;
  children: ReactNode;
}) {
  const { searchOf, open } = usePanel();
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(tab);
    const place = document.getElementById(target);
    place?.scrollIntoView({ block: "center" });
    place?.focus({ preventScroll: true });
  }
  return (
    <Link
      to={{ search: searchOf(tab), hash: target }}
      onClick={follow}
      preventScrollReset
      className={className}
    >
      {children}
    </Link>
  );
}
