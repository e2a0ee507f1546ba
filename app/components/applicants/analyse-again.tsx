import { Form, useNavigation } from "@remix-run/react";
import { RotateCcw } from "lucide-react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { agencyPaths } from "~/lib/agency-paths";
import { counted } from "~/lib/format";
import { useMayWork } from "~/lib/hooks/use-may-work";
import { useTableSearch } from "~/lib/hooks/use-table-search";

/** Says that files failed by no fault of their own, and analyzes them again. */
export function FailedNotice({ threadId, count }: { threadId: string; count: number }) {
  const mayWork = useMayWork();
  if (count === 0) return null;
  return (
    <Banner kind="info">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p>
          The analysis of {counted(count, "résumé")} failed or timed out, through no fault of the{" "}
          {count === 1 ? "file" : "files"}.{mayWork && " Analyzing again is free."}
        </p>
        <AnalyseAgain threadId={threadId} applicantId={null}>
          {count === 1 ? "Analyze Again" : `Analyze All ${count} Again`}
        </AnalyseAgain>
      </div>
    </Banner>
  );
}

export function OptedOutNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Banner kind="info">
      {counted(count, "person", "people")} opted out of scoring: no score, no rank, wherever the table puts
      them. Please read their {count === 1 ? "résumé" : "résumés"} yourself.
    </Banner>
  );
}

/** @param props.applicantId null for all of the thread that failed so */
export function AnalyseAgain({
  threadId,
  applicantId,
  children,
}: {
  threadId: string;
  applicantId: string | null;
  children: string;
}) {
  const search = useTableSearch();
  const mayWork = useMayWork();
  const action = agencyPaths.analyseAgain(threadId);
  const busy = useNavigation().formAction?.startsWith(action) ?? false;
  if (!mayWork) return null;
  return (
    <Form method="post" action={action + search} preventScrollReset>
      {applicantId && <input type="hidden" name="candidate" value={applicantId} />}
      <Button look="secondary" size="small" busy={busy}>
        <RotateCcw className="size-4" aria-hidden="true" />
        {children}
      </Button>
    </Form>
  );
}
