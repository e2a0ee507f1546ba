import { useEffect, useRef } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { counted } from "~/lib/format";
import type { AnalysisView } from "~/lib/views/analysis-view";
import { namesPay } from "../../../workers/domain/postings/names-pay";
import type { EditorRow } from "./editor/editor-row-state";
import { RequirementEditor } from "./editor/requirement-editor";
import { SaveBar } from "./editor/save-bar";
import { FactList } from "./fact-list";
import { PayNotice } from "./pay-notice";
import { RefusedCriteria } from "./refused-criteria";

/** What the posting says, as understood: to be checked and changed before anyone is measured by it. */
export function AnalysisPanel({
  view,
  rows,
  posting,
  analysisKey,
  error,
  stale,
  busy,
}: {
  view: AnalysisView;
  rows: EditorRow[];
  posting: string;
  analysisKey: string;
  /** why the thread wasn't created; shown next to the button that was pressed */
  error: string | null;
  /** the posting was changed after this analysis */
  stale: boolean;
  busy: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new analysis takes the reader to its heading
  useEffect(() => heading.current?.focus(), [analysisKey]);
  return (
    <Card>
      <input type="hidden" name="analysisKey" value={analysisKey} />
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Analysis
      </h2>
      <p className="mt-1 mb-4 text-soft">
        {counted(view.requirements.length, "requirement")} found. Check what counts and how much.
      </p>
      <RefusedCriteria refused={view.refused} />
      <PayNotice namesPay={namesPay(posting)} />
      <FactList facts={[...view.facts, ...view.company]} />
      <h3 className="mt-6 mb-3 text-lg">Requirements</h3>
      <RequirementEditor key={analysisKey} initial={rows} posting={posting} />
      <SaveBar className="-mx-5 -mb-5 mt-6 rounded-b-lg px-5">
        {error && <Banner kind="error">{error}</Banner>}
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          {stale && (
            <p className="text-sm text-soft">
              The posting has changed since this analysis. Analyze it again, then create the thread.
            </p>
          )}
          <Button name="intent" value="create" disabled={stale || busy}>
            {busy ? "Creating..." : "Create Job Thread"}
          </Button>
        </div>
      </SaveBar>
    </Card>
  );
}

export function AnalysisPlaceholder() {
  return (
    <div className="rounded-lg border border-dashed border-edge p-6 text-soft">
      <h2 className="text-xl text-ink">Analysis</h2>
      <p className="mt-2">
        “Analyze Now” reads the posting and lists what it asks for, each with the words it rests on. You
        decide what is a must, what is nice to have, and what is a deal-breaker. Then the thread is created.
      </p>
    </div>
  );
}
