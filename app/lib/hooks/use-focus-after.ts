import { useEffect, useRef } from "react";

/**
 * Takes the reader to what a form asked for: a form that is made again with its answer would lose the focus to nowhere.
 * @param answer changes with each answer
 * @param id of what says the answer, which can be focused
 * @returns to be called when the form is sent
 */
export function useFocusAfter(answer: string, id: string): () => void {
  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [answer, id]);
  return () => {
    asked.current = true;
  };
}
