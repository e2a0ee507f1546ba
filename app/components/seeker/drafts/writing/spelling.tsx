import { lazy, type RefObject, Suspense, useEffect, useState } from "react";

const SpellingPanel = lazy(() => import("./spelling-panel.client"));

/** The spelling's panel, where scripts run; it is no part of the page for anyone else. */
export function Spelling(panel: { form: RefObject<HTMLFormElement | null>; known: string[] }) {
  const [isRunning, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  return (
    isRunning && (
      <Suspense>
        <SpellingPanel {...panel} />
      </Suspense>
    )
  );
}
