import { expect, test } from "vitest";
import { inWords } from "../../workers/copy/in-words";
import { recruiter, recruiterSays } from "../../workers/copy/recruiter";
import { seeker, seekerSays } from "../../workers/copy/seeker";
import { jobAdvice, resumeReport } from "../../workers/engine/advise";
import { analyseJob } from "../../workers/engine/job";
import { scoreResume } from "../../workers/engine/match";
import type { Message } from "../../workers/engine/types";
import { factsOf } from "../engine/match/support/build-facts";
import { TRADES } from "../engine/match/support/trades";

const results = TRADES.flatMap(({ resume }, person) =>
  [person, (person + 1) % TRADES.length].map((at) => {
    const facts = factsOf(resume);
    const job = analyseJob(TRADES[at]!.post);
    const sheet = scoreResume(facts, job);
    return { sheet, advice: jobAdvice(facts, job, sheet), report: resumeReport(facts) };
  }),
);

/** Every message of a result, however deep. */
function messagesIn(value: unknown): Message[] {
  if (value === null || typeof value !== "object") return [];
  const inside = Object.values(value).flatMap(messagesIn);
  return "code" in value ? [value as Message, ...inside] : inside;
}

const messages = results.flatMap(messagesIn);

test("a result holds no sentence of ours, only codes and data", () => {
  expect(messages.length).toBeGreaterThan(1000);
  for (const message of messages) expect(Object.keys(seeker)).toContain(message.code);
  expect(JSON.stringify(results)).not.toMatch(
    /The résumé |Your résumé |please ask|[Ee]xpect to be asked|worth asking|asked for\./,
  );
});

test.each([
  ["seeker", seekerSays],
  ["recruiter", recruiterSays],
] as const)("each sentence to the %s is whole", (_, say) => {
  for (const message of messages) {
    const sentence = say(message);
    expect(sentence, message.code).toMatch(/^[“\p{Lu}\d]/u);
    expect(sentence, message.code).toMatch(/[.?]$/);
    expect(sentence, message.code).not.toMatch(/undefined|\bnull\b|NaN|\[object|\.\.$|\ba [AEIO]/);
  }
});

test("the seeker isn't spoken to as a recruiter, nor the recruiter as the seeker", () => {
  const said = (say: typeof seekerSays, codes: (code: string) => boolean) =>
    messages
      .filter(({ code }) => codes(code))
      .map(say)
      .join("\n");
  expect(said(seekerSays, () => true)).not.toMatch(/[Pp]lease ask|[Pp]lease judge|worth asking/);
  const aboutResume = (code: string) =>
    !/^(?:ask|probe|pivot|keyword|add|date-|tell|show-|split|say-usual)/.test(code);
  expect(said(recruiterSays, aboutResume)).not.toMatch(/[Yy]our résumé|[Ee]xpect to be asked/);
});

test("an export carries sentences where the result has messages, and all else as it is", () => {
  const [{ sheet }] = results as [(typeof results)[0]];
  const told = inWords(sheet, recruiter) as { strengths: { message: string }[]; scores: unknown };
  expect(told.strengths.map(({ message }) => message)).toEqual(
    sheet.strengths.map(({ message }) => recruiterSays(message)),
  );
  expect(messagesIn(told)).toEqual([]);
  expect(inWords(sheet, seeker)).toMatchObject({
    confidence: sheet.confidence,
    engineVersion: sheet.engineVersion,
  });
});
