import { Link } from "@remix-run/react";
import { agencyPaths } from "~/lib/agency-paths";

/** From so many on, a thread has people enough of its own. */
const FEW = 10;

/** On a thread that few have applied to: the way to those of the pool who fit it. */
export function PoolHint({ threadId, applicants }: { threadId: string; applicants: number }) {
  if (applicants >= FEW) return null;
  return (
    <p className="text-sm text-soft">
      <Link to={agencyPaths.fitting(threadId)} className="text-link">
        See who of your pool fits this job thread
      </Link>
    </p>
  );
}
