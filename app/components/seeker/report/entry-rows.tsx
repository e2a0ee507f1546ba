import { Places } from "~/components/details/evidence";
import { Badge } from "~/components/ui/data/badge";
import { counted, monthsInWords } from "~/lib/format";
import type { EntryView, FieldView } from "~/lib/views/read-facts";
import { CorrectForm, type CorrectFormProps } from "./correct-form";

const COLUMNS = {
  experience: ["title", "company", "start", "end"],
  education: ["degree", "institution", "start", "end"],
} as const;

const HEADS = { experience: ["Title", "Employer"], education: ["Degree", "School"] } as const;

const ROW =
  "grid grid-cols-[minmax(0,1fr)] gap-x-3 gap-y-0.5 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_4.25rem_4.25rem]";

type Props = { entries: EntryView[] } & Pick<CorrectFormProps, "factsVersion" | "refused" | "scores">;

/** Jobs, or education: one row each, with what may be read wrongly on it and the form that corrects it. */
export function EntryRows({ entries, ...form }: Props) {
  const [first] = entries;
  if (!first) return null;
  return (
    <div>
      <div aria-hidden="true" className={`${ROW} pb-1 text-xs text-soft max-sm:hidden`}>
        {[...HEADS[first.kind], "From", "To"].map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {entries.map((entry) => (
          <li key={entry.entry} className="py-2">
            <EntryRow entry={entry} {...form} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function EntryRow({ entry, ...form }: { entry: EntryView } & Omit<Props, "entries">) {
  const { kind, fields, isDoubtful } = entry;
  const cells = COLUMNS[kind].flatMap((name) => fields.filter(({ field }) => field === name));
  return (
    <>
      <dl className={`${ROW} text-ui [overflow-wrap:anywhere]`}>
        {cells.map((cell, at) => (
          <div key={cell.field} className="max-sm:flex max-sm:gap-2">
            <dt className={at === 0 ? "sr-only" : "text-soft sm:sr-only"}>{cell.label}</dt>
            <dd className={at === 0 ? "font-medium" : undefined}>
              <Value field={cell} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft sm:min-h-7 sm:pr-16">
        {isDoubtful && <Badge tone="moderate">Please check</Badge>}
        {fields.some(({ corrected }) => corrected) && <Badge tone="accent">Corrected by you</Badge>}
        <span>{aside(entry)}</span>
        <Places evidence={fields.find(({ evidence }) => evidence.length > 0)?.evidence ?? []} />
      </p>
      <CorrectForm kind={kind} entry={entry.entry} of={nameOf(fields)} fields={fields} beside {...form} />
    </>
  );
}

function Value({ field: { value, isDoubtful } }: { field: FieldView }) {
  if (!value) return <span className={isDoubtful ? "text-moderate" : "text-soft"}>Not found</span>;
  return <span className={isDoubtful ? "text-moderate" : undefined}>{value}</span>;
}

/** What the columns have no room for. */
function aside({ kind, months, lines, fields }: EntryView): string {
  const more = fields.filter(({ field, value }) => value && (field === "location" || field === "field"));
  const length = months === null ? "its length can’t be counted" : monthsInWords(months);
  const about = lines === 0 ? "no lines about it" : `${counted(lines, "line")} about it`;
  return [...more.map(({ value }) => value), ...(kind === "experience" ? [length, about] : [])].join(" · ");
}

function nameOf(fields: FieldView[]): string {
  const words = fields.slice(0, 2).map(({ value }) => value);
  return words.filter(Boolean).join(", ") || "this entry";
}
