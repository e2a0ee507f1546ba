/**
 * Trains the models that read postings: `npx tsx scripts/train-posting-reader/index.ts EVAL_FOLDER SKILLSPAN.jsonl`
 * EVAL_FOLDER: the shared evaluation sets (see `sources.ts`). SKILLSPAN: posts of the SkillSpan corpus (MIT / CC BY 4.0,
 * kris927b/SkillSpan) as tagged sentences. The same files give the same weights.
 */
import "../lib/require-node";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../lib/paths";

const files = process.argv.slice(2);
if (files.length !== 2) {
  process.stderr.write("Usage: npx tsx scripts/train-posting-reader/index.ts EVAL_FOLDER SKILLSPAN.jsonl\n");
  process.exit(1);
}
// One process for each: the sentences that the second learns from are cut with the weights that the first has written.
for (const step of ["learn-sentence-ends.ts", "learn-requirements.ts"])
  execFileSync("tsx", [join(root, "scripts/train-posting-reader", step), ...files], { stdio: "inherit" });
