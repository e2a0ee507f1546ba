import { ScoreDial } from "~/components/charts/score-dial";
import { Sample } from "~/components/marketing/shared/sample";
import { sampleBooking, sampleJobs } from "~/components/marketing/shared/sample-data";
import { StatusMark } from "~/components/marketing/shared/status-mark";
import { matchBand } from "~/components/seeker/analysis/match-bands";

const [job] = sampleJobs;

export function ResumeProof() {
  return (
    <Sample title={job.title}>
      <div className="grid items-center gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
        <ScoreDial label="Match score" score={job.score} band={matchBand(job.score)} />
        <ul className="grid gap-4">
          {sampleBooking.points.map(({ label, status, words: quoted }) => (
            <li key={label} className="grid justify-items-start gap-1.5 text-sm">
              <span className="flex items-center gap-2 font-medium">
                <StatusMark status={status} />
                {label}
              </span>
              <q className="rounded-sm bg-mark px-1.5 py-0.5">{quoted}</q>
            </li>
          ))}
        </ul>
      </div>
    </Sample>
  );
}
