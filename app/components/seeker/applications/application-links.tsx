import { Link } from "@remix-run/react";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import type { ApplicationDetails } from "../../../../workers/domain/applications/get-application";
import { ApplicationScore } from "./application-score";

export function ApplicationLinks({
  application: { matchId, score, jobUrl },
}: {
  application: Pick<ApplicationDetails, "matchId" | "score" | "jobUrl">;
}) {
  if (!matchId && !jobUrl) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {matchId && (
        <span className="flex items-center gap-2">
          <ApplicationScore score={score} />
          <Link to={paths.analysis(matchId)} className="text-link rounded-sm">
            The analysis
          </Link>
        </span>
      )}
      {jobUrl && <TextLink to={jobUrl}>The posting</TextLink>}
    </p>
  );
}
