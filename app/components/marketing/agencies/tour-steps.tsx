import { Check, FileText, TriangleAlert } from "lucide-react";
import { ScoreBadge } from "~/components/applicants/score-badge";
import { FileName } from "~/components/marketing/shared/file-name";
import { PointList } from "~/components/marketing/shared/ranked-list";
import { Sample } from "~/components/marketing/shared/sample";
import {
  SAMPLE_JOB,
  sampleAsked,
  sampleCandidates,
  sampleUploads,
} from "~/components/marketing/shared/sample-data";
import type { Turn } from "~/components/marketing/shared/turn-stage";
import { Badge } from "~/components/ui/data/badge";

const [first] = sampleCandidates;

export const tourSteps: readonly Turn[] = [
  {
    title: "A posting becomes a measure",
    caption:
      "Paste it as it is. You see what was understood as a requirement, and correct it before anyone is measured.",
    content: (
      <Sample title={SAMPLE_JOB}>
        <ul className="grid text-sm">
          {sampleAsked.map(({ label, importance }) => (
            <li
              key={label}
              className="flex items-start justify-between gap-4 border-b border-line py-2.5 last:border-b-0"
            >
              {label}
              <Badge>{importance}</Badge>
            </li>
          ))}
        </ul>
      </Sample>
    ),
  },
  {
    title: "The stack goes in at once",
    caption:
      "Each file stands alone: one that can't be read says why, gets no score, and delays none of the others.",
    content: (
      <Sample title="Bulk upload">
        <ul className="grid text-sm">
          {sampleUploads.map(({ name, problem }) => (
            <li
              key={name}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line py-2.5 last:border-b-0"
            >
              <FileText className="size-5 text-accent" aria-hidden="true" />
              <FileName name={name} />
              {problem === null ? (
                <span className="flex items-center gap-1.5 text-good">
                  <Check className="size-4" aria-hidden="true" /> Analyzed
                </span>
              ) : (
                <span className="flex items-center gap-1.5 text-poor col-span-2 col-start-2">
                  <TriangleAlert className="size-4 shrink-0" aria-hidden="true" /> {problem}
                </span>
              )}
            </li>
          ))}
        </ul>
      </Sample>
    ),
  },
  {
    title: "The list ranks itself",
    caption: "Best match first. Sort and filter by score, skills, experience or deal-breakers.",
    content: (
      <Sample title={SAMPLE_JOB}>
        <ol className="grid">
          {sampleCandidates.map(({ name, role, score }) => (
            <li
              key={name}
              className="flex items-center justify-between gap-4 border-b border-line py-3 last:border-b-0"
            >
              <span className="grid">
                <span className="font-medium">{name}</span>
                <span className="text-sm text-soft">{role}</span>
              </span>
              <ScoreBadge score={score} />
            </li>
          ))}
        </ol>
      </Sample>
    ),
  },
  {
    title: "Every score can be explained",
    caption: "Points, reasons, and the words of the résumé.",
    content: <Sample title={first?.name ?? ""}>{first && <PointList account={first} />}</Sample>,
  },
];
