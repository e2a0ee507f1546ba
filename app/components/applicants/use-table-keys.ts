import { useNavigate } from "@remix-run/react";
import { useRowKeys } from "~/lib/hooks/use-row-keys";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import { paths } from "~/lib/paths";

/** The keys of every table; s shortlists, x chooses, ? lists the keys. */
export function useTableKeys(threadId: string, enabled: boolean): void {
  const navigate = useNavigate();
  const search = useTableSearch();
  useRowKeys(
    "a[data-applicant]",
    {
      s: () => document.activeElement?.closest("tr")?.querySelector<HTMLElement>("[data-star]")?.click(),
      x: () => document.activeElement?.closest("tr")?.querySelector<HTMLElement>("[data-select]")?.click(),
      "?": () => navigate(paths.help(threadId) + search, { preventScrollReset: true }),
    },
    enabled,
  );
}
