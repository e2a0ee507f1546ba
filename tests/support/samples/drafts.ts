import { bulletField, type DraftContent } from "../../../workers/domain/drafts/draft-content";
import { readDraftForm } from "../../../workers/domain/drafts/draft-schema";

/** What the page's form holds; `written`: other texts for bullets that begin so. */
export function draftFields(
  { lines, edits }: DraftContent,
  written: Record<string, string> = {},
): [string, string][] {
  const now = new Map(edits.map(({ line, text }) => [line, text]));
  const bullets = lines.flatMap(({ look, text }, line): [string, string][] => {
    if (look !== "bullet") return [];
    const start = Object.keys(written).find((words) => text.startsWith(words));
    return [[bulletField(line), start ? (written[start] ?? "") : (now.get(line) ?? text)]];
  });
  return [["lines", JSON.stringify(lines)], ...bullets];
}

export function rewritten(content: DraftContent, written: Record<string, string>): DraftContent {
  const form = new FormData();
  for (const [name, value] of draftFields(content, written)) form.append(name, value);
  const read = readDraftForm(form);
  if (!read) throw new Error("the form was refused");
  return read;
}
