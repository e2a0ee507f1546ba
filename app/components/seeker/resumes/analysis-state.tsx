import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { Spinner } from "~/components/ui/spinner";
import { paths } from "~/lib/paths";
import { resumeScoreBand } from "../../../../workers/domain/matches/score-bands";
import type { ListedResume } from "../../../../workers/domain/resumes/list-resumes";

/** The state of a résumé's analysis; one that failed says why, and can be tried again. */
export function AnalysisState({ resume }: { resume: ListedResume }) {
  const { id, name, analysisStatus, failure, resumeScore, jobFitScore, bestPosition } = resume;
  if (analysisStatus === "pending") {
    return (
      <p role="status" className="flex min-h-7 items-center gap-2 text-sm">
        <Spinner className="size-4 text-accent" />
        Analyzing...
      </p>
    );
  }
  if (analysisStatus === "failed") {
    return (
      <div className="grid justify-items-start gap-2 text-sm">
        <p className="text-poor">The upload succeeded, but the analysis failed. {failure}</p>
        <Form method="post" action={paths.myResumes} preventScrollReset>
          <input type="hidden" name="resumeId" value={id} />
          <Button look="secondary" size="small" name="intent" value="retry">
            Try again<span className="sr-only"> with {name}</span>
          </Button>
        </Form>
      </div>
    );
  }
  return (
    <p className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge tone={resumeScoreBand(resumeScore)}>
        Resume score {resumeScore === null ? "N/A" : Math.round(resumeScore)}
      </Badge>
      {jobFitScore !== null && bestPosition && (
        <span className="text-soft">
          Job fit {Math.round(jobFitScore)} as {bestPosition}
        </span>
      )}
    </p>
  );
}
