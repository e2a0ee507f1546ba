/** A case to learn from: what is seen, and whether it is one; `weight` lets some cases count for less. */
export type Example = { features: string[]; yes: boolean; weight?: number };

/** Weights are kept as whole numbers of this many to one unit of log-odds. */
const SCALE = 16;
const ROUNDS = 150;

/**
 * Logistic regression with weights drawn to zero, solved to its one best answer: the same examples give the same weights.
 * @param l2 how strongly weights are drawn to zero; names that end in "=" are biases and hardly are
 * @param fewest features of fewer examples are left out
 * @param least rounded weights below this are left out
 * @returns whole-number weights by feature
 */
export function train(examples: Example[], { l2 = 1, fewest = 5, least = 2 } = {}): Map<string, number> {
  const { names, cases } = numbered(examples, fewest);
  const size = names.length;
  const pull = Float64Array.from(names, (name) => (name.endsWith("=") ? l2 / 100 : l2));
  // how steep the error can be along each weight: a step of one over this never overshoots
  const steep = Float64Array.from(pull);
  for (const { seen, weight } of cases) for (const one of seen) steep[one]! += 0.25 * weight * seen.length;
  let weights = new Float64Array(size);
  let ahead = new Float64Array(size);
  let pace = 1;
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(size);
    for (let at = 0; at < size; at++) slope[at] = pull[at]! * ahead[at]!;
    for (const { seen, yes, weight } of cases) {
      let sum = 0;
      for (const one of seen) sum += ahead[one]!;
      const error = (1 / (1 + Math.exp(-sum)) - (yes ? 1 : 0)) * weight;
      for (const one of seen) slope[one]! += error;
    }
    const next = ahead.map((value, at) => value - slope[at]! / steep[at]!);
    const faster = (1 + Math.sqrt(1 + 4 * pace * pace)) / 2;
    ahead = next.map((value, at) => value + ((pace - 1) / faster) * (value - weights[at]!));
    weights = next;
    pace = faster;
  }
  const whole = new Map<string, number>();
  names.forEach((name, at) => {
    const rounded = Math.round(weights[at]! * SCALE);
    if (Math.abs(rounded) >= least) whole.set(name, rounded);
  });
  return whole;
}

/** Features as numbers, so that a round costs no more than its sums. */
function numbered(examples: Example[], fewest: number) {
  const counts = new Map<string, number>();
  const sets = examples.map(({ features }) => [...new Set(features)]);
  for (const features of sets) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= fewest).map(([name]) => name);
  const ids = new Map(names.map((name, at) => [name, at]));
  const cases = examples.map(({ yes, weight = 1 }, at) => ({
    seen: Int32Array.from(sets[at]!.flatMap((one) => ids.get(one) ?? [])),
    yes,
    weight,
  }));
  return { names, cases };
}
