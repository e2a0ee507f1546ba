import { Check, FileText, TriangleAlert } from "lucide-react";
import { ScoreBadge } from "~/components/applicants/score-badge";
import { FileName } from "~/components/marketing/shared/file-name";
import { PointList } from "~/components/marketing/shared/ranked-list";
import { Sample } from "~/components/marketing/shared/sample";
import { SAMPLE_JOB, sampleCandidates } from "~/components/marketing/shared/sample-data";
import type { Turn } from "~/components/marketing/shared/turn-stage";
import { Badge } from "~/components/ui/data/badge";

const [first] = sampleCandidates;

const requirements = [
  "At least 5 years of professional backend development, of which 2 or more in Go, Java or Kotlin",
  "Strong knowledge of PostgreSQL or another relational database",
  "Experience with Docker and Kubernetes in production, on AWS or Google Cloud",
  "Experience with event-driven systems (Kafka, RabbitMQ or similar)",
];

const files = [
  { name: "Ilse_Vandermeer_CV.pdf", read: true },
  { name: "KwameBoatengAsare.pdf", read: true },
  { name: "Froehlich_Lena_Resume.pdf", read: true },
  { name: "CV_Wieczorek_protected.pdf", read: false },
];

/** The product tour of the agencies' page: from a posting to a list that one can explain. */
export const tourSteps: readonly Turn[] = [
  {
    title: "A posting becomes a measure",
    caption:
      "Paste it as it is. You see what was understood as a requirement, and correct it before anyone is measured.",
    content: (
      <Sample title={SAMPLE_JOB}>
        <ul className="grid text-sm">
          {requirements.map((requirement) => (
            <li
              key={requirement}
              className="flex items-start justify-between gap-4 border-b border-line py-2.5 last:border-b-0"
            >
              {requirement}
              <Badge>must</Badge>
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
          {files.map(({ name, read }) => (
            <li
              key={name}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line py-2.5 last:border-b-0"
            >
              <FileText className="size-5 text-accent" aria-hidden="true" />
              <FileName name={name} />
              {read ? (
                <span className="flex items-center gap-1.5 text-good">
                  <Check className="size-4" aria-hidden="true" /> Analyzed
                </span>
              ) : (
                <span className="flex items-center gap-1.5 text-poor max-sm:col-span-2 max-sm:col-start-2">
                  <TriangleAlert className="size-4" aria-hidden="true" /> Protected with a password
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
    caption: "Points, reasons, and the words of the résumé. Show them to your client, or to the candidate.",
    content: (
      <Sample title={first?.name ?? ""}>
        <PointList points={first?.points ?? []} />
      </Sample>
    ),
  },
];
