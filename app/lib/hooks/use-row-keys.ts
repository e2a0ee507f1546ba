import { useKeys } from "./use-keys";

/**
 * j and k move through a table's rows, Enter opens (the row's link has the focus), / searches.
 * @param links selects the rows' links. @param more keys of this table alone
 */
export function useRowKeys(links: string, more: Record<string, () => void>, enabled: boolean): void {
  const move = (by: 1 | -1) => {
    const all = [...document.querySelectorAll<HTMLElement>(links)];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by;
    all[Math.max(0, Math.min(all.length - 1, next))]?.focus();
  };
  useKeys(
    {
      j: () => move(1),
      k: () => move(-1),
      "/": () => document.querySelector<HTMLElement>("input[type=search]")?.focus(),
      ...more,
    },
    enabled,
  );
}
