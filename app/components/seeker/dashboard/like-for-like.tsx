import { LineChart } from "~/components/charts/line-chart";
import { Card } from "~/components/ui/card";
import { LocalDate } from "~/components/ui/local-date";
import { TextLink } from "~/components/ui/text-link";
import { signed } from "~/lib/format";
import { paths } from "~/lib/paths";
import type { LikeForLike, MeasuredResume } from "../../../../workers/domain/seekers/insights";

/** As many as fit a phone side by side. */
const MOST = 6;

/** Scores over time, like for like: the same job, measured with one résumé after the other. */
export function LikeForLikeCard({ jobs }: { jobs: LikeForLike[] }) {
  const resumes = resumesOf(jobs);
  return (
    <Card>
      <div className="grid gap-5">
        <LineChart
          title="The same job, a newer résumé"
          summary={
            jobs.length > 0
              ? jobs
                  .map(({ jobTitle, change }) => `${jobTitle}: ${signed(change)} with the newest.`)
                  .join(" ")
              : "Analyze a newer résumé against a job that you have analyzed before: here you see what it changed."
          }
          labels={resumes.map((_, index) => `No. ${index + 1}`)}
          series={jobs.map(({ jobTitle, points }, index) => ({
            label: titled(jobTitle, index, jobs),
            values: resumes.map(
              ({ resumeId }) => points.find((point) => point.resumeId === resumeId)?.score ?? null,
            ),
          }))}
          max={100}
          format={(value) => String(Math.round(value))}
          head="Résumé"
        />
        {resumes.length > 0 && (
          <ol className="grid gap-1 text-sm text-soft">
            {resumes.map(({ resumeId, resumeName, resumeCreatedAt }, index) => (
              <li key={resumeId} className="[overflow-wrap:anywhere]">
                No. {index + 1}: <TextLink to={paths.resumeAnalysis(resumeId)}>{resumeName}</TextLink>,{" "}
                <LocalDate value={resumeCreatedAt} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
}

/** Two jobs of one title are still two. */
function titled(title: string, index: number, jobs: LikeForLike[]): string {
  const earlier = jobs.slice(0, index).filter(({ jobTitle }) => jobTitle === title).length;
  return earlier === 0 ? title : `${title} (${earlier + 1})`;
}

function resumesOf(jobs: LikeForLike[]): MeasuredResume[] {
  const byId = new Map(jobs.flatMap(({ points }) => points.map((point) => [point.resumeId, point])));
  return [...byId.values()].sort((a, b) => a.resumeCreatedAt - b.resumeCreatedAt).slice(-MOST);
}
