import { Link } from "@remix-run/react";
import { ScoreBadge } from "~/components/applicants/score-badge";
import { LinkButton } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import { agencyPaths } from "~/lib/agency-paths";
import { counted, plainWord } from "~/lib/format";
import type { ThreadListItem } from "../../../workers/domain/threads/list/list-threads";

export function ThreadList({ threads }: { threads: ThreadListItem[] }) {
  return (
    <ul className="grid gap-3">
      {threads.map((thread) => (
        <li
          key={thread.id}
          className="grid gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
        >
          <div className="min-w-0">
            <h3 className="text-lg [overflow-wrap:anywhere]">
              <Link
                to={agencyPaths.thread(thread.id)}
                className="rounded-sm underline-offset-4 hover:underline"
              >
                {thread.title}
              </Link>
              {!thread.isOpen && <Badge className="ml-2 align-middle font-sans">Closed</Badge>}
            </h3>
            <p className="mt-1 text-sm text-soft">
              {thread.whose && <span className="text-ink">{thread.whose}’s · </span>}
              {[thread.companyName, thread.location, plainWord(thread.employmentType)].join(" · ")}
            </p>
            <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
              <span className="tabular-nums">{counted(thread.applicants, "candidate")}</span>
              {thread.averageScore !== null && (
                <span className="inline-flex items-center gap-2">
                  Average score <ScoreBadge score={thread.averageScore} />
                </span>
              )}
              <span className="text-soft">
                Created <LocalDate value={thread.createdAt} />
              </span>
            </p>
          </div>
          <LinkButton
            to={agencyPaths.thread(thread.id)}
            look="secondary"
            aria-label={`View Details: ${thread.title}`}
            className="justify-self-start"
          >
            View Details
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
