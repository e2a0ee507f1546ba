import { expect, test } from "vitest";
import { seekerSays } from "../../workers/copy/seeker";
import { scoreResumeForJob } from "../../workers/domain/matches/score-resume-for-job";
import { coverContacts } from "../../workers/domain/matches/sharing/cover-contacts";
import { analyseJob, postingText } from "../../workers/engine/job";
import type { Fact, Message, ResumeFacts } from "../../workers/engine/types";
import { factsOf } from "../engine/match/support/build-facts";
import { TRADES } from "../engine/match/support/trades";

const fact = (value: string, written = value): Fact<string> => ({
  value,
  confidence: 1,
  quotes: [
    {
      text: written,
      line: 0,
      start: 0,
      end: written.length,
      page: 1,
      box: { page: 1, x: 0, y: 0, width: 1, height: 1 },
    },
  ],
});

const trade = TRADES[0]!;
const person: ResumeFacts = {
  ...factsOf(trade.resume),
  name: fact("Rose Ann de Witt", "ROSE ANN DE WITT"),
  emails: [fact("rose.dewitt@example.com")],
  phones: [fact("+31612345678", "06 - 12 34 56 78")],
  links: [fact("https://www.linkedin.com/in/rosedw", "LinkedIn")],
};
const job = analyseJob(trade.post);
const stored = scoreResumeForJob(person, { job, posting: postingText(trade.post) });

/** What becomes of a sentence that stands in the analysis. */
function shown(sentence: string, facts: ResumeFacts | null = person): string {
  const overallAnalysis: Message = { code: "stored-words", text: sentence };
  const analysis = { ...stored, advice: { ...stored.advice, overallAnalysis } };
  const { advice } = coverContacts(analysis, { fullName: "Rosalind Dewitt-Moor", facts });
  return seekerSays(advice.overallAnalysis);
}

test("name, contacts and links are covered wherever they stand, letter by letter", () => {
  for (const [sentence, covered] of [
    ["Led by Rose Ann de Witt since 2019", "Led by •••••••••••••••• since 2019"],
    ["ROSE ANN DE  WITT led it", "••••••••••••••••• led it"],
    ["Ask Rosalind or Witt", "Ask •••••••• or ••••"],
    ["Mail rose.dewitt@example.com or other+x@mail.example.co.uk", null],
    ["Call 06 - 12 34 56 78", "Call ••••••••••••••••"],
    ["Call +49 (0)30 123456-7 or 0049 30 1234567", null],
    ["See www.rose.example/cv and linkedin.com/in/rosedw?x=1", null],
  ] as const) {
    const result = shown(sentence);
    expect(result.length).toBe(sentence.length);
    if (covered) expect(result).toBe(covered);
    expect(result).not.toMatch(/@|\+|www|rosedw|Witt|Rosalind|\d{2}.?\d{2}.?\d{2}/i);
  }
});

test("dates, figures and the names of things stay readable", () => {
  for (const sentence of [
    "03/2019 - 04/2021, 05.2018 – present, 2019-2023",
    "Cut costs by 1 250 000 EUR (12.5 %), 10,000 users, 365 days",
    "Used LinkedIn Recruiter, GitHub and C++",
    "Prose and Wittgenstein are no names of hers",
  ])
    expect(shown(sentence)).toBe(sentence);
});

test("without the résumé's facts, whatever looks like a contact and the account's name are covered still", () => {
  expect(shown("Rosalind Dewitt-Moor, a@b.example", null)).toBe("••••••••••••••••••••, •••••••••••");
});

test("what the engine says keeps its codes, whatever the person is called", () => {
  const named = coverContacts(stored, { fullName: "Listed Close Named Experience", facts: null });
  const saying = ({ advice, sheet }: typeof stored): string[] => [
    ...[...advice.strengths, ...advice.gaps, ...advice.suggestions].map(({ message }) => message.code),
    ...(sheet.scores.skills?.parts ?? []).map(({ reason }) =>
      "place" in reason ? reason.place : reason.code,
    ),
  ];
  expect(saying(named)).toEqual(saying(stored));
});

test("what belongs to the job stays: its ids, its words and every place in its text", () => {
  const plain = coverContacts(stored, { fullName: "Ann Other", facts: person });
  expect(plain.job).toEqual(stored.job);
  expect(plain.posting).toBe(stored.posting);
  expect(plain.sheet.scores.skills?.parts.map(({ id, points }) => [id, points])).toEqual(
    stored.sheet.scores.skills?.parts.map(({ id, points }) => [id, points]),
  );
  const named = { ...person, name: fact(`${job.requirements[0]?.label.split(" ")[0]} Smith`) };
  const parts = coverContacts(stored, { fullName: "Ann Other", facts: named }).sheet.scores.skills?.parts;
  expect(parts?.map(({ label }) => label)).toEqual(
    stored.sheet.scores.skills?.parts.map(({ label }) => label),
  );
});
