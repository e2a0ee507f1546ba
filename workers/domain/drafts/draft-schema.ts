import * as z from "zod";
import { listOf, number, object, text } from "../stored/checks";
import { takeSchemaVersion, withSchemaVersion } from "../stored/schema-version";
import {
  bulletField,
  type DraftContent,
  type DraftEdit,
  type DraftLine,
  draftLooks,
  writable,
} from "./draft-content";
import { MAX_BULLETS, MAX_DRAFT, MAX_DRAFT_LINES, mostOf } from "./draft-limits";

const linesSchema = z
  .array(z.strictObject({ look: z.enum(draftLooks), text: z.string().transform(writable) }))
  .min(1)
  .max(MAX_DRAFT_LINES);

const stored = object({
  lines: listOf(object({ look: text, text })),
  edits: listOf(object({ line: number, text })),
});

/** What a form says: the lines that it was opened with, and a field for each bullet. null where it is none of ours. */
export function readDraftForm(form: FormData): DraftContent | null {
  const lines = linesSchema.safeParse(parsed(form.get("lines")));
  if (!lines.success) return null;
  const edits = lines.data.flatMap(({ look, text: before }, line): DraftEdit[] => {
    const written = form.get(bulletField(line));
    if (look !== "bullet" || typeof written !== "string") return [];
    const after = writable(written.slice(0, mostOf(before)));
    return after === before ? [] : [{ line, text: after }];
  });
  const content = { lines: lines.data, edits };
  return isTooLong(content) ? null : content;
}

/** @returns whether it is more than can be kept or sent as a form */
export function isTooLong({ lines, edits }: DraftContent): boolean {
  const size = [...lines, ...edits].reduce((sum, one) => sum + one.text.length, 0);
  const bullets = lines.filter(({ look }) => look === "bullet").length;
  return size > MAX_DRAFT || lines.length > MAX_DRAFT_LINES || bullets > MAX_BULLETS;
}

function parsed(value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    return null;
  }
}

export function storeDraft(content: DraftContent): unknown {
  return withSchemaVersion(content);
}

/** @throws UnknownShape */
export function parseDraft(value: unknown): DraftContent {
  const { lines, edits } = takeSchemaVersion(value, "draft").value;
  stored({ lines, edits }, "draft");
  return { lines: lines as DraftLine[], edits: edits as DraftEdit[] };
}
