/**
 * Fits the points of `workers/engine/match/verdict/verdict-weights.ts`: npx tsx scripts/train-verdicts.ts DIR [0|1]
 *
 * DIR holds pairs.jsonl and postings.jsonl, judged by hand requirement by requirement (their licences stand in the README beside
 * them; none of their words end up here). 0 or 1 takes one half of the postings, told by the hash of their ids. Proportional
 * odds by projected gradient descent: grounds may only speak for a person. Prints points (ten per unit) to be rounded by hand,
 * and how often the points of all other postings judge a posting's verdicts as a person did.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { analyseJob } from "../workers/engine/job";
import { requirement } from "../workers/engine/job/requirement";
import { skillByAlias } from "../workers/engine/knowledge";
import { candidateOf } from "../workers/engine/match/candidate";
import { targetOf } from "../workers/engine/match/target";
import { groundsFor } from "../workers/engine/match/verdict/grounds";
import { GROUNDS, KIND_POINTS } from "../workers/engine/match/verdict/verdict-weights";
import { parseResume } from "../workers/engine/parse";
import { textToResume } from "../workers/engine/read";
import type { RequirementKind } from "../workers/engine/types";

type Asked = { name: string; also?: string[]; kind: string; importance: "must" | "nice"; quote?: string };
type Judged = {
  posting_id: string;
  posting_text: string;
  resume_text: string;
  verdicts?: { name: string; verdict: string }[];
};
type Row = { posting: string; x: number[]; verdict: 0 | 1 | 2 };

const KINDS: Record<string, RequirementKind> = {
  "duty-experience": "duty",
  certificate: "certificate",
  licence: "certificate",
  other: "condition",
};
const VERDICTS: Record<string, 0 | 1 | 2> = { not_found: 0, partly: 1, met: 2 };
const NAMES = Object.keys(GROUNDS) as (keyof typeof GROUNDS)[];
const BEGINNINGS = Object.keys(KIND_POINTS) as (keyof typeof KIND_POINTS)[];
const STEPS = 6000;
const RATE = 0.003;
const SHRINK = 0.3;

function read<T>(folder: string, file: string): T[] {
  const lines = readFileSync(join(folder, file), "utf8").split("\n");
  return lines.filter(Boolean).map((line) => JSON.parse(line) as T);
}

function rowsOf(folder: string, half: string | undefined): Row[] {
  const postings = new Map(
    read<{ id: string; requirements: Asked[] }>(folder, "postings.jsonl").map((one) => [
      one.id,
      one.requirements,
    ]),
  );
  const rows: Row[] = [];
  for (const { posting_id, posting_text, resume_text, verdicts } of read<Judged>(folder, "pairs.jsonl")) {
    const hash = createHash("sha1").update(posting_id).digest("hex");
    if (!verdicts || (half && String(BigInt(`0x${hash}`) % 2n) !== half)) continue;
    const requirements = (postings.get(posting_id) ?? [])
      .filter((one) => one.kind !== "language")
      .map((one) =>
        requirement({
          kind: KINDS[one.kind] ?? "skill",
          importance: one.importance,
          label: one.name,
          anyOf: [one.name, ...(one.also ?? [])].map((word) => skillByAlias(word) ?? word.toLowerCase()),
          quotes: [{ text: one.quote ?? "", start: 0, end: 0 }],
        }),
      );
    const target = targetOf({ ...analyseJob({ title: "", description: posting_text }), requirements });
    const candidate = candidateOf(parseResume(textToResume(resume_text), { asOf: "2026-01" }));
    for (const { name, verdict } of verdicts) {
      const ask = target.asks.find((one) => one.requirement.label === name);
      if (!ask) continue;
      const { shares } = groundsFor(candidate, target, ask);
      const x = [
        ...NAMES.map((one) => shares[one]),
        ...BEGINNINGS.map((one) => (one === ask.judgedAs ? 1 : 0)),
      ];
      rows.push({ posting: posting_id, x, verdict: VERDICTS[verdict]! });
    }
  }
  return rows;
}

const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));

/** Weights, and the two thresholds after them. */
function fitPoints(rows: Row[]): number[] {
  const size = NAMES.length + BEGINNINGS.length;
  const weights = new Array<number>(size).fill(0);
  let [partly, met] = [1, 3];
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => -2 * SHRINK * weight);
    let [down, up] = [0, 0];
    for (const { x, verdict } of rows) {
      const score = x.reduce((sum, value, at) => sum + value * weights[at]!, 0);
      const [a, b] = [
        sigmoid(score - partly),
        Math.min(sigmoid(score - met), sigmoid(score - partly) - 1e-6),
      ];
      const [da, db] = [a * (1 - a), b * (1 - b)];
      const byA = verdict === 0 ? -da / (1 - a) : verdict === 1 ? da / (a - b) : 0;
      const byB = verdict === 2 ? db / b : verdict === 1 ? -db / (a - b) : 0;
      x.forEach((value, at) => {
        slope[at]! += value * (byA + byB);
      });
      down -= byA;
      up -= byB;
    }
    weights.forEach((weight, at) => {
      const next = weight + RATE * slope[at]!;
      weights[at] = at < NAMES.length ? Math.max(0, next) : next;
    });
    partly += RATE * down;
    met = Math.max(partly + 0.1, met + RATE * up);
  }
  return [...weights, partly, met];
}

function judged(points: number[], { x }: Row): 0 | 1 | 2 {
  const score = x.reduce((sum, value, at) => sum + value * points[at]!, 0);
  return score >= points.at(-1)! ? 2 : score >= points.at(-2)! ? 1 : 0;
}

/** Judges each posting by the points of all others; the share of verdicts that a person gave as well, and of false ones. */
function leavePostingsOut(rows: Row[]): string {
  const pairs = [...new Set(rows.map(({ posting }) => posting))].flatMap((posting) => {
    const points = fitPoints(rows.filter((row) => row.posting !== posting));
    return rows
      .filter((row) => row.posting === posting)
      .map((row) => ({ truth: row.verdict, said: judged(points, row) }));
  });
  const share = (of: typeof pairs, said: (one: (typeof pairs)[number]) => boolean) =>
    (of.filter(said).length / of.length).toFixed(3);
  const [missing, , met] = [0, 1, 2].map((truth) => pairs.filter((one) => one.truth === truth));
  return [
    `right ${share(pairs, ({ truth, said }) => truth === said)}`,
    `false met ${share(missing!, ({ said }) => said === 2)}`,
    `false not found ${share(met!, ({ said }) => said === 0)}`,
  ].join(", ");
}

const [folder, half] = process.argv.slice(2);
if (!folder) throw new Error("Usage: npx tsx scripts/train-verdicts.ts DIR [0|1]");
const rows = rowsOf(folder, half);
const fitted = fitPoints(rows);
const named = [...NAMES, ...BEGINNINGS, "from partly", "from met"];
process.stdout.write(`${rows.length} verdicts\n`);
for (const [at, name] of named.entries()) process.stdout.write(`${name} ${(fitted[at]! * 10).toFixed(0)}\n`);
process.stdout.write(`postings left out: ${leavePostingsOut(rows)}\n`);
