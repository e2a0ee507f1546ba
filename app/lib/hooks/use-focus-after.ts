import { useEffect, useRef } from "react";

/** Moves the focus to the answer with `id`: a form that is rendered again would lose it. Call the result on submit. */
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
