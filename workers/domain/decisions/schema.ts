import * as z from "zod";
import type { StageSettings, StageSettingsEdits } from "./stage-settings";
import { stages } from "./stages";

const text = z.string().optional();

/** A decision as a form sends it; limits of people and words are the use case's. */
const moveSchema = z.object({
  applicantIds: z.array(z.string().max(100)).max(1000),
  stage: z.enum(stages),
  reason: text,
  comment: text,
  seen: z.enum(stages).optional(),
});

/** @returns null for a form that no page of ours sends */
export function parseMove(form: FormData): z.infer<typeof moveSchema> | null {
  const { id: _, ...fields } = Object.fromEntries(
    [...form].filter(([, value]) => typeof value === "string" && value !== ""),
  );
  return moveSchema.safeParse({ ...fields, applicantIds: form.getAll("id") }).data ?? null;
}

const stageRowsSchema = z.array(
  z.object({ stage: z.enum(stages), name: z.string(), position: z.coerce.number().int().min(1).max(99) }),
);

/** Stages by positions; reasons one per line: one as it was keeps its code. @returns null for a form that no page of ours sends */
export function parseStageForm(
  form: FormData,
  { reasons, former }: StageSettings,
): StageSettingsEdits | null {
  const [names, positions] = [form.getAll("name"), form.getAll("position")];
  const rows = form
    .getAll("stage")
    .map((stage, index) => ({ stage, name: names[index], position: positions[index] }));
  const parsed = stageRowsSchema.safeParse(rows);
  if (!parsed.success) return null;
  const codes = new Map([...former, ...reasons].map(({ code, label }) => [label, code]));
  const labels = String(form.get("reasons") ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    stages: parsed.data.sort((a, b) => a.position - b.position).map(({ stage, name }) => ({ stage, name })),
    reasons: [...new Set(labels)].map((label) => ({ code: codes.get(label) ?? null, label })),
  };
}
