import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { LinkButton } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { agencyPaths } from "~/lib/agency-paths";
import { counted, percent, plainWord } from "~/lib/format";
import { useMayWork } from "~/lib/hooks/use-may-work";
import { paths } from "~/lib/paths";

export function ThreadHeader({
  title,
  location,
  employmentType,
  isOpen,
  whose,
  stats,
  children,
}: {
  title: string;
  location: string;
  employmentType: string;
  isOpen: boolean;
  /** the colleague whose thread it is; null where it is one's own */
  whose: string | null;
  stats: { totalApplicants: number; averageScore: number | null };
  /** what can be done; what is told takes a line of its own below */
  children: ReactNode;
}) {
  const { totalApplicants, averageScore } = stats;
  const facts = [location, plainWord(employmentType), counted(totalApplicants, "candidate")];
  if (isOpen) facts.splice(2, 0, "Open");
  if (whose) facts.unshift(`${whose}’s job thread`);
  return (
    <header className="relative flex flex-wrap items-start gap-x-2 gap-y-3">
      <div className="min-w-0 flex-1 basis-80 max-sm:basis-full sm:pr-4">
        <Link to={paths.threads} className="text-link text-sm">
          Job Threads
        </Link>
        <h1 className="text-2xl [overflow-wrap:anywhere]">
          {title}
          {!isOpen && <Badge className="ml-3 align-middle font-sans">Closed</Badge>}
        </h1>
      </div>
      <p className="-mt-3 basis-full text-sm text-soft tabular-nums xl:order-1">
        {facts.join(" · ")}
        {averageScore !== null && ` · average score ${percent(Math.round(averageScore * 10) / 10)}`}
      </p>
      {children}
    </header>
  );
}

/** The pages about all of a thread. @param props.search of the table that a dialog leads back to */
export function ThreadLinks({
  threadId,
  requirements,
  search,
}: {
  threadId: string;
  requirements: number;
  search: string;
}) {
  const mayWork = useMayWork();
  const look = { look: "secondary", size: "small" } as const;
  return (
    <>
      {mayWork && (
        <LinkButton to={agencyPaths.requirements(threadId) + search} preventScrollReset {...look}>
          Requirements
          <span className="text-soft tabular-nums">{requirements}</span>
        </LinkButton>
      )}
      <LinkButton to={agencyPaths.analytics(threadId)} {...look}>
        Analytics
      </LinkButton>
      {mayWork && (
        <LinkButton to={agencyPaths.shareThread(threadId)} {...look}>
          Share
        </LinkButton>
      )}
    </>
  );
}
