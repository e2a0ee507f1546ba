import { factsOfText, readRecords } from "./dataset";
import { type ParsePrediction, predictionOf } from "./prediction";

/** Flattened résumé texts into facts; every skill that the text names counts. */
export function predictNertext(folder: string): ParsePrediction[] {
  return readRecords<{ id: string; text: string }>(folder, "nertext.jsonl").map(({ id, text }) => {
    const facts = factsOfText(text);
    return predictionOf(
      id,
      facts,
      facts.skills.map((skill) => skill.name),
    );
  });
}
