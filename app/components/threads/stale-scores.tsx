import { Form, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { paths } from "~/lib/paths";

const REFRESH_MILLISECONDS = 2000;
/** New scores take seconds; after this long the page stops asking. */
const PATIENCE_MILLISECONDS = 120_000;

/** Says that rows carry scores of an earlier job or engine; while new ones are on their way, brings them in. */
export function StaleScores({ campaignId, queued }: { campaignId: string; queued: boolean }) {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  latest.current = revalidate;

  useEffect(() => {
    if (!queued) return;
    const timer = setInterval(() => latest.current(), REFRESH_MILLISECONDS);
    const end = setTimeout(() => clearInterval(timer), PATIENCE_MILLISECONDS);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [queued]);

  return (
    <Banner kind="info">
      {queued ? (
        "The candidates are being scored anew. New scores appear here as they are ready."
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          Some scores were made for an earlier version of this job or of the engine.
          <Form method="post" action={paths.requirements(campaignId)} preventScrollReset>
            <Button name="intent" value="rescore" look="secondary" size="small">
              Score anew
            </Button>
          </Form>
        </div>
      )}
    </Banner>
  );
}
