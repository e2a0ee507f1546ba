import { lazy, Suspense, useEffect, useState } from "react";
import type { StageSettings } from "../../../workers/domain/decisions/stage-settings";
import { useSelection } from "./selection";

const BulkBar = lazy(() => import("./bulk-bar.client").then(({ BulkBar: bar }) => ({ default: bar })));

/** Comes once someone is chosen, and stays to tell what became of them. */
export function ChosenBar(props: { threadId: string; hiring: StageSettings }) {
  const { ids } = useSelection();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (ids.size > 0) setWanted(true);
  }, [ids]);
  if (!wanted) return null;
  return (
    <Suspense>
      <BulkBar {...props} />
    </Suspense>
  );
}
