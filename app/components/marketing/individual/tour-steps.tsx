import { Check, FileText } from "lucide-react";
import { ScoreDial } from "~/components/charts/score-dial";
import { FileName } from "~/components/marketing/shared/file-name";
import { PointList } from "~/components/marketing/shared/ranked-list";
import { Sample } from "~/components/marketing/shared/sample";
import { sampleBooking, sampleFile, samplePlatform } from "~/components/marketing/shared/sample-data";
import type { Turn } from "~/components/marketing/shared/turn-stage";
import { matchBand } from "~/components/seeker/analysis/match-bands";
import { PdfThumbnail } from "~/components/ui/data/pdf-thumbnail";

/** The product tour of the job seekers' page: from a file to what to change in it. */
export const tourSteps: readonly Turn[] = [
  {
    title: "You bring a résumé",
    caption: "A PDF or a Word file. Only its visible text counts; the file stays private.",
    content: (
      <Sample title="My resumes">
        <p className="flex items-center gap-3 border-b border-line py-3">
          <FileText className="size-6 shrink-0 text-accent" aria-hidden="true" />
          <FileName name={sampleFile.name} />
          <span className="flex items-center gap-1.5 text-sm text-good">
            <Check className="size-4" aria-hidden="true" />
            Read
          </span>
        </p>
        <div className="grid gap-4 pt-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-6">
          <PdfThumbnail
            page={sampleFile.page}
            lines={sampleFile.lines}
            label={`First page of ${sampleFile.name}`}
            className="w-36 sm:w-40"
          />
          <p className="text-sm text-soft">
            {sampleFile.jobs} jobs and {sampleFile.schools} entries of education found, each with its words.
          </p>
        </div>
      </Sample>
    ),
  },
  {
    title: "You name a job",
    caption: "Paste the description, give a LinkedIn job address, or just a job title.",
    content: (
      <Sample title="Job Details">
        <p className="font-medium">{sampleBooking.title}</p>
        <ul className="mt-3 grid list-disc gap-1 pl-5 text-sm text-soft">
          {sampleBooking.asked.map((asked) => (
            <li key={asked}>{asked}</li>
          ))}
        </ul>
      </Sample>
    ),
  },
  {
    title: "The score arrives with its reasons",
    caption: "No verdict without grounds: each requirement is met, partly met or not found, and says why.",
    content: (
      <Sample title={sampleBooking.title}>
        <div className="max-sm:[&_svg]:hidden">
          <ScoreDial
            small
            label="Match score"
            score={sampleBooking.score}
            band={matchBand(sampleBooking.score)}
          />
        </div>
        <PointList className="mt-3" account={sampleBooking} />
      </Sample>
    ),
  },
  {
    title: "You see what to change",
    caption: "A skill that is only listed counts less than one shown at work. If you did it, say where.",
    content: (
      <Sample title={samplePlatform.title}>
        <PointList account={samplePlatform} />
      </Sample>
    ),
  },
];
