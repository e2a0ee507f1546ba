import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { modelText } from "../../workers/engine/job/sentences/linear-model";
import { root } from "../lib/paths";

/** Writes a model, its features in a fixed order. @param source what it was learnt from, with the licence */
export function writeWeights(file: string, name: string, source: string, weights: Map<string, number>): void {
  const escaped = modelText(weights).replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${");
  writeFileSync(
    join(root, "workers/engine/job/weights", file),
    `/** Written by \`npx tsx scripts/train-posting-reader/index.ts\`: don't edit. ${source} */\nexport const ${name} = \`\n${escaped}\n\`;\n`,
  );
}
