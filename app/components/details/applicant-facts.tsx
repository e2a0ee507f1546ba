import { counted, monthsInWords } from "~/lib/format";
import type { AnalysedCandidate, PlacedFact, SkillGroup, SkillView } from "~/lib/views/applicant-view";
import { Places } from "./evidence";
import { History } from "./experience-history";
import { Block } from "./verdict";

type Props = {
  applicant: AnalysedCandidate;
  /** said above already: the address and the number to reach them by */
  said: (string | null)[];
};

/** The specification's details: what was read from the résumé, each fact with its place in it. */
export function ApplicantFacts({ applicant, said }: Props) {
  const { contact, experience, skills, education, languages, certificates, totalMonths } = applicant;
  const rest = contact.map(({ label, facts }) => ({
    label,
    facts: facts.filter(({ value }) => !said.includes(value)),
  }));
  return (
    <>
      {experience.length > 0 && <History entries={experience} months={totalMonths} />}
      <Skills groups={skills} />
      <FactBlock title="Education" facts={education} />
      <FactBlock title="Languages" facts={languages} />
      <FactBlock title="Certificates" facts={certificates} />
      <Block title="Personal details">
        <dl className="grid gap-x-4 gap-y-1.5 text-[0.95rem] sm:grid-cols-[7rem_minmax(0,1fr)]">
          {rest
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

/** The job's four lists are open, what else was read is folded away. */
function Skills({ groups }: { groups: SkillGroup[] }) {
  const [other, ...listed] = [...groups].reverse();
  const shown = listed.reverse().filter(({ skills }) => skills.length > 0);
  if (shown.length === 0 && !other?.skills.length) return null;
  return (
    <Block title="Skills">
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[5.5rem_minmax(0,1fr)]">
        {shown.map(({ title, skills }) => (
          <div key={title} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
            <dt className="text-ui text-soft">{title}</dt>
            <dd>
              <SkillList skills={skills} />
            </dd>
          </div>
        ))}
      </dl>
      {other && other.skills.length > 0 && (
        <details className="mt-2">
          <summary className="rounded-sm text-ui text-soft">
            {counted(other.skills.length, "other skill", "other skills")} in the résumé
          </summary>
          <div className="mt-2">
            <SkillList skills={other.skills} />
          </div>
        </details>
      )}
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
