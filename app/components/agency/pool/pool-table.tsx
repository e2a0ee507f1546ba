import { ScoreBadge } from "~/components/applicants/score-badge";
import { PlainHead } from "~/components/ui/data/sort-head";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalDate } from "~/components/ui/local-date";
import { capitalised } from "~/lib/format";
import type { OtherThread } from "../../../../workers/domain/pool/other-threads";
import { PersonCell } from "./person-cell";
import { ThreadLinks } from "./thread-links";

export type PoolRow = {
  id: string;
  threadId: string;
  threadTitle: string;
  name: string;
  position: string;
  experienceMonths: number | null;
  email: string | null;
  place: string;
  gender: string | null;
  veiled: boolean;
  relevancyScore: number | null;
  skillsMatchScore: number | null;
  experienceMatchScore: number | null;
  createdAt: number;
  others: OtherThread[];
};

export function PoolTable({ people, choosable }: { people: PoolRow[]; choosable: boolean }) {
  const head = (
    <>
      <PlainHead>Candidate</PlainHead>
      <PlainHead>Job threads</PlainHead>
      <PlainHead>Skills</PlainHead>
      <PlainHead>Experience</PlainHead>
      <PlainHead>Location</PlainHead>
      <PlainHead className="max-2xl:hidden">Email</PlainHead>
      <PlainHead>Gender</PlainHead>
      <PlainHead>Uploaded</PlainHead>
    </>
  );
  return (
    <div className="[&_th]:text-xs [&_th]:whitespace-nowrap">
      <CardTable caption="Candidates of all job threads" head={head}>
        {people.map((person) => (
          <Person key={person.id} person={person} choosable={choosable} />
        ))}
      </CardTable>
    </div>
  );
}

function Person({ person, choosable }: { person: PoolRow; choosable: boolean }) {
  const { id, threadId, name, email, place, gender, veiled } = person;
  const threads = [
    { applicantId: id, threadId, title: person.threadTitle, relevancyScore: person.relevancyScore },
    ...person.others,
  ];
  const own = (value: string | null) =>
    veiled ? (
      <span className="text-soft">Hidden</span>
    ) : (
      value || <span className="text-soft">Not stated</span>
    );
  return (
    <CardRow compact>
      <PersonCell person={person} choosable={choosable} />
      <Cell wide className="md:w-1/3 md:max-w-0 md:min-w-56">
        <ThreadLinks name={name} threads={threads} />
      </Cell>
      <Cell label="Skills">
        <ScoreBadge score={person.skillsMatchScore} />
      </Cell>
      <Cell label="Experience">
        <ScoreBadge score={person.experienceMatchScore} />
      </Cell>
      <Cell
        label="Location"
        wide
        className="md:max-w-40 md:truncate"
        title={veiled || !place ? undefined : place}
      >
        {own(place)}
      </Cell>
      <Cell label="Email" wide className="[overflow-wrap:anywhere] md:max-2xl:hidden">
        {own(email)}
      </Cell>
      <Cell label="Gender" wide className="whitespace-nowrap">
        {own(gender && capitalised(gender))}
      </Cell>
      <Cell label="Uploaded" wide className="whitespace-nowrap text-soft">
        <LocalDate value={person.createdAt} />
      </Cell>
    </CardRow>
  );
}
