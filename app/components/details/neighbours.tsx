import { useLocation, useNavigate, useOutletContext } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { LinkButton } from "~/components/ui/button";
import { useKeys } from "~/lib/hooks/use-keys";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import { withTab } from "~/lib/panel-tab";
import { withPage } from "~/lib/thread-query";
import { type ListBeneath, usePanelAddress } from "./list-beneath";
import { usePanel } from "./panel-tabs";

type Target = { id: string; address: string; state?: { enter: Entering } };

/** Which end of the table's next or former page to go on from. */
type Entering = "first" | "last";

/** The people before and after this one in the list, over its pages, on the same tab, by button or by k and j; s shortlists, r rejects, n notes, p opens the pages, d downloads, / searches. */
export function Neighbours({ threadId, applicantId }: { threadId: string; applicantId: string }) {
  const { rows, page, pages, first, total, keys } = useOutletContext<ListBeneath>();
  const navigate = useNavigate();
  const { named, open } = usePanel();
  const table = useTableSearch();
  const addressOf = usePanelAddress(threadId);
  const placeOf = (id: string) => rows.findIndex((row) => row.id === id);
  const at = placeOf(applicantId);
  const to = (row: { id: string } | undefined): Target | null =>
    row ? { id: row.id, address: addressOf(row.id) + withTab(table, named) } : null;
  const onPage = (number: number, enter: Entering): Target | null => {
    if (number < 1 || number > pages) return null;
    const address = addressOf(applicantId) + withTab(withPage(table, number), named);
    return { id: applicantId, address, state: { enter } };
  };
  const next = (id: string) => to(rows[placeOf(id) + 1]) ?? onPage(page + 1, "first");
  const previous = (id: string) =>
    to(placeOf(id) === -1 ? undefined : rows[placeOf(id) - 1]) ?? onPage(page - 1, "last");
  const [before, after] = [previous(applicantId), next(applicantId)];
  const enter: Entering | undefined = useLocation().state?.enter;
  const entered = at === -1 && enter ? to(enter === "first" ? rows[0] : rows.at(-1)) : null;
  // Keys pressed in one breath go on from who was asked for, not from who is still shown.
  const asked = useRef(applicantId);
  useEffect(() => {
    asked.current = applicantId;
  }, [applicantId]);
  const go = (target: Target | null) => {
    if (!target) return;
    asked.current = target.id;
    navigate(target.address, { replace: true, preventScrollReset: true, state: target.state });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that was entered
  useEffect(() => go(entered), [entered?.address]);
  useKeys(
    {
      j: () => go(next(asked.current)),
      k: () => go(previous(asked.current)),
      s: () => inPanel("[data-star]")?.click(),
      r: openReasons,
      n: () => {
        open("notes");
        inPanel("[data-note]")?.focus();
      },
      p: () => open("resume"),
      d: () => inPanel("a[download]")?.click(),
      "/": () => inPanel("input[type=search]")?.focus(),
    },
    keys,
  );
  if (!before && !after) return null;
  return (
    <nav aria-label="Candidates before and after" className="flex items-center gap-1 text-sm">
      <Step to={before} label="Previous candidate" icon={ChevronLeft} />
      <span className="text-soft tabular-nums">
        {at === -1 ? "–" : first + at} of {total}
      </span>
      <Step to={after} label="Next candidate" icon={ChevronRight} />
    </nav>
  );
}

function inPanel(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-panel] ${selector}`);
}

/** The first reason gets the focus, from where arrows and numbers choose. */
function openReasons() {
  const menu = inPanel("[data-reject]")?.closest("details");
  if (!menu) return;
  menu.open = true;
  menu.querySelector<HTMLElement>("input[type=radio]")?.focus();
}

function Step({ to, label, icon: Icon }: { to: Target | null; label: string; icon: typeof ChevronLeft }) {
  if (!to)
    return (
      <span className="grid size-9 place-items-center text-line">
        <Icon className="size-4" aria-hidden="true" />
      </span>
    );
  return (
    <LinkButton
      to={to.address}
      state={to.state}
      replace
      preventScrollReset
      look="quiet"
      size="small"
      aria-label={label}
    >
      <Icon className="size-4" aria-hidden="true" />
    </LinkButton>
  );
}
