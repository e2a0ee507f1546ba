import fc from "fast-check";
import { expect, test } from "vitest";
import {
  counterfactualsFor,
  interviewQuestions,
  jobAdvice,
  pivotStrategy,
  skillLists,
  suggestPositions,
} from "../../workers/engine/advise";
import { analyseJob } from "../../workers/engine/job";
import { findSkills } from "../../workers/engine/knowledge";
import { scoreResume, scoreResumeQuality } from "../../workers/engine/match";
import { parseResume } from "../../workers/engine/parse";
import { ReadError, readResume, textToResume } from "../../workers/engine/read";
import type { JobProfile } from "../../workers/engine/types";
import { depth, sample, seedNumber } from "../support/depth";
import { leastTime, steepGrowth, TOLERANCE_MS } from "../support/growth";
import { resumePdf } from "../support/samples/text-pdf";
import { makeDocx, paragraph, run } from "./read/support/make-docx";

/** Cases of each part; `FUZZ_CASES=100000 npm test -- tests/engine/fuzz.test.ts` looks longer. */
const CASES = {
  read: depth(500, 30_000),
  parse: depth(200, 12_000),
  job: depth(150, 20_000),
  score: depth(50, 5000),
};

const RESUME = `Maria Lopes
Carpenter | Porto, Portugal | +351 912 345 678 | maria@example.org
Summary
Carpenter with 9 years of experience, no experience with CNC.
Experience
Carpenter, Oficina Sol\t03/2019 – Present
• Built 40 kitchens in oak and ash, 3 of them abroad
Apprentice at Holz & Söhne GmbH\t2016 - 2019
• Learned joinery; used AutoCAD and SketchUp
Education
Diploma in Carpentry, Escola Técnica do Porto, 2016
Skills
Tools: table saw, router (CNC), AutoCAD (basic)
Languages
Portuguese (native), German – B1`;
const POSTING = `Head Carpenter (m/f/d)
Responsibilities
- Lead a team of 5 and build kitchens
Requirements
- 5+ years of experience in joinery or cabinet making
- AutoCAD, SketchUp or similar; Excel is a plus
- German B2 required, driving licence class B
- Bachelor's degree or equivalent
Full-time, hybrid, Lyon. We are a start-up of 50 people.`;
const ODD = [
  "",
  "\t",
  "\n",
  "\u0000",
  "😀",
  "中文",
  "עברית",
  "ﬁ",
  "e\u0301",
  "�",
  "(((",
  "••",
  "1e999",
  "0000-99",
  "31/31/3131",
];
const MORE = [
  "2019 -",
  "Present",
  "present - 2031",
  "-5 years",
  "999999 years",
  "or",
  "must",
  "$1",
  "__proto__",
  "C++/C#",
  "\\",
  "¼",
  "İ",
];

const piece = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constantFrom(...ODD, ...MORE, ...RESUME.split("\n"), ...POSTING.split("\n")),
);

function mutationsOf(text: string): fc.Arbitrary<string> {
  const edit = fc.tuple(fc.nat(text.length), fc.nat(40), piece);
  const mutated = fc
    .array(edit, { maxLength: 15 })
    .map((edits) =>
      edits.reduce((was, [at, length, insert]) => was.slice(0, at) + insert + was.slice(at + length), text),
    );
  const random = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join("\n"));
  return fc.oneof(mutated, random);
}

/** Runs a property with the part's number of cases, drawn by the run's seed. */
async function fuzz<T>(
  part: keyof typeof CASES,
  cases: fc.Arbitrary<T>,
  check: (given: T) => unknown,
): Promise<void> {
  const numRuns = Number(process.env.FUZZ_CASES ?? CASES[part]);
  const property = fc.asyncProperty(cases, async (given) => {
    await check(given);
  });
  await fc.assert(property, { numRuns, seed: seedNumber(`fuzzing ${part}`) });
  process.stdout.write(`fuzzing ${part}: ${numRuns} cases\n`);
}

/** Every number anywhere in the value, as its path; numbers that are none are named. */
function notNumbers(value: unknown, path = ""): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [path];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => notNumbers(inner, `${path}.${key}`));
}

const pdf = resumePdf();
const docx = makeDocx(
  RESUME.split("\n")
    .map((line) => paragraph(run(line.replace(/[<&>\t]/g, " "))))
    .join(""),
);

test("bytes changed, cut or added: a file is read or refused with a code", async () => {
  const broken = fc.record({
    file: fc.constantFrom(pdf, docx),
    changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }),
    cut: fc.nat(60),
    tail: fc.uint8Array({ maxLength: 50 }),
  });
  await fuzz("read", broken, async ({ file, changes, cut, tail }) => {
    const kept = file.slice(0, Math.ceil((file.length * (100 - cut)) / 100));
    for (const [place, value] of changes) kept[place % kept.length] = value;
    const text = await readResume(new Uint8Array([...kept, ...tail]), "a").catch((error: unknown) => {
      expect(error).toBeInstanceOf(ReadError);
      return null;
    });
    expect(notNumbers(text)).toEqual([]);
  });
});

test("any text is parsed: no exception, no number that is none", async () => {
  await fuzz("parse", mutationsOf(RESUME), (text) => {
    const facts = parseResume(textToResume(text), { asOf: "2026-01" });
    expect(notNumbers(facts)).toEqual([]);
    expect(facts.totalMonths).toBeGreaterThanOrEqual(0);
    const quality = scoreResumeQuality(facts);
    if (quality) expect(quality.value >= 0 && quality.value <= 100).toBe(true);
  });
});

test("any posting is analysed, and its quotes are where it says", async () => {
  const given = fc.record({
    title: piece,
    description: mutationsOf(POSTING),
    requirements: mutationsOf(POSTING),
  });
  await fuzz("job", given, (input) => {
    const whole = [input.title, input.description, input.requirements].join("\n\n");
    const job = analyseJob(input);
    expect(notNumbers(job)).toEqual([]);
    for (const quote of job.requirements.flatMap(({ quotes }) => quotes))
      expect(whole.slice(quote.start, quote.end)).toBe(quote.text);
    expect(new Set(job.requirements.map(({ id }) => id)).size).toBe(job.requirements.length);
  });
});

test("any résumé against any posting: scores stay in 0 to 100, advice is made of words", async () => {
  const pair = fc.tuple(mutationsOf(RESUME), piece, mutationsOf(POSTING));
  await fuzz("score", pair, ([resume, title, description]) => {
    const facts = parseResume(textToResume(resume), { asOf: "2026-01" });
    const job: JobProfile = analyseJob({ title, description });
    const sheet = scoreResume(facts, job);
    expect(notNumbers(sheet)).toEqual([]);
    for (const score of Object.values(sheet.scores)) {
      if (score === null) continue;
      expect(score.value >= 0 && score.value <= 100).toBe(true);
      for (const { points, maxPoints } of score.parts) expect(points >= 0 && points <= maxPoints).toBe(true);
    }
    expect(sheet.confidence >= 0 && sheet.confidence <= 1).toBe(true);
    const advice = [
      counterfactualsFor(facts, job, sheet),
      interviewQuestions(job, sheet),
      skillLists(facts, job, sheet),
      suggestPositions(facts),
      jobAdvice(facts, job, sheet),
      pivotStrategy(job, sheet, new Set()),
    ];
    expect(notNumbers(advice)).toEqual([]);
    expect(JSON.stringify(advice)).not.toMatch(/undefined|NaN|\[object/);
  });
});

const SIGNS = [..."aZ09 .,;:-–()[]{}@/\\|'\"&+#*•_%$!?<>=~^`é中אя\t\n\r\u00a0\u200b\u0301😀🇩"];
const LENGTH = 100_000;

const STEPS: [string, (text: string) => unknown][] = [
  ["reading and parsing", (text) => parseResume(textToResume(text), { asOf: "2026-01" })],
  ["analysing a posting", (text) => analyseJob({ title: text.slice(0, 80), description: text })],
  ["finding skills", (text) => findSkills(text)],
];

/** Each sign may be a word of its own: that many words take longer than the few of a text, and no more than in proportion. */
const WORDS_OF_SIGNS = 4;

test.each(STEPS)("100 kB of any one character take about as long as 100 kB of words: %s", (_, step) => {
  const words = `${RESUME}\n${POSTING}\n`.repeat(LENGTH / 1000).slice(0, LENGTH);
  step(words);
  const limit = WORDS_OF_SIGNS * leastTime(() => step(words)) + TOLERANCE_MS;
  const slow: string[] = [];
  for (const sign of sample("signs", SIGNS, 4)) {
    const text = sign.repeat(LENGTH / sign.length);
    const ms = leastTime(() => step(text), limit);
    if (ms > limit) slow.push(`${JSON.stringify(sign)}: ${Math.round(ms)} ms, limit ${Math.round(limit)} ms`);
  }
  expect(slow).toEqual([]);
});

const REPEATED = [
  "it ",
  "word ",
  "Python, ",
  "a-b ",
  "2019 - 2020 ",
  "• x\n",
  "Java/",
  "x@y.z ",
  "or ",
  "Jan 2019 – \n",
  "(",
  "5+ years of ",
  "including 2 years ",
  "Carpenter with 9 ",
  "and ash, 3 ",
  `${RESUME}\n`,
  `${POSTING}\n`,
];
test.each(STEPS)("sixteen times the text takes no more than twice sixteen short ones: %s", (_, step) => {
  const steep = sample("repeated words", REPEATED, 2).map((words) =>
    steepGrowth(step, words, depth(5000, 10_000)),
  );
  expect(steep.filter((one) => one !== null)).toEqual([]);
});
