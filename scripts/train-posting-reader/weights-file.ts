import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { modelText } from "../../workers/engine/job/sentences/linear-model";
import { root } from "../lib/paths";

/** A name this long takes as much of the Worker as three short ones, and with the least weight there is it moves no figure. */
const LONG_NAME = 14;

/** The weights without those that are least of all and have long names: 484 of 5,154 for phrases, 2.2 kB of the Worker. */
export function withoutFaint(weights: Map<string, number>): Map<string, number> {
  const least = Math.min(...[...weights.values()].map(Math.abs));
  return new Map([...weights].filter(([name, one]) => Math.abs(one) > least || name.length < LONG_NAME));
}

/** Writes a model, its features in a fixed order. @param source what it was learnt from, with the licence */
export function writeWeights(file: string, name: string, source: string, weights: Map<string, number>): void {
  // What two names share may end within a sign of two halves, and halves can't be written.
  const written = new Map([...weights].filter(([feature]) => !/[\uD800-\uDFFF]/.test(feature)));
  const escaped = modelText(written).replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${");
  writeFileSync(
    join(root, "workers/engine/job/weights", file),
    `/** Written by \`npx tsx scripts/train-posting-reader/index.ts\`: don't edit. ${source} */\nexport const ${name} = \`\n${escaped}\n\`;\n`,
  );
}
