import { type RefObject, useEffect, useState } from "react";

/** Whether the form around an element has come near the screen: what only a person who fills it in needs can wait. */
export function useFormSeen(inside: RefObject<Pick<HTMLElement, "closest"> | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const form = inside.current?.closest("form");
    if (!form) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: "50% 0px" },
    );
    observer.observe(form);
    return () => observer.disconnect();
  }, [inside]);
  return seen;
}
