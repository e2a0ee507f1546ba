import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ScoreBadge } from "~/components/applicants/score-badge";
import { plainWord } from "~/lib/format";
import { paths } from "~/lib/paths";

/** Title and the four facts about a thread that a recruiter looks for first. */
export function ThreadHeader({
  title,
  location,
  employmentType,
  stats,
}: {
  title: string;
  location: string;
  employmentType: string;
  stats: { totalApplicants: number; averageScore: number | null };
}) {
  return (
    <header className="grid gap-4">
      <Link to={paths.agentDashboard} className="text-link justify-self-start text-sm">
        Back to Dashboard
      </Link>
      <h1 className="text-3xl [overflow-wrap:anywhere] sm:text-4xl">{title}</h1>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Fact label="Location">{location}</Fact>
        <Fact label="Employment type">{plainWord(employmentType)}</Fact>
        <Fact label="Candidates">{stats.totalApplicants}</Fact>
        <Fact label="Average score">
          <ScoreBadge score={stats.averageScore} />
        </Fact>
      </dl>
    </header>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="mt-0.5 tabular-nums">{children}</dd>
    </div>
  );
}
