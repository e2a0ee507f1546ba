import { ScoreDial } from "~/components/charts/score-dial";
import { PointList } from "~/components/marketing/shared/ranked-list";
import { Sample } from "~/components/marketing/shared/sample";
import { sampleBooking, samplePlatform } from "~/components/marketing/shared/sample-data";
import type { Turn } from "~/components/marketing/shared/turn-stage";
import { matchBand } from "~/components/seeker/analysis/match-bands";

export const tourSteps: readonly Turn[] = [
  {
    title: "You name a job",
    caption: "Paste the description, give a LinkedIn job address, or just a job title.",
    content: (
      <Sample title="Job Details">
        <p className="font-medium">{sampleBooking.title}</p>
        <ul className="mt-3 grid list-disc grid-cols-2 gap-x-6 gap-y-1 pl-5 text-sm text-soft sm:grid-cols-3">
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
        <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
          <div className="max-sm:[&_svg]:hidden">
            <ScoreDial
              small
              label="Match score"
              score={sampleBooking.score}
              band={matchBand(sampleBooking.score)}
            />
          </div>
          <PointList account={sampleBooking} />
        </div>
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
