import { Select } from "~/components/ui/fields/select";
import { educationLevels, languageLevels } from "../../../../workers/domain/threads/job-options";
import type { EditorRow } from "./editor-row-state";

/** Degrees and languages have a level; one that isn't in the list, as the posting worded it, stays to be chosen. */
export function LevelField({ row, onChange }: { row: EditorRow; onChange: (level: string) => void }) {
  const { kind, label, level } = row;
  const levels = kind === "education" ? educationLevels : kind === "language" ? languageLevels : null;
  if (!levels) return <input type="hidden" name="level" value={level} />;
  const known = levels.some(([value]) => value === level);
  return (
    <Select
      small
      name="level"
      value={level}
      onChange={(event) => onChange(event.target.value)}
      aria-label={`Level of ${label}`}
    >
      {!known && <option value={level}>{level || "Any level"}</option>}
      {levels.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}
