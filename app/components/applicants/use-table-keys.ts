import { useNavigate } from "@remix-run/react";
import { agencyPaths } from "~/lib/agency-paths";
import { useRowKeys } from "~/lib/hooks/use-row-keys";
import { useTableSearch } from "~/lib/hooks/use-table-search";

/** The keys of every table; s shortlists, x chooses, ? lists the keys. */
export function useTableKeys(threadId: string, enabled: boolean): void {
  const navigate = useNavigate();
  const search = useTableSearch();
  useRowKeys(
    "a[data-applicant]",
    {
      s: () => document.activeElement?.closest("tr")?.querySelector<HTMLElement>("[data-star]")?.click(),
      x: () => document.activeElement?.closest("tr")?.querySelector<HTMLElement>("[data-select]")?.click(),
      "?": () => navigate(agencyPaths.help(threadId) + search, { preventScrollReset: true }),
    },
    enabled,
  );
}
