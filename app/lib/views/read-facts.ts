import type { StoredResume } from "../../../workers/domain/resumes/analysis/stored-resume";
import type { Correction } from "../../../workers/engine/parse/corrections";
import type { Fact } from "../../../workers/engine/types";
import { type EvidenceView, places } from "./applicant-view";

export type FieldView = {
  field: string;
  label: string;
  /** "" where nothing was read */
  value: string;
  evidence: EvidenceView[];
  corrected: boolean;
};

/** `entry` counts the entries as they were read. */
export type EntryView = {
  entry: number;
  kind: "experience" | "education";
  months: number | null;
  fields: FieldView[];
  lines: number;
};

type Shown = { value: string; evidence: EvidenceView[] };

/** Without entries that a person removed. */
export type ReadFacts = {
  person: FieldView[];
  contact: { label: string; facts: Shown[] }[];
  summary: Shown[];
  experience: EntryView[];
  totalMonths: number;
  education: EntryView[];
  languages: Shown[];
  certificates: Shown[];
};

function shown(facts: (Fact<string> | null | undefined)[]): Shown[] {
  return facts.flatMap((fact) =>
    fact ? [{ value: fact.value, evidence: places(fact.quotes.slice(0, 1)) }] : [],
  );
}

export function readFacts({ facts, read }: StoredResume, corrections: Correction[]): ReadFacts {
  const isCorrected = (kind: "person" | EntryView["kind"], name: string, entry: number | null) =>
    corrections.some(
      (one) => one.kind === kind && one.field === name && (one.kind === "person" || one.entry === entry),
    );
  const field = (
    kind: "person" | EntryView["kind"],
    entry: number | null,
    [name, label]: readonly [string, string],
    fact: Fact<string> | null,
    value = fact?.value ?? "",
  ): FieldView => ({
    field: name,
    label,
    value,
    evidence: places(fact?.quotes.slice(0, 1) ?? []),
    corrected: isCorrected(kind, name, entry),
  });
  const kept = <T>(entries: T[], kind: "remove-experience" | "remove-education", now: T[]) => {
    const gone = new Set(corrections.flatMap((one) => (one.kind === kind ? [one.entry] : [])));
    const places = entries.map((_, at) => at).filter((at) => !gone.has(at));
    return now.flatMap((entry, at) =>
      places[at] === undefined ? [] : [{ entry: places[at], facts: entry }],
    );
  };
  return {
    person: (
      [
        ["name", "Name"],
        ["headline", "Headline"],
        ["location", "Place"],
      ] as const
    ).map((names) => field("person", null, names, facts[names[0]])),
    contact: [
      { label: "Email", facts: shown(facts.emails) },
      { label: "Phone", facts: shown(facts.phones) },
      { label: "Links", facts: shown(facts.links) },
    ].filter((one) => one.facts.length > 0),
    summary: shown([facts.summary]),
    experience: kept(read.experience, "remove-experience", facts.experience).map(({ entry, facts: job }) => ({
      entry,
      kind: "experience",
      months: job.months,
      lines: job.bullets.length,
      fields: [
        field("experience", entry, ["title", "Title"], job.title),
        field("experience", entry, ["company", "Employer"], job.company),
        field("experience", entry, ["location", "Place"], job.location),
        field("experience", entry, ["start", "Start"], job.start),
        field(
          "experience",
          entry,
          ["end", "End"],
          job.end ?? (job.isCurrent ? job.start : null),
          job.isCurrent ? "present" : undefined,
        ),
      ],
    })),
    totalMonths: facts.totalMonths,
    education: kept(read.education, "remove-education", facts.education).map(({ entry, facts: school }) => ({
      entry,
      kind: "education",
      months: null,
      lines: 0,
      fields: [
        field("education", entry, ["institution", "School"], school.institution),
        field("education", entry, ["degree", "Degree"], school.degree),
        field("education", entry, ["field", "Subject"], school.field),
        field("education", entry, ["start", "Start"], school.start),
        field("education", entry, ["end", "End"], school.end),
      ],
    })),
    languages: facts.languages.map(({ language, level, quotes }) => ({
      value: level ? `${language} (${level})` : language,
      evidence: places(quotes.slice(0, 1)),
    })),
    certificates: shown(facts.certificates),
  };
}
