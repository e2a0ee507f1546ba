import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

const OFTEN = 2_000;
/** After ten minutes something hangs: the page still catches up by itself, now and then (RULINGS 31). */
const LONG = 600_000;
const SELDOM = 60_000;

/** Reads the page's data again and again while something on it is still being analysed. */
export function usePendingRefresh(isPending: boolean): void {
  const revalidator = useRevalidator();
  const latest = useRef(revalidator);
  latest.current = revalidator;
  useEffect(() => {
    if (!isPending) return;
    const started = Date.now();
    let asked = started;
    const timer = setInterval(() => {
      const pause = Date.now() - started > LONG ? SELDOM : OFTEN;
      if (document.hidden || latest.current.state !== "idle" || Date.now() - asked < pause - 100) return;
      asked = Date.now();
      latest.current.revalidate();
    }, OFTEN);
    return () => clearInterval(timer);
  }, [isPending]);
}
