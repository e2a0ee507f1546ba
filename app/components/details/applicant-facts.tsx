import { Badge, type Tone } from "~/components/ui/data/badge";
import { monthsInWords, percent, points } from "~/lib/format";
import type { AnalysedCandidate, ExperienceView, PlacedFact, SkillView } from "~/lib/views/applicant-view";
import { type RelevanceBand, relevanceBand } from "../../../workers/domain/matches/score-bands";
import { Places } from "./evidence";
import { Block } from "./verdict";

/** What was read from the résumé, each fact with its place in it. */
export function ApplicantFacts({ applicant }: { applicant: AnalysedCandidate }) {
  const { contact, experience, skills, education, languages, certificates, totalMonths } = applicant;
  return (
    <>
      <Block title="Contact">
        <dl className="grid gap-x-4 gap-y-1.5 text-[0.95rem] sm:grid-cols-[6rem_minmax(0,1fr)]">
          {contact
            .filter(({ facts, label }) => facts.length > 0 || label === "Gender")
            .map(({ label, facts }) => (
              <div key={label} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
                <dt className="text-soft">{label}</dt>
                <dd className="grid gap-1">
                  {facts.length > 0 ? <Facts facts={facts} /> : <span className="text-soft">Not stated</span>}
                </dd>
              </div>
            ))}
        </dl>
      </Block>
      {experience.length > 0 && (
        <Block title={`Experience (${monthsInWords(totalMonths)})`}>
          <ul className="grid gap-3">
            {experience.map((entry) => (
              <ExperienceItem key={`${entry.title}${entry.company}${entry.period}`} entry={entry} />
            ))}
          </ul>
        </Block>
      )}
      {skills.length > 0 && <Skills skills={skills} />}
      <FactBlock title="Education" facts={education} />
      <FactBlock title="Languages" facts={languages} />
      <FactBlock title="Certificates" facts={certificates} />
    </>
  );
}

function Facts({ facts }: { facts: PlacedFact[] }) {
  return facts.map(({ value, evidence }) => (
    <span key={value} className="flex flex-wrap items-baseline gap-x-3 [overflow-wrap:anywhere]">
      {value} <Places evidence={evidence} />
    </span>
  ));
}

function FactBlock({ title, facts }: { title: string; facts: PlacedFact[] }) {
  if (facts.length === 0) return null;
  return (
    <Block title={title}>
      <div className="grid gap-1.5 text-[0.95rem]">
        <Facts facts={facts} />
      </div>
    </Block>
  );
}

const tones: Record<RelevanceBand, Tone> = {
  high: "good",
  fair: "accent",
  low: "moderate",
  lowest: "poor",
  none: "none",
};

function ExperienceItem({ entry }: { entry: ExperienceView }) {
  const { title, company, location, period, months, relevance, evidence } = entry;
  const { kinds, technologies, achievements, relevanceParts } = entry;
  return (
    <li className="grid gap-0.5 border-l-2 border-line pl-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium">{title ?? "Title not found"}</span>
        {relevance !== null && (
          <Badge tone={tones[relevanceBand(relevance)]}>{percent(Math.round(relevance))} relevant</Badge>
        )}
      </p>
      <p className="text-sm text-soft">{[company, location].filter(Boolean).join(", ")}</p>
      <p className="flex flex-wrap gap-x-3 text-sm text-soft tabular-nums">
        {period ?? "No dates"}
        {months !== null && ` (${monthsInWords(months)})`}
        <Places evidence={evidence} />
      </p>
      {kinds.length > 0 && <p className="text-sm">{kinds.join(" · ")}</p>}
      {technologies.length > 0 && <p className="text-sm text-soft">{technologies.join(", ")}</p>}
      {achievements.length > 0 && (
        <ul className="list-disc pl-5 text-sm">
          {achievements.map((achievement) => (
            <li key={achievement.text}>
              {achievement.text} <Places evidence={achievement.evidence} />
            </li>
          ))}
        </ul>
      )}
      {relevanceParts.length > 0 && (
        <details className="text-sm text-soft">
          <summary className="rounded-sm">What makes it relevant</summary>
          <ul className="list-disc pl-5 tabular-nums">
            {relevanceParts.map((part) => (
              <li key={part.requirementId}>
                {part.label ?? "The role itself"}: {points(part.points)} of {points(part.maxPoints)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function Skills({ skills }: { skills: SkillView[] }) {
  return (
    <Block title="Skills">
      <SkillList skills={skills} />
    </Block>
  );
}

/** Skills with the time they were used and where they are. */
export function SkillList({ skills }: { skills: SkillView[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-ui">
      {skills.map(({ name, months, lastUsed, evidence }) => (
        <li
          key={name}
          className="inline-flex max-w-full flex-wrap items-baseline gap-x-2 [overflow-wrap:anywhere]"
        >
          <span>{name}</span>
          {months > 0 && (
            <span className="text-xs text-soft" title={lastUsed ? `last used ${lastUsed}` : undefined}>
              {monthsInWords(months)}
            </span>
          )}
          <Places evidence={evidence} />
        </li>
      ))}
    </ul>
  );
}
