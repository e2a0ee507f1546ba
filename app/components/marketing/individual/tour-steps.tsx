import { Check, FileText } from "lucide-react";
import { ScoreDial } from "~/components/charts/score-dial";
import { FileName } from "~/components/marketing/shared/file-name";
import { PointList } from "~/components/marketing/shared/ranked-list";
import { Sample } from "~/components/marketing/shared/sample";
import { sampleCandidates, sampleJobs } from "~/components/marketing/shared/sample-data";
import type { Turn } from "~/components/marketing/shared/turn-stage";
import { PdfThumbnail } from "~/components/ui/data/pdf-thumbnail";
import { samplePage } from "./sample-page";

const [bestJob, platformJob] = sampleJobs;

/** The product tour of the job seekers' page: from a file to what to change in it. */
export const tourSteps: readonly Turn[] = [
  {
    title: "You bring a résumé",
    caption: "A PDF or a Word file. Only its visible text counts; the file stays private.",
    content: (
      <Sample title="My resumes">
        <p className="flex items-center gap-3 border-b border-line py-3">
          <FileText className="size-6 shrink-0 text-accent" aria-hidden="true" />
          <FileName name={samplePage.fileName} />
          <span className="flex items-center gap-1.5 text-sm text-good">
            <Check className="size-4" aria-hidden="true" />
            Read
          </span>
        </p>
        <div className="grid gap-4 pt-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-6">
          <PdfThumbnail
            {...samplePage}
            label={`First page of ${samplePage.fileName}`}
            className="w-36 sm:w-40"
          />
          <p className="text-sm text-soft">3 jobs and 2 entries of education found, each with its words.</p>
        </div>
      </Sample>
    ),
  },
  {
    title: "You name a job",
    caption: "Paste the description, give a LinkedIn job address, or just a job title.",
    content: (
      <Sample title="Job Details">
        <p className="font-medium">{bestJob.title}</p>
        <ul className="mt-3 grid list-disc gap-1 pl-5 text-sm text-soft">
          <li>1 or more years of backend development in Java or Kotlin</li>
          <li>Spring Boot</li>
          <li>PostgreSQL or another relational database</li>
          <li>REST APIs</li>
          <li>Git and CI/CD</li>
          <li>Nice to have: Kubernetes, Docker, Kafka</li>
        </ul>
      </Sample>
    ),
  },
  {
    title: "The score arrives with its reasons",
    caption: "No verdict without grounds: each requirement is met, partly met or not found, and says why.",
    content: (
      <Sample title={bestJob.title}>
        <div className="max-sm:[&_svg]:hidden">
          <ScoreDial
            small
            label="Match score"
            score={bestJob.score}
            band={{ label: "80 or more: good", tone: "good" }}
          />
        </div>
        <PointList
          className="mt-3"
          points={[
            {
              label: "Spring Boot",
              status: "met",
              points: 10.6,
              of: 10.6,
              reason: "Spring Boot is shown at work, 1 year 8 months in all.",
              words: "a tariff service in Java 21 and Spring Boot",
            },
            {
              label: "Kafka",
              status: "met",
              points: 3.7,
              of: 4.6,
              reason: "Kafka is shown in a project.",
              words: "event-sourced account service in Kotlin with Apache Kafka and PostgreSQL",
            },
          ]}
        />
      </Sample>
    ),
  },
  {
    title: "You see what to change",
    caption: "A skill that is only listed counts less than one shown at work. If you did it, say where.",
    content: (
      <Sample title={`Gaps: ${platformJob.title}`}>
        <PointList
          points={[
            {
              label: "Go or Python",
              status: "partly",
              points: 7.2,
              of: 16.1,
              reason: '"Go" is listed among the skills; no job or project shows where it was used.',
              words: "Go (evening course)",
            },
            {
              label: "Terraform",
              status: "not-found",
              points: 0,
              of: 14,
              reason: "The résumé doesn't mention Terraform.",
              words: null,
            },
            {
              label: "AWS",
              status: "not-found",
              points: 0,
              of: 11.7,
              reason: "The résumé doesn't mention AWS.",
              words: null,
            },
          ]}
        />
      </Sample>
    ),
  },
  {
    title: "You decide where to apply",
    caption:
      "Measure the same résumé against the next job. The scale never changes, so scores can be compared.",
    content: (
      <Sample title="One résumé, three jobs">
        <ul className="grid gap-4 text-sm">
          {sampleJobs.map(({ title, score }) => (
            <li key={title} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
              <span>{title}</span>
              <span className="font-semibold tabular-nums">{score}%</span>
              <span className="col-span-2 h-1.5 rounded-full bg-none-soft" aria-hidden="true">
                <span className="block h-full rounded-full bg-accent" style={{ width: `${score}%` }} />
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-soft">The résumé is {sampleCandidates[2]?.name}'s in all three.</p>
      </Sample>
    ),
  },
];
