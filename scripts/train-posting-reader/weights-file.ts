import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/paths";

const WIDTH = 240;

/**
 * Writes a model beside the engine's code, weightiest features first in a fixed order.
 * @param source what it was learnt from, with the licence
 */
export function writeWeights(file: string, name: string, source: string, weights: Map<string, number>): void {
  const pairs = [...weights]
    .sort((a, b) => (a[0] < b[0] ? -1 : 1))
    .map(([feature, weight]) => `${feature} ${weight}`);
  const lines: string[] = [];
  let line = "";
  for (const pair of pairs) {
    if (line.length + pair.length >= WIDTH) {
      lines.push(line);
      line = "";
    }
    line += line ? ` ${pair}` : pair;
  }
  lines.push(line);
  const escaped = lines.join("\n").replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${");
  writeFileSync(
    join(root, "workers/engine/job/weights", file),
    `/** Written by \`npx tsx scripts/train-posting-reader/index.ts\`: don't edit. ${source} */\nexport const ${name} = \`\n${escaped}\n\`;\n`,
  );
}
