import { Link, useLocation } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { LocalTime } from "~/components/ui/local-time";
import { paths } from "~/lib/paths";
import type { DraftVersion } from "../../../../workers/domain/drafts/open-draft";

export function VersionList({
  matchId,
  versions,
  opened,
}: {
  matchId: string;
  versions: DraftVersion[];
  opened: string | null;
}) {
  const { search } = useLocation();
  return (
    <Card title="Versions">
      <ul className="grid gap-1 text-sm">
        {versions.map(({ id, number, score, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3">
            <span>
              {id === opened ? (
                <strong aria-current="true">Version {number}, open</strong>
              ) : (
                <Link to={paths.rewrite(matchId, number)} className="text-link">
                  Version {number}
                </Link>
              )}{" "}
              <span className="text-soft tabular-nums">
                scored {score ?? "N/A"}, <LocalTime value={createdAt} />
              </span>
            </span>
            {id !== opened && (
              <Link
                to={paths.deleteDraft(matchId, id) + search}
                preventScrollReset
                aria-label={`Delete version ${number}`}
                className="inline-flex min-h-9 items-center text-link pointer-coarse:min-h-11"
              >
                Delete
              </Link>
            )}
          </li>
        ))}
        <li>
          {opened === null ? (
            <strong aria-current="true">Your résumé as it was read, open</strong>
          ) : (
            <Link to={paths.rewrite(matchId, 0)} className="text-link">
              Your résumé as it was read
            </Link>
          )}
        </li>
      </ul>
    </Card>
  );
}
