/** A linear model of whole-number weights by feature: what a text's features add up to speaks for or against. */
export type LinearModel = Map<string, number>;

/** Reads a model as the training script writes it: "feature weight" pairs separated by white space. */
export function linearModel(lines: string): LinearModel {
  const weights = new Map<string, number>();
  const parts = lines.trim().split(/\s+/);
  for (let at = 0; at + 1 < parts.length; at += 2) weights.set(parts[at]!, Number(parts[at + 1]));
  return weights;
}

/** What the features add up to, each counted once; above 0 speaks for. */
export function sumOf(model: LinearModel, features: string[]): number {
  let sum = 0;
  for (const feature of new Set(features)) sum += model.get(feature) ?? 0;
  return sum;
}
