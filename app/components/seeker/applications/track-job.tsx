import { Form, Link } from "@remix-run/react";
import { Bookmark, BookmarkCheck } from "lucide-react";
import { Button, buttonClass } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import { STATE_NAMES } from "../../../../workers/domain/applications/application-states";
import type { TrackedMatch } from "../../../../workers/domain/applications/track-match";

const FORM = "track-job";

/** The form of all `TrackJob` buttons of a page, which may stand within another form. */
export function TrackForm() {
  return <Form id={FORM} method="post" action={paths.applications} hidden />;
}

/** Tracks an analysis' job, or leads to where it is tracked. Its page has a `TrackForm`. */
export function TrackJob({
  matchId,
  jobTitle,
  tracked,
  look,
}: {
  matchId: string;
  jobTitle: string;
  /** null where the job isn't tracked yet */
  tracked: TrackedMatch | null;
  look: "secondary" | "quiet";
}) {
  if (tracked)
    return (
      <Link
        to={paths.application(tracked.id)}
        className={buttonClass(look, "small")}
        aria-label={`Tracked: ${STATE_NAMES[tracked.state]}, ${jobTitle}`}
      >
        <BookmarkCheck className="size-4" aria-hidden="true" />
        Tracked: {STATE_NAMES[tracked.state]}
      </Link>
    );
  return (
    <Button
      look={look}
      size="small"
      name="track"
      value={matchId}
      form={FORM}
      aria-label={`Track this job: ${jobTitle}`}
    >
      <Bookmark className="size-4" aria-hidden="true" />
      Track this job
    </Button>
  );
}
