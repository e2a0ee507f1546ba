import { Form, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { Banner } from "~/components/ui/banner";
import { paths } from "~/lib/paths";
import { searchWith } from "./applications-search";

/** What was just done: `undo` names what takes it back, if anything does. */
export type Notice = {
  text: string;
  applicationId: string;
  undo: { intent: "take-back" | "restore"; was: string } | null;
};

/** Says what was just done, offers to take it back, and puts the focus where the reader was. */
export function ApplicationNotice({ notice }: { notice: Notice }) {
  const { search, key } = useLocation();
  const { applicationId, undo, text } = notice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    const card = document.getElementById(`application-${applicationId}`);
    const isSeen = card !== null && card.getClientRects().length > 0;
    (isSeen ? card : document.getElementById("application-notice"))?.focus({ preventScroll: !isSeen });
  }, [key, applicationId]);
  return (
    <div id="application-notice" tabIndex={-1} className="outline-none">
      <Banner kind="success">
        <div className="flex flex-wrap items-center gap-x-4">
          <span>{text}</span>
          {undo && (
            <Form method="post" action={paths.applications + searchWith(search)} preventScrollReset replace>
              <input type="hidden" name="id" value={applicationId} />
              <input type="hidden" name="was" value={undo.was} />
              <button
                type="submit"
                name="intent"
                value={undo.intent}
                className="text-link min-h-9 rounded-sm"
              >
                Undo
              </button>
            </Form>
          )}
        </div>
      </Banner>
    </div>
  );
}
