import { type RequirementEdits, requirementEditsSchema } from "../../../workers/domain/threads/schema";

const linesOf = (value: FormDataEntryValue | null) =>
  String(value ?? "")
    .split(/[\n,;]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** Parallel `requirementId` and `importance`, `gate` per deal-breaker; added words split by lines or commas. Null if invalid. */
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
