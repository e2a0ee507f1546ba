import { Badge, type Tone } from "~/components/ui/data/badge";
import { capitalised, counted, monthsInWords, percent, points } from "~/lib/format";
import type { ExperienceView } from "~/lib/views/applicant-view";
import {
  type IndustryBand,
  industryBand,
  type RelevanceBand,
  relevanceBand,
} from "../../../workers/domain/matches/score-bands";
import { Places } from "./evidence";
import { Block } from "./verdict";

/** The newest are what a reader looks for. */
const SHOWN = 4;

/** Each job, newest first, with what the engine made of it; the older ones are folded away. */
export function History({ entries, months }: { entries: ExperienceView[]; months: number }) {
  const [shown, older] = [entries.slice(0, SHOWN), entries.slice(SHOWN)];
  return (
    <Block title={`Experience (${monthsInWords(months)})`}>
      <Entries entries={shown} />
      {older.length > 0 && (
        <details className="mt-3">
          <summary className="rounded-sm text-ui text-soft">
            {counted(older.length, "older entry", "older entries")}
          </summary>
          <div className="mt-3">
            <Entries entries={older} />
          </div>
        </details>
      )}
    </Block>
  );
}

function Entries({ entries }: { entries: ExperienceView[] }) {
  return (
    <ul className="grid gap-3">
      {entries.map((entry) => (
        <Entry key={`${entry.title}${entry.company}${entry.period}`} entry={entry} />
      ))}
    </ul>
  );
}

const relevances: Record<RelevanceBand, Tone> = {
  high: "good",
  fair: "accent",
  low: "moderate",
  lowest: "poor",
  none: "none",
};

const industries: Record<IndustryBand, Tone> = { near: "good", related: "moderate", far: "poor" };

function Entry({ entry }: { entry: ExperienceView }) {
  const { title, company, location, period, months, relevance, evidence } = entry;
  const { seniority, archetype, industry, industryMatch, technologies } = entry;
  const kinds = [seniority && `${capitalised(seniority)} level`, archetype, industry].filter(Boolean);
  return (
    <li className="grid gap-0.5 border-l-2 border-line pl-3 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-base">
        <span className="font-medium">{title ?? "Title not found"}</span>
        {relevance !== null && (
          <Badge tone={relevances[relevanceBand(relevance)]}>{percent(Math.round(relevance))} relevant</Badge>
        )}
        {industryMatch && (
          <Badge tone={industries[industryBand(industryMatch.score)]} title={`The job: ${industryMatch.job}`}>
            Industry match {percent(Math.round(industryMatch.score))}
          </Badge>
        )}
      </p>
      <p className="text-soft">{[company, location].filter(Boolean).join(", ")}</p>
      <p className="flex flex-wrap gap-x-3 text-soft tabular-nums">
        {period ?? "No dates"}
        {months !== null && ` (${monthsInWords(months)})`}
        <Places evidence={evidence} />
      </p>
      {kinds.length > 0 && <p>{kinds.join(" · ")}</p>}
      {technologies.length > 0 && <p className="text-soft">{technologies.join(", ")}</p>}
      <Reasons entry={entry} />
    </li>
  );
}

function Reasons({ entry: { achievements, relevanceParts } }: { entry: ExperienceView }) {
  return (
    <>
      {achievements.length > 0 && (
        <details>
          <summary className="rounded-sm text-soft">{counted(achievements.length, "achievement")}</summary>
          <ul className="mt-1 list-disc pl-5">
            {achievements.map(({ text, evidence }) => (
              <li key={text}>
                {text} <Places evidence={evidence} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {relevanceParts.length > 0 && (
        <details className="text-soft">
          <summary className="rounded-sm">What makes it relevant</summary>
          <ul className="mt-1 list-disc pl-5 tabular-nums">
            {relevanceParts.map((part) => (
              <li key={part.requirementId}>
                {part.label ?? "The role itself"}: {points(part.points)} of {points(part.maxPoints)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
