import { Badge } from "~/components/ui/data/badge";
import { TextLink } from "~/components/ui/text-link";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";
import type { ReadingRow, ReadingView } from "~/lib/views/reading-view";

/** "Is this what we read?", next to the job that it is to be held against: analyzing says yes. */
export function ReadingCheck({ resumeId, reading }: { resumeId: string; reading: ReadingView }) {
  const { name, isNameDoubtful, experience, education, skills, doubts, factsVersion } = reading;
  return (
    <section aria-labelledby="reading" className="grid gap-3 rounded-md bg-sunken p-4">
      <h3 id="reading" className="text-lg">
        Is this what we read?
      </h3>
      <input type="hidden" name="readingOf" value={resumeId} />
      <input type="hidden" name="factsVersion" value={factsVersion} />
      <div className="grid gap-3 text-sm [overflow-wrap:anywhere] lg:max-h-80 lg:overflow-y-auto">
        <p className="font-medium">
          {name || "No name was found."}
          {isNameDoubtful && <PleaseCheck />}
        </p>
        <Rows title="Experience" rows={experience} none="No work was found." />
        <Rows title="Education" rows={education} none="No education was found." />
        <p className="text-soft">{skills > 0 ? counted(skills, "skill") : "No skills were found."}</p>
      </div>
      <p className="text-sm">
        {doubts > 0 && `${counted(doubts, "entry was", "entries were")} not read surely. `}
        Analyzing says that this is right. Is something wrong?{" "}
        <TextLink to={`${paths.resumeAnalysis(resumeId)}#read`}>Correct it first</TextLink>
      </p>
    </section>
  );
}

function Rows({ title, rows, none }: { title: string; rows: ReadingRow[]; none: string }) {
  if (rows.length === 0) return <p className="text-soft">{none}</p>;
  return (
    <ul aria-label={title} className="grid gap-1.5">
      {rows.map(({ entry, title: what, aside, isDoubtful }) => (
        <li key={entry}>
          {what}
          {aside && <span className="text-soft">, {aside}</span>}
          {isDoubtful && <PleaseCheck />}
        </li>
      ))}
    </ul>
  );
}

function PleaseCheck() {
  return (
    <Badge tone="moderate" className="ml-2">
      Please check
    </Badge>
  );
}
