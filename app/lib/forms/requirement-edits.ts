import { type RequirementEdits, requirementEditsSchema } from "../../../workers/domain/threads/schema";

const linesOf = (value: FormDataEntryValue | null) =>
  String(value ?? "")
    .split(/[\n,;]/)
    .map((word) => word.trim())
    .filter(Boolean);

/**
 * What the requirement editor posts: `requirementId` and `importance` side by side, `gate` for each deal-breaker,
 * `addedMust` and `addedNice` as words separated by lines or commas. Null where the words don't fit.
 */
export function readRequirementEdits(form: FormData): RequirementEdits | null {
  const importances = form.getAll("importance");
  const ids = form.getAll("requirementId").map(String);
  const edits = requirementEditsSchema.safeParse({
    importance: Object.fromEntries(ids.map((id, index) => [id, importances[index]])),
    gates: form.has("requirementId") ? form.getAll("gate").map(String) : null,
    addedMust: linesOf(form.get("addedMust")),
    addedNice: linesOf(form.get("addedNice")),
  });
  return edits.success ? edits.data : null;
}
