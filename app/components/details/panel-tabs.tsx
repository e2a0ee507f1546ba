import { Link, useLocation, useNavigate } from "@remix-run/react";
import { clsx } from "clsx";
import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { tabOf, withTab } from "~/lib/panel-tab";

type Tab = { id: string; label: string };

type Panel = {
  tabs: readonly Tab[];
  tab: string;
  /** as an address says it: null for the first */
  named: string | null;
  /** the address's search with this tab open */
  searchOf: (tab: string) => string;
  /** Opens it before the call returns, so that what is in it can take the focus. */
  open: (tab: string) => void;
};

/** A tab that is open before the address says so; `from`: the location's key when it was opened. */
type Ahead = { id: string; from: string; step: number };

const PanelContext = createContext<Panel | null>(null);

export function usePanel(): Panel {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error("no panel with tabs around this");
  return panel;
}

/** Which tab is open stands in the address: the first one by itself, the others by name. */
export function PanelProvider({ tabs, children }: { tabs: readonly Tab[]; children: ReactNode }) {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const asked = tabOf(search);
  const inAddress = (tabs.find(({ id }) => id === asked) ?? tabs[0])?.id ?? "";
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const steps = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has caught up, or leads elsewhere
  useEffect(() => {
    // Not so where the tab was opened on this very address, or where that of a tab left again in the same breath comes late.
    setAhead((now) => (now && (now.from === key || state?.tabStep < now.step) ? now : null));
  }, [key]);
  const tab = ahead?.id ?? inAddress;
  const nameOf = (id: string) => (id === tabs[0]?.id ? null : id);
  const searchOf = (id: string) => withTab(search, nameOf(id));
  const latest = useRef({ key, tab, searchOf });
  latest.current = { key, tab, searchOf };
  function open(id: string) {
    // A way back may have been kept from an earlier tab.
    if (id === latest.current.tab) return;
    steps.current += 1;
    const step = steps.current;
    flushSync(() => setAhead({ id, from: latest.current.key, step }));
    navigate(
      { search: latest.current.searchOf(id) },
      { replace: true, preventScrollReset: true, state: { tabStep: step } },
    );
  }
  return (
    <PanelContext.Provider value={{ tabs, tab, named: nameOf(tab), searchOf, open }}>
      {children}
    </PanelContext.Provider>
  );
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Links, so that they work without scripts; with them, arrow keys move from tab to tab. */
export function PanelTabs({ label, className }: { label: string; className?: string }) {
  const { tabs, tab, searchOf, open } = usePanel();
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
    const next = STEPS[event.key]?.(all.indexOf(event.target as HTMLElement), all.length);
    if (next === undefined) return;
    event.preventDefault();
    open(tabs[next]?.id ?? "");
    all[next]?.focus();
  }
  /** At once, so that the next person comes on this tab even if asked for in the same breath. */
  const openByClick = (id: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(id);
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={clsx("flex gap-1 overflow-x-auto border-b border-line", className)}
    >
      {tabs.map(({ id, label: name }) => (
        <Link
          key={id}
          id={`tab-${id}`}
          role="tab"
          aria-selected={tab === id}
          aria-controls={`panel-${id}`}
          to={{ search: searchOf(id) }}
          replace
          preventScrollReset
          onClick={openByClick(id)}
          className={clsx(
            "inline-flex min-h-11 items-center border-b-2 px-3 text-ui whitespace-nowrap focus-visible:-outline-offset-3",
            tab === id
              ? "border-accent font-semibold text-ink"
              : "border-transparent text-soft hover:text-ink",
          )}
        >
          {name}
        </Link>
      ))}
    </div>
  );
}

/** All are in the page: what was typed or opened in one is there again when its tab is. */
export function TabPanel({
  id,
  className,
  children,
}: {
  id: string;
  className?: string;
  children: ReactNode;
}) {
  const { tab } = usePanel();
  return (
    <div
      role="tabpanel"
      id={`panel-${id}`}
      aria-labelledby={`tab-${id}`}
      hidden={tab !== id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className={className}
    >
      {children}
    </div>
  );
}
