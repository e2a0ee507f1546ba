import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

const POLL_MILLISECONDS = 5_000;

/** Asks for the page's data again and again, one question at a time, while something is under way. */
export function useRevalidationWhile(isPending: boolean): void {
  const revalidator = useRevalidator();
  const latest = useRef(revalidator);
  latest.current = revalidator;
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => {
      if (latest.current.state === "idle") latest.current.revalidate();
    }, POLL_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isPending]);
}
