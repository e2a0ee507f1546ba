import { useNavigate } from "@remix-run/react";
import { useKeys } from "~/lib/hooks/use-keys";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import { paths } from "~/lib/paths";

const LINKS = "a[data-applicant]";

/** j and k move through the rows, Enter opens (the row's link has the focus), s shortlists, x chooses, / searches, ? lists the keys. */
export function useTableKeys(threadId: string, enabled: boolean): void {
  const navigate = useNavigate();
  const search = useTableSearch();
  const move = (by: 1 | -1) => {
    const links = [...document.querySelectorAll<HTMLElement>(LINKS)];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const next = at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by;
    links[Math.max(0, Math.min(links.length - 1, next))]?.focus();
  };
  useKeys(
    {
      j: () => move(1),
      k: () => move(-1),
      s: () => document.activeElement?.closest("tr")?.querySelector<HTMLElement>("[data-star]")?.click(),
      x: () => document.activeElement?.closest("tr")?.querySelector<HTMLElement>("[data-select]")?.click(),
      "/": () => document.querySelector<HTMLElement>("input[type=search]")?.focus(),
      "?": () => navigate(paths.help(threadId) + search, { preventScrollReset: true }),
    },
    enabled,
  );
}
