import { type RefObject, useEffect } from "react";

/** Lays out `late-section`s (`app.css`), one a frame while idle, so the page's height is its own before it is scrolled. */
export function useLateSections(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sections = [...(page.current?.querySelectorAll<HTMLElement>(".late-section") ?? [])];
    let left = true;
    function layOutNext() {
      const section = sections.shift();
      if (!left || !section) return;
      section.style.contentVisibility = "visible";
      whenIdle(layOutNext);
    }
    whenIdle(layOutNext);
    return () => {
      left = false;
    };
  }, [page]);
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  requestAnimationFrame(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 500 });
    else setTimeout(run);
  });
}
