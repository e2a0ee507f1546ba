import { Link } from "@remix-run/react";
import { Card } from "~/components/ui/card";
import { Badge } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import { agencyPaths } from "~/lib/agency-paths";
import { plainWord } from "~/lib/format";
import { useMayWork } from "~/lib/hooks/use-may-work";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import type { AnalysisView, RequirementView } from "~/lib/views/analysis-view";
import { FactList } from "./fact-list";
import { PayNotice } from "./pay-notice";
import { RefusedCriteria } from "./refused-criteria";

export type JobView = {
  description: string;
  requirementsText: string;
  location: string;
  employmentType: string;
  companyName: string;
  namesPay: boolean;
  keywords: string[];
  createdAt: number;
  analysis: AnalysisView;
};

/** The job that applicants are measured against, as it was given and as it was understood. */
export function JobSections({ threadId, job }: { threadId: string; job: JobView }) {
  const search = useTableSearch();
  const mayWork = useMayWork();
  return (
    <div className="gap-5 lg:columns-2 [&>section]:mb-5 [&>section]:break-inside-avoid">
      <Card title="Job description">
        <Description text={job.description} />
        {job.requirementsText && (
          <>
            <h3 className="mt-5 mb-1 text-base">Requirements as given</h3>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{job.requirementsText}</p>
          </>
        )}
      </Card>
      <Card
        title="Requirements"
        aside={
          mayWork && (
            <Link
              to={agencyPaths.requirements(threadId) + search}
              preventScrollReset
              className="text-link text-sm"
            >
              Edit requirements
            </Link>
          )
        }
      >
        <RefusedCriteria refused={job.analysis.refused} />
        <PayNotice namesPay={job.namesPay} />
        <RequirementGroups requirements={job.analysis.requirements} />
      </Card>
      {job.analysis.facts.length > 0 && (
        <Card title="Detailed analysis">
          <FactList facts={job.analysis.facts} />
        </Card>
      )}
      <Card title="Job details">
        <FactList
          facts={[
            { label: "Location", value: job.location },
            { label: "Type", value: plainWord(job.employmentType) },
            { label: "Created", value: <LocalDate value={job.createdAt} /> },
            { label: "Keywords", value: job.keywords.join(", ") || "None" },
          ]}
        />
      </Card>
      <Card title="Company">
        <FactList facts={[{ label: "Name", value: job.companyName }, ...job.analysis.company]} />
      </Card>
    </div>
  );
}

const SHORT = 100;

function Description({ text }: { text: string }) {
  if (text.length <= SHORT) return <p className="whitespace-pre-line">{text}</p>;
  return (
    <details className="group [overflow-wrap:anywhere]">
      <summary className="list-none rounded-sm">
        <span className="group-open:hidden">{text.slice(0, SHORT).trimEnd()}... </span>
        <span className="text-link group-open:hidden">Read more</span>
        <span className="text-link hidden group-open:inline">Show less</span>
      </summary>
      <p className="mt-3 whitespace-pre-line">{text}</p>
    </details>
  );
}

const groups = [
  ["must", "Core"],
  ["nice", "Preferred"],
  ["context", "Mentioned"],
] as const;

function RequirementGroups({ requirements }: { requirements: RequirementView[] }) {
  if (requirements.length === 0) return <p className="text-soft">No requirement was recognised.</p>;
  return (
    <div className="grid gap-4">
      {groups.map(([importance, title]) => {
        const members = requirements.filter((requirement) => requirement.importance === importance);
        if (members.length === 0) return null;
        return (
          <div key={importance}>
            <h3 className="mb-2 text-base">{title}</h3>
            <ul className="flex flex-wrap gap-2">
              {members.map(({ id, label, gate }) => (
                <li key={id}>
                  <Badge tone={gate ? "accent" : "none"}>{gate ? `${label} (deal-breaker)` : label}</Badge>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
