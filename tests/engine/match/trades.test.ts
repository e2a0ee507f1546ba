import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { factsOf } from "./support/build-facts";
import { TRADES } from "./support/trades";

const people = TRADES.map(({ trade, resume }) => ({ trade, facts: factsOf(resume) }));
const jobs = TRADES.map(({ trade, post }) => ({ trade, job: analyseJob(post) }));
const relevancy = (person: number, job: number) =>
  scoreResume(people[person]!.facts, jobs[job]!.job).scores.relevancy!.value;

test.each(TRADES.map(({ trade }, at) => [trade, at] as const))(
  "the %s wins the post that fits, by far",
  (_, at) => {
    const own = relevancy(at, at);
    const others = people.map((_, other) => other).filter((other) => other !== at);
    const best = Math.max(...others.map((other) => relevancy(other, at)));
    expect(own).toBeGreaterThan(60);
    expect(own - best).toBeGreaterThan(20);
  },
);

test.each(TRADES.map(({ trade }, at) => [trade, at] as const))(
  "no post suits the %s better than the fitting one",
  (_, at) => {
    const own = relevancy(at, at);
    for (let job = 0; job < jobs.length; job++) if (job !== at) expect(relevancy(at, job)).toBeLessThan(own);
  },
);

test.each(TRADES.map(({ trade }, at) => [trade, at] as const))(
  "the %s's explanation quotes the résumé",
  (_, at) => {
    const sheet = scoreResume(people[at]!.facts, jobs[at]!.job);
    expect(sheet.strengths.length).toBeGreaterThan(1);
    for (const strength of sheet.strengths) expect(strength.evidence.length).toBeGreaterThan(0);
    expect(sheet.confidence).toBeGreaterThan(0.5);
  },
);
