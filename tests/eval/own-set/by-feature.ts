/** Figures of a set by each feature's values, the worst first. Usage: `tsx tests/eval/own-set/by-feature.ts DIR/own`. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { groupTable } from "../table";
import { predictParse } from "../tasks/parse";

const scorer = fileURLToPath(new URL("../../../../shared/eval/tools/score.py", import.meta.url));
const keys =
  "format lang f_entry f_study f_skills f_dates f_title f_company f_contact f_name f_heading f_columns f_bullet f_degree f_note f_order f_face f_paper";

const [folder, ...chosen] = process.argv.slice(2);
if (!folder) throw new Error("Usage: tsx tests/eval/own-set/by-feature.ts DIR [FEATURE...]");
const work = mkdtempSync(join(tmpdir(), "by-feature-"));
const predictions = join(work, "parse.jsonl");
const found = await predictParse(resolve(folder));
writeFileSync(predictions, found.map((one) => `${JSON.stringify(one)}\n`).join(""));
for (const key of chosen.length > 0 ? chosen : keys.split(" ")) {
  const json = join(work, "out.json");
  execFileSync("python3", ["-B", scorer, "parse", resolve(folder), predictions, "--by", key, "--json", json]);
  const groups = JSON.parse(readFileSync(json, "utf8"))[`by_${key}`];
  process.stdout.write(`${groupTable(key, groups)}\n\n`);
}
rmSync(work, { recursive: true });
