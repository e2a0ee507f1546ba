import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { useMayWork } from "~/lib/hooks/use-may-work";

type Selection = {
  ids: ReadonlySet<string>;
  toggle: (ids: string[], chosen: boolean) => void;
  clear: () => void;
};

const Chosen = createContext<Selection>({ ids: new Set(), toggle: () => {}, clear: () => {} });

/** Who is chosen in the table; stays while its pages, order and filters change. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const clear = useCallback(() => setIds(new Set()), []);
  const toggle = useCallback((some: string[], chosen: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      for (const id of some) {
        if (chosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  const value = useMemo((): Selection => ({ ids, toggle, clear }), [ids, toggle, clear]);
  return <Chosen.Provider value={value}>{children}</Chosen.Provider>;
}

export function useSelection(): Selection {
  return useContext(Chosen);
}

/** `ids`: one person's, or all of a page. */
export function SelectBox({ ids, label }: { ids: string[]; label: string }) {
  const { ids: chosen, toggle } = useSelection();
  const mayWork = useMayWork();
  const all = ids.length > 0 && ids.every((id) => chosen.has(id));
  const some = !all && ids.some((id) => chosen.has(id));
  if (!mayWork) return null;
  return (
    <label className="grid size-7 shrink-0 place-items-center pointer-coarse:size-11">
      <input
        type="checkbox"
        aria-label={label}
        data-select
        checked={all}
        ref={(input) => {
          if (input) input.indeterminate = some;
        }}
        onChange={(event) => toggle(ids, event.currentTarget.checked)}
        className="size-4 accent-accent"
      />
    </label>
  );
}
