import { ScoreDial } from "~/components/charts/score-dial";
import { Banner } from "~/components/ui/banner";
import { Badge, type Tone } from "~/components/ui/data/badge";
import { TextLink } from "~/components/ui/text-link";
import { counted, points } from "~/lib/format";
import type { ReportView } from "~/lib/views/resume-report-view";
import { resumeScoreBand } from "../../../../workers/domain/matches/score-bands";

const SCALE = [
  { from: 0, to: 70, label: "To improve" },
  { from: 70, to: 100, label: "Strong" },
];

const WORDS = { good: "Strong", moderate: "To improve", none: "Not judged" } as const;

function bandOf(score: number | null): { label: string; tone: Tone } {
  const band = resumeScoreBand(score);
  return { label: WORDS[band === "poor" ? "moderate" : band], tone: band };
}

export function ResumeScoreBadge({ score }: { score: number | null }) {
  return <Badge tone={bandOf(score).tone}>{score === null ? "N/A" : points(score)}</Badge>;
}

export function ScoreSummary({ view }: { view: ReportView }) {
  const { quality, jobFit, reachable, isConfirmed, read } = view;
  const gain = quality.value !== null && reachable !== null && reachable > quality.value;
  return (
    <div className="grid gap-8 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 sm:p-8">
      {!isConfirmed && read.doubts > 0 && (
        <Banner kind="warning" className="sm:col-span-2">
          {counted(read.doubts, "entry was", "entries were")} not read surely, and you haven’t checked{" "}
          {read.doubts === 1 ? "it" : "them"}: these scores may be wrong.{" "}
          <TextLink to="#read">Check now</TextLink>
        </Banner>
      )}
      <div className="grid content-start gap-4">
        <ScoreDial label="Resume score" score={quality.value} bands={SCALE} band={bandOf(quality.value)} />
        <p className="text-ui text-soft">
          How good the résumé is by itself: complete, backed by facts, dated, clear, readable. No job is
          compared.
          {gain && (
            <>
              {" "}
              With the changes below it would be{" "}
              <strong className="text-ink tabular-nums">{points(reachable)}</strong>.
            </>
          )}
        </p>
      </div>
      <div className="grid content-start gap-4">
        <ScoreDial
          label="Job fit"
          score={jobFit?.value ?? null}
          bands={SCALE}
          band={bandOf(jobFit?.value ?? null)}
        />
        <p className="text-ui text-soft">
          {jobFit ? (
            <>
              How close it comes to what is usually asked for in the position{" "}
              <strong className="text-ink">{jobFit.position}</strong>, the closest that we know to the work it
              shows.
            </>
          ) : (
            "No position that we know fits what the résumé shows."
          )}
        </p>
      </div>
    </div>
  );
}
