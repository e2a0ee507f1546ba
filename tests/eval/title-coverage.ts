/**
 * How many job titles that people reported the knowledge base names, and how coherently:
 *
 *   tsx tests/eval/title-coverage.ts [--missing]
 *
 * Reads `../shared/knowledge/onet-titles.tsv` (O*NET, CC BY 4.0; not part of this repository) and does nothing where it is
 * missing. No list says which of our occupations an O*NET occupation is. The one that most of its surely named titles name
 * stands for it, and a title counts as right where it names that one or one close to it.
 */
import "../../scripts/lib/require-node";
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { occupationById, occupationByTitle } from "../../workers/engine/knowledge";

/** From here on the engine takes a title for what it names (`SURE_TITLE` of the job's reader). */
const SURE = 0.7;

type Named = { code: string; title: string; id: string | null; confidence: number };

const list = resolve(dirname(fileURLToPath(import.meta.url)), "../../../shared/knowledge/onet-titles.tsv");
const say = (text: string) => process.stdout.write(`${text}\n`);

function reportedTitles(): Named[] {
  const rows = readFileSync(list, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"));
  return rows
    .filter(([, , , source]) => source === "reported")
    .map(([code = "", , title = ""]) => {
      const named = occupationByTitle(title);
      return { code, title, id: named?.id ?? null, confidence: named?.confidence ?? 0 };
    });
}

/** The occupation that most sure titles of each code name. */
function usualOf(titles: Named[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { code, id, confidence } of titles) {
    if (!id || confidence < SURE) continue;
    const of = counts.get(code) ?? new Map<string, number>();
    counts.set(code, of.set(id, (of.get(id) ?? 0) + 1));
  }
  return new Map([...counts].map(([code, of]) => [code, [...of].sort((a, b) => b[1] - a[1])[0]![0]]));
}

function isClose(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [occupationById(one)!, occupationById(other)!];
  return first.related.includes(other) || second.related.includes(one) || first.field === second.field;
}

function report(): void {
  const titles = reportedTitles();
  const usual = usualOf(titles);
  const share = (some: Named[]) => `${((100 * some.length) / titles.length).toFixed(1)} %`;
  const sure = titles.filter(({ confidence }) => confidence >= SURE);
  const right = sure.filter(({ code, id }) => isClose(id!, usual.get(code)!));
  const none = titles.filter(({ id }) => id === null);
  say(
    `${titles.length} titles: sure ${share(sure)}, sure and close to its kind ${share(right)}, none ${share(none)}`,
  );
  if (!process.argv.includes("--missing")) return;
  for (const { code, title, id, confidence } of titles)
    if (confidence < SURE) say(`${code}\t${title}\t${id}\t${confidence}`);
}

if (existsSync(list)) report();
else say("No list of titles here: nothing measured.");
