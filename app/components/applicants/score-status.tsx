import { Form, useRevalidator } from "@remix-run/react";
import { clsx } from "clsx";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { later } from "~/components/ui/later";
import { agencyPaths } from "~/lib/agency-paths";
import { useMayWork } from "~/lib/hooks/use-may-work";
import { ScoreReport, type ScoreStatusView } from "./score-report";

/** Browsers load it while scores are made again, and after: at all other times nothing of it is shown. */
const Report = import.meta.env.SSR
  ? ScoreReport
  : later(() => import("./score-report").then((all) => all.ScoreReport));

const REFRESH_MILLISECONDS = 2000;
/** New scores take seconds; after this long the page stops asking. */
const PATIENCE_MILLISECONDS = 120_000;

/** How the scores relate to the job: being made again, made again, or made for an earlier one. */
export function ScoreStatus({ threadId, status }: { threadId: string; status: ScoreStatusView }) {
  const { waiting, scoreChanges, stale } = status;
  const mayWork = useMayWork();
  useRefresh(waiting > 0);
  if (waiting > 0 || scoreChanges)
    return (
      <Frame room>
        <Suspense>
          <Report threadId={threadId} status={status} />
        </Suspense>
      </Frame>
    );
  if (!stale) return null;
  return (
    <Frame>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        Some scores were made for an earlier version of this job or of the engine.
        {mayWork && (
          <Form method="post" action={agencyPaths.requirements(threadId)}>
            <Button name="intent" value="rescore" look="secondary" size="small">
              Score again
            </Button>
          </Form>
        )}
      </div>
    </Frame>
  );
}

/** `room`: as high while the scores are made as with the names of those who moved, so that the table doesn't shift. */
function Frame({ room, children }: { room?: boolean; children: ReactNode }) {
  return (
    <Banner kind="info">
      <div className={clsx(room && "min-h-52 sm:min-h-13")}>{children}</div>
    </Banner>
  );
}

function useRefresh(active: boolean) {
  const revalidator = useRevalidator();
  const latest = useRef(revalidator);
  latest.current = revalidator;
  useEffect(() => {
    if (!active) return;
    // One question at a time: on a slow line each would cut the one before short, and none be answered.
    const timer = setInterval(() => {
      if (latest.current.state === "idle") latest.current.revalidate();
    }, REFRESH_MILLISECONDS);
    const end = setTimeout(() => clearInterval(timer), PATIENCE_MILLISECONDS);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [active]);
}
