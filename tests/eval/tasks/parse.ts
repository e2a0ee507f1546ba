import { parseResume } from "../../../workers/engine/parse";
import type { ResumeFacts } from "../../../workers/engine/types";
import { AS_OF, readFileOf, readRecords } from "./dataset";
import { type ParsePrediction, predictionOf } from "./prediction";

/** Below this many listed skills a résumé is taken to list none, and the skills named in its text stand in. */
const LISTED_AT_LEAST = 3;

/** Files of the set into facts; a file that can't be read gives no prediction. */
export async function predictParse(folder: string): Promise<ParsePrediction[]> {
  const predictions: ParsePrediction[] = [];
  for (const { id, file } of readRecords<{ id: string; file: string }>(folder, "parse.jsonl")) {
    const text = await readFileOf(folder, file);
    if (text) predictions.push(parsePrediction(id, parseResume(text, { asOf: AS_OF })));
  }
  return predictions;
}

/** Facts as the task wants them: of the skills those that the résumé lists. */
export function parsePrediction(id: string, facts: ResumeFacts): ParsePrediction {
  const listed = facts.skills.filter((skill) => skill.uses.some((use) => use.where === "listed"));
  const shown = listed.length >= LISTED_AT_LEAST ? listed : facts.skills;
  return predictionOf(
    id,
    facts,
    shown.map((skill) => skill.name),
  );
}
