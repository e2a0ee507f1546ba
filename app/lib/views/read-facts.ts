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
  /** missing where every résumé has one, or read with too little confidence; not where the person has had their say */
  isDoubtful: boolean;
};

/** `entry` counts the entries as they were read. */
export type EntryView = {
  entry: number;
  kind: "experience" | "education";
  months: number | null;
  fields: FieldView[];
  lines: number;
  isDoubtful: boolean;
};

type Shown = { value: string; evidence: EvidenceView[] };

/** Without entries that a person removed; of each kind, the doubtful ones first. */
export type ReadFacts = {
  person: FieldView[];
  contact: { label: string; facts: Shown[] }[];
  summary: Shown[];
  experience: EntryView[];
  totalMonths: number;
  education: EntryView[];
  languages: Shown[];
  certificates: Shown[];
  /** entries, or the name, that a person should look at */
  doubts: number;
};

/** What a score rests on, and every entry has. */
const EXPECTED = new Set([
  "person name",
  "experience title",
  "experience company",
  "experience start",
  "education institution",
]);

function isUnsure(what: string, fact: Fact<string> | null, sureFrom: number): boolean {
  return fact ? fact.confidence < sureFrom : EXPECTED.has(what);
}

function doubtfulFirst(entries: EntryView[]): EntryView[] {
  return [...entries.filter((one) => one.isDoubtful), ...entries.filter((one) => !one.isDoubtful)];
}

function shown(facts: (Fact<string> | null | undefined)[]): Shown[] {
  return facts.flatMap((fact) =>
    fact ? [{ value: fact.value, evidence: places(fact.quotes.slice(0, 1)) }] : [],
  );
}

/** `sureFrom`: the confidence from which on something is taken as read. */
export function readFacts(
  { facts, read }: Pick<StoredResume, "facts" | "read">,
  { corrections, sureFrom }: { corrections: Correction[]; sureFrom: number },
): ReadFacts {
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
    isDoubtful: !isCorrected(kind, name, entry) && isUnsure(`${kind} ${name}`, fact, sureFrom),
  });
  const kept = <T>(entries: T[], kind: "remove-experience" | "remove-education", now: T[]) => {
    const gone = new Set(corrections.flatMap((one) => (one.kind === kind ? [one.entry] : [])));
    const places = entries.map((_, at) => at).filter((at) => !gone.has(at));
    return now.flatMap((entry, at) =>
      places[at] === undefined ? [] : [{ entry: places[at], facts: entry }],
    );
  };
  const asEntry = (entry: Omit<EntryView, "isDoubtful">): EntryView => ({
    ...entry,
    isDoubtful: entry.fields.some(({ isDoubtful }) => isDoubtful),
  });
  const person = (
    [
      ["name", "Name"],
      ["headline", "Headline"],
      ["location", "Place"],
    ] as const
  ).map((names) => field("person", null, names, facts[names[0]]));
  const experience = kept(read.experience, "remove-experience", facts.experience).map(
    ({ entry, facts: job }) =>
      asEntry({
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
      }),
  );
  const education = kept(read.education, "remove-education", facts.education).map(
    ({ entry, facts: school }) =>
      asEntry({
        entry,
        kind: "education",
        months: null,
        lines: 0,
        fields: [
          field("education", entry, ["degree", "Degree"], school.degree),
          field("education", entry, ["institution", "School"], school.institution),
          field("education", entry, ["field", "Subject"], school.field),
          field("education", entry, ["start", "Start"], school.start),
          field("education", entry, ["end", "End"], school.end),
        ],
      }),
  );
  return {
    person,
    contact: [
      { label: "Email", facts: shown(facts.emails) },
      { label: "Phone", facts: shown(facts.phones) },
      { label: "Links", facts: shown(facts.links) },
    ].filter((one) => one.facts.length > 0),
    summary: shown([facts.summary]),
    experience: doubtfulFirst(experience),
    totalMonths: facts.totalMonths,
    education: doubtfulFirst(education),
    languages: facts.languages.map(({ language, level, quotes }) => ({
      value: level ? `${language} (${level})` : language,
      evidence: places(quotes.slice(0, 1)),
    })),
    certificates: shown(facts.certificates),
    doubts: [...person, ...experience, ...education].filter(({ isDoubtful }) => isDoubtful).length,
  };
}
