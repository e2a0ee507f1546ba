import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Badge } from "~/components/ui/data/badge";
import { counted, percent, plainWord } from "~/lib/format";
import { paths } from "~/lib/paths";

/** Title and the facts about a thread that a recruiter looks for first, in one line with what can be done. */
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
  /** what can be done */
  children: ReactNode;
}) {
  const { totalApplicants, averageScore } = stats;
  const facts = [location, plainWord(employmentType), counted(totalApplicants, "candidate")];
  if (whose) facts.unshift(`${whose}’s job thread`);
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-80">
        <Link to={paths.threads} className="text-link text-sm">
          Job Threads
        </Link>
        <h1 className="text-2xl [overflow-wrap:anywhere]">
          {title}
          {!isOpen && <Badge className="ml-3 align-middle font-sans">Closed</Badge>}
        </h1>
        <p className="text-sm text-soft tabular-nums">
          {facts.join(" · ")}
          {averageScore !== null && ` · average score ${percent(Math.round(averageScore * 10) / 10)}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </header>
  );
}
