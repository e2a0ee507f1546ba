import { useEffect, useRef } from "react";

/** Shortcuts by `KeyboardEvent.key`, off while someone types or holds a modifier (WCAG 2.1.4: `enabled` is a setting). */
export function useKeys(keys: Record<string, () => void>, enabled: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!enabled) return;
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest?.("input, textarea, select, [contenteditable]")) return;
      const action = latest.current[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [enabled]);
}
