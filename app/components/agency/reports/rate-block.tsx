import { Card } from "~/components/ui/card";
import { PlainHead } from "~/components/ui/data/sort-head";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { counted } from "~/lib/format";
import {
  groupName,
  type Measure,
  TABLE_TITLES,
  type TableName,
} from "../../../../workers/domain/voluntary/audit/audit-words";
import type { RateTable } from "../../../../workers/domain/voluntary/audit/rates";

type Words = Record<"title" | "people" | "hits" | "rate" | "none", string>;

const MEASURE_WORDS: Record<Measure, Words> = {
  selection: {
    ...{ title: "Selection", people: "Applicants", hits: "Selected", rate: "Selection rate" },
    none: "Nobody in these groups was selected",
  },
  scoring: {
    ...{ title: "Scoring", people: "Scored", hits: "Above the median", rate: "Scoring rate" },
    none: "Nobody in these groups scored above the median",
  },
};

const percent = (rate: number) => `${(100 * rate).toFixed(1)}%`;

/** One table of an audit: groups with their rate and how it compares, and a sentence on what stands out. */
export function RateBlock({
  name,
  measure,
  table,
}: {
  name: TableName;
  measure: Measure;
  table: RateTable | null;
}) {
  const words = MEASURE_WORDS[measure];
  const title = `${words.title} by ${TABLE_TITLES[name].toLowerCase()}`;
  return (
    <Card title={title}>
      {table ? (
        <div className="grid gap-3">
          <p>{summary(name, table, words.none)}</p>
          <Rates name={name} caption={title} words={words} table={table} />
          <Left table={table} />
        </div>
      ) : (
        <p className="text-soft">Too few answers to compare groups without telling single people apart.</p>
      )}
    </Card>
  );
}

function summary(name: TableName, { rows }: RateTable, none: string): string {
  const flagged = rows.filter((row) => row.flagged);
  if (rows.every(({ ratio }) => ratio === null)) return `${none}, so no rate can be compared.`;
  if (flagged.length === 0) return "No group’s rate is below four fifths of the highest.";
  const names = flagged.map(({ key }) => groupName(name, key)).join("; ");
  const small = flagged.some((row) => row.small)
    ? " Some of these groups are small: one or two people more could change that."
    : "";
  return `Below four fifths of the highest rate: ${names}.${small}`;
}

function Rates({
  name,
  caption,
  words,
  table,
}: {
  name: TableName;
  caption: string;
  words: Words;
  table: RateTable;
}) {
  const head = (
    <>
      <PlainHead>Category</PlainHead>
      <PlainHead end>{words.people}</PlainHead>
      <PlainHead end>{words.hits}</PlainHead>
      <PlainHead end>{words.rate}</PlainHead>
      <PlainHead end>Impact ratio</PlainHead>
    </>
  );
  const number = "md:text-right tabular-nums";
  return (
    <CardTable caption={caption} head={head}>
      {table.rows.map(({ key, people, hits, rate, ratio, flagged, small }) => (
        <CardRow key={key}>
          <Cell wide>
            <span className="font-medium">{groupName(name, key)}</span>
            {small && <span className="text-soft"> (small sample)</span>}
          </Cell>
          <Cell label={words.people} className={number}>
            {people}
          </Cell>
          <Cell label={words.hits} className={number}>
            {hits}
          </Cell>
          <Cell label={words.rate} className={number}>
            {percent(rate)}
          </Cell>
          <Cell label="Impact ratio" className={number}>
            {ratio === null ? (
              "N/A"
            ) : (
              <span className={flagged ? "font-semibold text-poor" : undefined}>
                {ratio.toFixed(2)}
                {flagged && " below 0.80"}
              </span>
            )}
          </Cell>
        </CardRow>
      ))}
    </CardTable>
  );
}

function Left({ table: { together, notSaid } }: { table: RateTable }) {
  const parts = [
    together && `${counted(together.people, "person", "people")} in groups too small to be told apart`,
    notSaid && `${notSaid.people} who preferred not to say`,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <p className="text-sm text-soft">Not in the table: {parts.join(", and ")}.</p>;
}
