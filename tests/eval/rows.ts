/**
 * What a change of the engine says otherwise to real people, where no one has labelled what is true.
 *
 *   npx tsx tests/eval/rows.ts OUT.tsv                     every row of each résumé of the shared sets against the three of
 *                                                          fourteen postings that it fits best
 *   npx tsx tests/eval/rows.ts BEFORE.tsv AFTER.tsv [N] [SEED]   counts of rows by verdict, and N rows whose verdict differs
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { outliveStrayRejections } from "../../scripts/lib/testing/stray-rejections";
import { recruiterSays } from "../../workers/copy/recruiter";
import { judgeResume } from "../../workers/engine/match";
import { answersOf } from "../../workers/engine/match/parts/answers";
import { factsOfText, rankValue } from "./tasks/dataset";
import { jobOfText } from "./tasks/postings";
import { distinct, postingTexts, resumeTexts } from "./texts";

const TRIED = 14;
const KEPT = 3;
const print = (text: string): void => void process.stdout.write(`${text}\n`);

function inLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function rows(): string[] {
  const jobs = distinct(postingTexts()).map(({ id, text }) => ({ id, job: jobOfText(text) }));
  return distinct(resumeTexts()).flatMap(({ id, text }) => {
    const facts = factsOfText(text);
    const first = Number.parseInt(hash(text).slice(0, 8), 16);
    return Array.from({ length: TRIED }, (_, at) => jobs[(first + at * 23) % jobs.length]!)
      .map((one) => ({ ...one, value: rankValue(facts, one.job) }))
      .sort((a, b) => b.value - a.value)
      .slice(0, KEPT)
      .flatMap(({ id: jobId, job }) =>
        answersOf(job, judgeResume(facts, job).sheet).map(({ requirement, part }) =>
          [
            id,
            jobId,
            requirement.importance,
            requirement.label,
            part.status,
            recruiterSays(part.reason),
            part.evidence.map((one) => one.text).join(" // "),
            part.points.toFixed(2),
          ]
            .map(inLine)
            .join("\t"),
        ),
      );
  });
}

type Row = { key: string; cells: string[] };

function readRows(file: string): Map<string, Row> {
  return new Map(
    readFileSync(file, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const cells = line.split("\t");
        const key = [cells[0], cells[1], cells[3]].join("\t");
        return [key, { key, cells }];
      }),
  );
}

function compare(before: string, after: string, shown: number, seed: string): void {
  const [old, now] = [readRows(before), readRows(after)];
  const both = [...now.values()].filter(({ key }) => old.has(key));
  const changed = both.filter(({ key, cells }) => old.get(key)!.cells[4] !== cells[4]);
  const kinds = new Map<string, number>();
  for (const { key, cells } of changed) {
    const kind = `${old.get(key)!.cells[4]} -> ${cells[4]}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  print(`${old.size} and ${now.size} rows, ${both.length} in both, ${changed.length} with another verdict`);
  for (const [kind, count] of [...kinds].sort((a, b) => b[1] - a[1])) print(`${count}\t${kind}`);
  const drawn = [...changed]
    .sort((a, b) => (hash(seed + a.key) < hash(seed + b.key) ? -1 : 1))
    .slice(0, shown);
  for (const { key, cells } of drawn) {
    const was = old.get(key)!.cells;
    print(`\n${cells[0]} x ${cells[1]}: ${cells[2]} "${cells[3]}"`);
    print(`  before ${was[4]} ${was[7]}: ${was[5]} | ${was[6]}`);
    print(`  after  ${cells[4]} ${cells[7]}: ${cells[5]} | ${cells[6]}`);
  }
}

outliveStrayRejections();
const [first, second, shown = "20", seed = ""] = process.argv.slice(2);
if (first && second) compare(first, second, Number(shown), seed);
else if (first) writeFileSync(first, `${rows().join("\n")}\n`);
else {
  process.stderr.write("npx tsx tests/eval/rows.ts OUT.tsv | BEFORE.tsv AFTER.tsv [N] [SEED]\n");
  process.exitCode = 2;
}
