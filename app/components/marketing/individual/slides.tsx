import type { ReactNode } from "react";
import { ScoreBadge } from "~/components/applicants/score-badge";
import { ScoreDial } from "~/components/charts/score-dial";
import { PointList } from "~/components/marketing/shared/ranked-list";
import { Sample } from "~/components/marketing/shared/sample";
import {
  sampleBooking,
  sampleJobs,
  samplePlatform,
  sampleRequirements,
  sampleResumeScore,
} from "~/components/marketing/shared/sample-data";
import { StatusMark } from "~/components/marketing/shared/status-mark";
import type { Turn } from "~/components/marketing/shared/turn-stage";
import { matchBand } from "~/components/seeker/analysis/match-bands";
import { points } from "~/lib/format";

const [bestJob] = sampleJobs;
const average = sampleJobs.reduce((sum, { score }) => sum + score, 0) / sampleJobs.length;

export const slides: readonly Turn[] = [
  {
    title: "Dashboard overview",
    caption: "Your analyses, résumés and average scores.",
    content: <DashboardSample />,
  },
  {
    title: "Resume analysis with job match",
    caption: "One résumé against one job, each point with its reason.",
    content: <MatchSample />,
  },
  {
    title: "Deep insights",
    caption: "The document itself, in six parts.",
    content: <InsightsSample />,
  },
  {
    title: "Compare across jobs",
    caption: "The same résumé against several jobs.",
    content: <CompareSample />,
  },
  {
    title: "Smart job matching",
    caption: "The jobs that you have analyzed, best match first.",
    content: <MatchingSample />,
  },
];

function DashboardSample() {
  const tiles = [
    ["Total Analyses", "3"],
    ["Resumes", "1"],
    ["Average Resume Score", points(sampleResumeScore.score)],
    ["Average Job Fit", points(average)],
  ] as const;
  return (
    <Sample title="Dashboard">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {tiles.map(([label, value]) => (
          <div key={label} className="grid content-between gap-2 border-l border-edge pl-3">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="font-serif text-3xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 font-serif text-lg font-semibold">Recent Activity</p>
      <ul className="text-sm">
        {sampleJobs.map(({ title, score }) => (
          <Row key={title} end={<ScoreBadge score={score} />}>
            Analyzed against {title}
          </Row>
        ))}
      </ul>
    </Sample>
  );
}

function MatchSample() {
  return (
    <Sample title={bestJob.title}>
      <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
        {/* On a phone the figure alone: the tallest slide leaves as much air under all the others. */}
        <div className="max-sm:[&_svg]:hidden">
          <ScoreDial small label="Match score" score={bestJob.score} band={matchBand(bestJob.score)} />
        </div>
        <PointList account={sampleBooking} />
      </div>
    </Sample>
  );
}

function InsightsSample() {
  const evidence = sampleResumeScore.parts.find(({ points: earned, of }) => earned < of);
  return (
    <Sample title="Résumé score">
      <p className="mb-3 font-serif text-3xl font-semibold tabular-nums">
        {points(sampleResumeScore.score)} <span className="text-base font-normal text-soft">of 100</span>
      </p>
      <ul className="grid gap-x-8 gap-y-2.5 text-sm sm:grid-cols-2">
        {sampleResumeScore.parts.map(({ label, points: earned, of }) => (
          <li key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
            <span>{label}</span>
            <span className="text-soft tabular-nums">
              {points(earned)} of {of}
            </span>
            <span className="col-span-2 h-1.5 rounded-full bg-none-soft" aria-hidden="true">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${(100 * earned) / of}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 border-l-2 border-accent pl-3 text-sm">{evidence?.reason}</p>
    </Sample>
  );
}

function CompareSample() {
  return (
    <Sample title="One résumé, three jobs">
      {/* Wide tables scroll in a box of their own, which the keyboard can reach. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a box that scrolls, not a form's part */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <div className="relative overflow-x-auto max-sm:-mx-2" role="group" aria-label="Jobs" tabIndex={0}>
        <table className="w-full border-collapse text-xs sm:text-sm">
          <thead>
            <tr className="border-b border-edge text-left align-bottom">
              <th scope="col" className="py-2 pr-1 font-medium sm:pr-3">
                <span className="max-sm:sr-only">Requirement</span>
              </th>
              {sampleJobs.map(({ title, score }) => (
                <th key={title} scope="col" className="py-2 pr-1 font-medium sm:min-w-24 sm:pr-3">
                  <span className="mb-1 block">{title.split(",")[0]}</span>
                  <ScoreBadge score={score} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sampleRequirements.map(({ label, answers }) => (
              <tr key={label} className="border-b border-line">
                <th scope="row" className="py-2 pr-1 text-left font-normal sm:pr-3">
                  {label}
                </th>
                {answers.map((answer, index) => (
                  <td key={sampleJobs[index]?.title} className="py-2 pr-1 sm:pr-3">
                    {answer ? (
                      <StatusMark status={answer} worded />
                    ) : (
                      <span className="text-soft">not asked</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sample>
  );
}

function MatchingSample() {
  const missing = samplePlatform.points.filter(({ status }) => status === "not-found");
  return (
    <Sample title="Analyzed jobs, best match first">
      <ul>
        {sampleJobs.map(({ title, score }) => (
          <Row key={title} end={<ScoreBadge score={score} />}>
            <span className="font-medium">{title}</span>
            {title === samplePlatform.title && (
              <span className="mt-0.5 block text-sm text-soft">
                Not found: {missing.map(({ label }) => label).join(", ")}
              </span>
            )}
          </Row>
        ))}
      </ul>
    </Sample>
  );
}

function Row({ children, end }: { children: ReactNode; end: ReactNode }) {
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-2 last:border-b-0">
      <span className="min-w-0">{children}</span>
      {end}
    </li>
  );
}
