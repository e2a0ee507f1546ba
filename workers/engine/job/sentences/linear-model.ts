export type LinearModel = Map<string, number>;

const WIDTH = 240;
/** A digit says how much of the name before it a name begins with. */
const MOST_SHARED = 35;

/**
 * A model as the training script writes it: the names in their order, each without what it shares with the one before, then
 * an empty line and the weights, all divided by tabs, since a name may hold a space. So written, 16,000 bytes fewer are uploaded (gzip).
 */
export function modelText(model: LinearModel): string {
  const pairs = [...model].sort((a, b) => (a[0] < b[0] ? -1 : 1));
  let before = "";
  const names = pairs.map(([name]) => {
    let shared = 0;
    while (shared < MOST_SHARED && shared < name.length && name[shared] === before[shared]) shared++;
    before = name;
    return shared.toString(36) + name.slice(shared);
  });
  return [names, pairs.map(([, weight]) => String(weight))].map(wrapped).join("\n\n");
}

function wrapped(words: string[]): string {
  const lines = [""];
  for (const word of words) {
    const line = lines.at(-1) ?? "";
    if (line.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = line ? `${line}\t${word}` : word;
  }
  return lines.join("\n");
}

/** Reads what `modelText` writes. */
export function linearModel(text: string): LinearModel {
  const [names = [], weights = []] = text
    .trim()
    .split("\n\n")
    .map((part) => part.split(/[\t\n]/));
  let name = "";
  return new Map(
    names.map((rest, at) => {
      name = name.slice(0, Number.parseInt(rest.charAt(0), 36)) + rest.slice(1);
      return [name, Number(weights[at])];
    }),
  );
}

/** What the features add up to, each counted once; above 0 speaks for. */
export function sumOf(model: LinearModel, features: string[]): number {
  let sum = 0;
  for (const feature of new Set(features)) sum += model.get(feature) ?? 0;
  return sum;
}
