import { useNavigate, useOutletContext } from "@remix-run/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { LinkButton } from "~/components/ui/button";
import { useKeys } from "~/lib/hooks/use-keys";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import { withTab } from "~/lib/panel-tab";
import { paths } from "~/lib/paths";
import type { StageSettings } from "../../../workers/domain/decisions/stage-settings";
import { usePanel } from "./panel-tabs";

/** What the table beneath a panel gives to it: its rows in their order, and whether single keys are on. */
export type TableBeneath = { applicantIds: string[]; keys: boolean; hiring: StageSettings };

/** The people before and after this one in the table, on the same tab, by button or by k and j; s shortlists, r rejects, n notes, p opens the pages, d downloads. */
export function Neighbours({ threadId, applicantId }: { threadId: string; applicantId: string }) {
  const { applicantIds, keys } = useOutletContext<TableBeneath>();
  const navigate = useNavigate();
  const { named, open } = usePanel();
  const search = withTab(useTableSearch(), named);
  const at = applicantIds.indexOf(applicantId);
  const to = (by: 1 | -1) => {
    const id = at === -1 ? undefined : applicantIds[at + by];
    return id ? paths.applicant(threadId, id) + search : null;
  };
  const [before, after] = [to(-1), to(1)];
  const go = (address: string | null) => () => {
    if (address) navigate(address, { replace: true, preventScrollReset: true });
  };
  useKeys(
    {
      j: go(after),
      k: go(before),
      s: () => inPanel("[data-star]")?.click(),
      r: openReasons,
      n: () => {
        open("notes");
        inPanel("[data-note]")?.focus();
      },
      p: () => open("resume"),
      d: () => inPanel("a[download]")?.click(),
    },
    keys,
  );
  if (at === -1 || applicantIds.length < 2) return null;
  return (
    <nav aria-label="Candidates on this page" className="flex items-center gap-1 text-sm">
      <Step to={before} label="Previous candidate" icon={ChevronLeft} />
      <span className="text-soft tabular-nums">
        {at + 1} of {applicantIds.length}
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

function Step({ to, label, icon: Icon }: { to: string | null; label: string; icon: typeof ChevronLeft }) {
  if (!to)
    return (
      <span className="grid size-9 place-items-center text-line">
        <Icon className="size-4" aria-hidden="true" />
      </span>
    );
  return (
    <LinkButton to={to} replace preventScrollReset look="quiet" size="small" aria-label={label}>
      <Icon className="size-4" aria-hidden="true" />
    </LinkButton>
  );
}
