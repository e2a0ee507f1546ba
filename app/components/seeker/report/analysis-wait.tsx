import { Form, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Spinner } from "~/components/ui/spinner";
import { TextLink } from "~/components/ui/text-link";
import { useResumeStatus } from "~/components/upload/use-batch-status";
import { paths } from "~/lib/paths";

/** While a résumé is being analysed: the page takes the result over as soon as it is there. */
export function AnalysisWait({ resumeId }: { resumeId: string }) {
  const { status, overdue } = useResumeStatus(resumeId, "pending");
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  latest.current = revalidate;
  useEffect(() => {
    if (status !== "pending") latest.current();
  }, [status]);
  return (
    <div className="grid min-h-96 content-center justify-items-center gap-4 rounded-lg border border-line bg-surface px-5 py-12 text-center">
      <Spinner className="size-10 text-accent" />
      <div role="status" className="grid gap-2">
        <p className="font-serif text-2xl font-semibold">Analyzing...</p>
        <p className="text-soft">
          {overdue
            ? "This takes longer than usual. It goes on without this page: you may leave, and the result appears here when it is ready."
            : "We read the file, sort what it says, and score it. Mostly that takes a second or two."}
        </p>
      </div>
      <noscript>
        <TextLink to={paths.resumeAnalysis(resumeId)}>Reload this page to see the result</TextLink>
      </noscript>
    </div>
  );
}

export function NoAnalysis({ failure }: { failure: string | null }) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="grid justify-items-start gap-5 rounded-lg border border-line bg-surface p-5 sm:p-8">
      {failure ? (
        <Banner kind="error" className="w-full">
          Failed to analyze resume. {failure}
        </Banner>
      ) : (
        <p>This résumé has no analysis yet.</p>
      )}
      <p className="text-soft">The file is kept as you uploaded it. You can download it above.</p>
      <Form method="post">
        <Button name="intent" value="retry" busy={busy}>
          {busy ? "Analyzing..." : failure ? "Try again" : "Analyze Resume"}
        </Button>
      </Form>
    </div>
  );
}
