import type { ReactNode } from "react";
import { Places } from "~/components/details/evidence";
import { Badge } from "~/components/ui/data/badge";
import { monthsInWords } from "~/lib/format";
import type { ReadFacts as Facts, FieldView } from "~/lib/views/read-facts";
import { CorrectForm, type CorrectFormProps } from "./correct-form";
import { EntryRows } from "./entry-rows";
import { RemoveSkills } from "./remove-skills";

type Correctable = Pick<CorrectFormProps, "factsVersion" | "refused" | "scores">;

/** All that was read, each fact with its place in the résumé and a form that corrects it. */
export function ReadFacts({
  facts,
  skills,
  ...form
}: { facts: Facts; skills: { name: string }[] } & Correctable) {
  const { person, contact, summary, experience, totalMonths, education, languages, certificates } = facts;
  return (
    <div className="grid gap-8">
      <Part
        title="Experience"
        note={experience.length > 0 ? `${monthsInWords(totalMonths)} of work in all` : "No work was found."}
      >
        <EntryRows entries={experience} {...form} />
      </Part>
      <Part title="Education" note={education.length > 0 ? undefined : "No education was found."}>
        <EntryRows entries={education} {...form} />
      </Part>
      <Part title="You">
        <FieldList fields={person} />
        <CorrectForm
          kind="person"
          entry={null}
          of="your name, headline and place"
          fields={person}
          {...form}
        />
        {contact.map(({ label, facts: values }) => (
          <Values key={label} label={label} values={values} />
        ))}
        <Values label="Summary" values={summary} />
      </Part>
      <Part title="Skills" note={skills.length > 0 ? undefined : "No skills were found."}>
        {skills.length > 0 && (
          <>
            <p className="text-ui [overflow-wrap:anywhere]">{skills.map(({ name }) => name).join(", ")}</p>
            <RemoveSkills skills={skills} {...form} />
          </>
        )}
      </Part>
      {languages.length + certificates.length > 0 && (
        <Part title="Languages and certificates">
          <Values label="Languages" values={languages} />
          <Values label="Certificates" values={certificates} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">
        {title}
        {note && <span className="ml-3 font-sans text-sm font-normal text-soft">{note}</span>}
      </h3>
      {children}
    </section>
  );
}

function FieldList({ fields }: { fields: FieldView[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 text-ui sm:grid-cols-[6rem_minmax(0,1fr)]">
      {fields.map(({ field, label, value, evidence, corrected, isDoubtful }) => (
        <div key={field} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
          <dt className="text-soft">{label}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-3 [overflow-wrap:anywhere]">
            {value || <span className="text-soft">Not found</span>}
            {isDoubtful && <Badge tone="moderate">Please check</Badge>}
            {corrected && <Badge tone="accent">Corrected by you</Badge>}
            <Places evidence={evidence} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Values({ label, values }: { label: string; values: Facts["summary"] }) {
  if (values.length === 0) return null;
  return (
    <dl className="grid gap-x-4 text-ui sm:grid-cols-[6rem_minmax(0,1fr)]">
      <dt className="text-soft">{label}</dt>
      {values.map(({ value, evidence }) => (
        <dd
          key={value}
          className="flex flex-wrap items-baseline gap-x-3 [overflow-wrap:anywhere] sm:col-start-2"
        >
          {value} <Places evidence={evidence} />
        </dd>
      ))}
    </dl>
  );
}
