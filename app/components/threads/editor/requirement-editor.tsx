import { clsx } from "clsx";
import { Fragment, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useHydrated } from "~/lib/hooks/use-hydrated";
import { AddRequirements } from "./add-requirements";
import { EditorRowFields, editorColumns } from "./editor-row-fields";
import { canMerge, type EditorRow, type Group, mergeRows, newRow } from "./editor-row-state";
import { MarkedPosting } from "./marked-posting";

const groups: { group: Group; title: string; proposed?: true }[] = [
  { group: "must", title: "Must have" },
  { group: "nice", title: "Nice to have" },
  { group: "context", title: "Mentioned" },
  { group: "ignore", title: "Proposed by the model", proposed: true },
  { group: "ignore", title: "Left out" },
];

/**
 * A job's requirements in four groups; its fields belong to the form around it and are read by `readRequirementEdits`.
 * @param initial the rows at first; give another `key` to begin with others
 */
export function RequirementEditor({
  initial,
  posting,
  onEdit,
}: {
  initial: EditorRow[];
  posting: string;
  onEdit?: () => void;
}) {
  const editor = useEditor(initial);
  const { rows, merging, list } = editor;
  const [active, setActive] = useState<string | null>(null);
  const first = rows.find(({ id }) => id === merging);
  const mergeable = rows.filter(canMerge).length > 1;
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another set of rows is an edit
  useEffect(() => {
    if (!isFirst.current) onEdit?.();
    isFirst.current = false;
  }, [rows]);
  return (
    <div className="@container">
      <div className="grid gap-6 @5xl:grid-cols-[minmax(0,1fr)_minmax(16rem,22rem)]">
        <div ref={list} className="@container grid content-start gap-1">
          {rows.length === 0 && (
            <p className="text-soft">
              No requirement was recognised in this posting. Add the skills yourself below.
            </p>
          )}
          <p role="status" className="text-sm text-soft">
            {first && `Choose what to merge with “${first.label}”: either will do. Escape ends merging.`}
          </p>
          {rows.length > 0 && <ColumnNames />}
          <ul
            onKeyDown={(event) => {
              // Enter in a row would press the form's first button.
              if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
              if (event.key !== "Escape" || !merging) return;
              // The dialog stays open.
              event.stopPropagation();
              editor.merge(null);
            }}
          >
            {groups.map(({ group, title, proposed }) => {
              const members = rows.filter(
                (row) => row.group === group && (group !== "ignore" || row.isProposed === proposed),
              );
              if (proposed && members.length === 0) return null;
              return (
                <Fragment key={title}>
                  <GroupHeading group={group} title={title} count={members.length} onDrop={editor.move} />
                  {members.map((row) => (
                    <EditorRowFields
                      key={row.id}
                      row={row}
                      active={active === row.id}
                      merging={merging}
                      canMerge={mergeable && canMerge(row)}
                      onChange={editor.change}
                      onMerge={editor.merge}
                      onActive={setActive}
                      onDrop={editor.move}
                    />
                  ))}
                </Fragment>
              );
            })}
          </ul>
          <div className="mt-4 grid gap-3 @2xl:grid-cols-2">
            <AddRequirements
              name="addedMust"
              label="Add core skills"
              button="Add as must have"
              onAdd={editor.add.must}
            />
            <AddRequirements
              name="addedNice"
              label="Add preferred skills"
              button="Add as nice to have"
              onAdd={editor.add.nice}
            />
          </div>
        </div>
        <MarkedPosting
          posting={posting}
          rows={rows}
          active={active}
          onChoose={(id) => {
            setActive(id);
            fieldOf(list, id)?.focus();
          }}
        />
      </div>
    </div>
  );
}

function fieldOf(list: RefObject<HTMLElement | null>, id: string) {
  return list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] select`);
}

function useEditor(initial: EditorRow[]) {
  const [rows, setRows] = useState(initial);
  const [merging, setMerging] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const added = useRef(0);
  const change = useCallback(
    (id: string, part: Partial<EditorRow>) =>
      setRows((all) => all.map((row) => (row.id === id ? { ...row, ...part } : row))),
    [],
  );
  const move = useCallback((id: string, group: Group) => change(id, { group }), [change]);
  const addTo = (group: Group) => (labels: string[]) =>
    setRows((all) => [...all, ...labels.map((label) => newRow(`${group}-${added.current++}`, label, group))]);
  /** The first call chooses a row, the second merges another into it; null ends the choice. */
  function merge(id: string | null) {
    const kept = rows.find((row) => row.id === merging);
    const taken = rows.find((row) => row.id === id);
    setMerging(kept || !taken ? null : id);
    if (!kept || !taken || kept === taken) return;
    setRows(rows.flatMap((row) => (row === taken ? [] : row === kept ? [mergeRows(kept, taken)] : [row])));
    fieldOf(list, kept.id)?.focus();
  }
  return { rows, merging, list, change, move, merge, add: { must: addTo("must"), nice: addTo("nice") } };
}

/** For the eye: each field says its own name. */
function ColumnNames() {
  return (
    <div aria-hidden="true" className={clsx("hidden gap-x-2 text-xs text-soft @3xl:grid", editorColumns)}>
      <span />
      <span className="self-end">Requirement</span>
      <span className="self-end">Or any of</span>
      <span className="self-end px-1">Kind</span>
      <span className="self-end">Years or level</span>
      <span className="self-end text-center">Deal-breaker</span>
      <span className="self-end">Group</span>
      <span />
    </div>
  );
}

function GroupHeading({
  group,
  title,
  count,
  onDrop,
}: {
  group: Group;
  title: string;
  count: number;
  onDrop: (id: string, group: Group) => void;
}) {
  const hydrated = useHydrated();
  return (
    <li
      className="flex items-baseline gap-2 border-b border-line pt-4 pb-1"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => onDrop(event.dataTransfer.getData("text/plain"), group)}
    >
      <h3 className="text-base">{title}</h3>
      <span className="text-sm text-soft tabular-nums">{count}</span>
      {count === 0 && hydrated && <span className="text-sm text-soft">Drag a requirement here</span>}
    </li>
  );
}
