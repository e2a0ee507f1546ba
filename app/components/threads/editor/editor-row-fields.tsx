import { clsx } from "clsx";
import { GripVertical, Merge } from "lucide-react";
import { memo } from "react";
import { Button } from "~/components/ui/button";
import { smallInputClass } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { useHydrated } from "~/lib/hooks/use-hydrated";
import { importances, LABEL_MAX, MOST_YEARS } from "../../../../workers/domain/threads/job-options";
import type { EditorRow, Group } from "./editor-row-state";
import { LevelField } from "./level-field";

const names: Record<Group, string> = {
  must: "Must have",
  nice: "Nice to have",
  context: "Mentioned",
  ignore: "Ignore",
};

const kinds: Record<EditorRow["kind"], string> = {
  skill: "Skill",
  years: "Years",
  education: "Degree",
  language: "Language",
  certificate: "Certificate",
  duty: "Duty",
  condition: "Condition",
  location: "Place",
  other: "Other",
};

/** In one line where there is room for it; the heading of the columns has the same. */
export const editorColumns =
  "@3xl:min-h-11 @3xl:grid-cols-[1rem_minmax(9rem,1fr)_minmax(4.5rem,0.5fr)_4.75rem_7.25rem_5rem_8.75rem_2rem]";

/** One requirement in one line: its words, what else will do, kind, years, level, deal-breaker and group. */
export const EditorRowFields = memo(function EditorRowFields({
  row,
  active,
  merging,
  canMerge,
  onChange,
  onMerge,
  onActive,
  onDrop,
}: {
  row: EditorRow;
  active: boolean;
  /** the row that another is being chosen for */
  merging: string | null;
  canMerge: boolean;
  onChange: (id: string, part: Partial<EditorRow>) => void;
  onMerge: (id: string | null) => void;
  onActive: (id: string) => void;
  onDrop: (id: string, group: Group) => void;
}) {
  const { id, kind, group, label, gate } = row;
  const hydrated = useHydrated();
  const set = (part: Partial<EditorRow>) => onChange(id, part);
  return (
    <li
      data-row={id}
      onFocus={() => onActive(id)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => onDrop(event.dataTransfer.getData("text/plain"), group)}
      className={clsx(
        "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 border-b border-line py-1",
        editorColumns,
        active && "bg-sunken",
      )}
    >
      <input type="hidden" name="requirementId" value={id} />
      <input type="hidden" name="merged" value={row.merged.join(" ")} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a short cut by mouse; the select moves it by keyboard */}
      <span
        draggable={hydrated}
        onDragStart={(event) => event.dataTransfer.setData("text/plain", id)}
        className="hidden cursor-grab text-soft @3xl:block"
        title="Drag to another group"
      >
        <GripVertical className="size-4" aria-hidden="true" />
      </span>
      <Words row={row} set={set} />
      <Alternatives row={row} set={set} />
      <span className="px-1 text-sm text-soft">{kinds[kind]}</span>
      <span className="grid">
        <Years row={row} set={set} />
        <LevelField row={row} onChange={(level) => set({ level })} />
      </span>
      <label className="flex min-h-9 items-center gap-1.5 text-sm whitespace-nowrap @3xl:justify-center ">
        <input
          type="checkbox"
          name="gate"
          value={id}
          checked={gate}
          onChange={(event) => set({ gate: event.target.checked })}
          aria-label={`Deal-breaker: ${label}`}
          className="size-4.5 accent-accent"
        />
        <span className="@3xl:hidden">Deal-breaker</span>
      </label>
      <Select
        small
        name="importance"
        value={group}
        onChange={(event) => set({ group: event.target.value as Group })}
        aria-label={`Importance of ${label}`}
        className=""
      >
        {importances.map((value) => (
          <option key={value} value={value}>
            {names[value]}
          </option>
        ))}
      </Select>
      {canMerge && (
        <Button
          type="button"
          look={merging ? "secondary" : "quiet"}
          size="small"
          // Without scripts it does nothing, but has its place already.
          className={clsx("px-1! @max-3xl:col-span-2", !hydrated && "invisible")}
          onClick={() => onMerge(merging === id ? null : id)}
          aria-label={merging && merging !== id ? `Merge ${label} here` : `Merge ${label}`}
          title={merging && merging !== id ? "Merge here" : "Merge with another"}
          aria-pressed={merging === id}
        >
          <Merge className="size-4" aria-hidden="true" />
          <span className="@3xl:sr-only">{merging && merging !== id ? "Merge here" : "Merge"}</span>
        </Button>
      )}
    </li>
  );
});

type FieldProps = { row: EditorRow; set: (part: Partial<EditorRow>) => void };

function Words({ row: { kind, label, fixed }, set }: FieldProps) {
  const room = kind === "skill" ? "" : "@3xl:col-span-2";
  if (fixed)
    return (
      <span className={clsx("min-w-0 px-3 text-sm font-medium [overflow-wrap:anywhere] @max-3xl:px-0", room)}>
        <input type="hidden" name="label" value={label} />
        {label}
      </span>
    );
  return (
    <input
      name="label"
      value={label}
      maxLength={LABEL_MAX}
      onChange={(event) => set({ label: event.target.value })}
      aria-label={`Text of ${label}`}
      title={label}
      className={clsx(smallInputClass, "min-w-0 font-medium @max-3xl:col-span-2", room)}
    />
  );
}

function Alternatives({ row: { kind, label, alternatives }, set }: FieldProps) {
  // Its words take the room.
  if (kind !== "skill") return <input type="hidden" name="alternatives" value={alternatives} />;
  return (
    <input
      name="alternatives"
      value={alternatives}
      onChange={(event) => set({ alternatives: event.target.value })}
      aria-label={`Or instead of ${label}`}
      placeholder="or ..."
      title={alternatives}
      className={clsx(smallInputClass, "min-w-0 @max-3xl:col-span-2")}
    />
  );
}

function Years({ row: { kind, label, years }, set }: FieldProps) {
  if (kind !== "skill" && kind !== "years") return <input type="hidden" name="years" value={years} />;
  return (
    <span className="flex items-center gap-2">
      <input
        name="years"
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST_YEARS}
        value={years}
        onChange={(event) => set({ years: event.target.value })}
        aria-label={`Years of ${label}`}
        placeholder="years"
        className={clsx(smallInputClass, "tabular-nums")}
      />
      {/* The heading says it where columns have one. */}
      {years && <span className="text-sm text-soft @3xl:hidden">years</span>}
    </span>
  );
}
