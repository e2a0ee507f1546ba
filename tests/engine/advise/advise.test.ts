import { expect, test } from "vitest";
import {
  applyChange,
  counterfactualsFor,
  interviewQuestions,
  jobAdvice,
  pivotStrategy,
  skillLists,
  suggestPositions,
} from "../../../workers/engine/advise";
import { analyseJob } from "../../../workers/engine/job";
import { explainScores, scoreResume, scoreResumeQuality } from "../../../workers/engine/match";
import type { Quote } from "../../../workers/engine/types";
import { factsOf } from "../match/support/build-facts";
import { TRADES } from "../match/support/trades";

const pairs = TRADES.flatMap(({ resume }, person) =>
  [person, (person + 1) % TRADES.length].map((at) => {
    const facts = factsOf(resume);
    const job = analyseJob(TRADES[at]!.post);
    return { facts, job, sheet: scoreResume(facts, job) };
  }),
);

test("every counterfactual, applied, gives the promised score", () => {
  let count = 0;
  for (const { facts, job, sheet } of pairs) {
    for (const one of counterfactualsFor(facts, job, sheet)) {
      count++;
      expect(one.from).toBe(sheet.scores.relevancy!.value);
      expect(scoreResume(applyChange(facts, one.change), job).scores[one.score]!.value).toBe(one.to);
      expect(one.to).toBeGreaterThan(one.from);
      expect(one.promise.code).toMatch(/^show-/);
    }
  }
  expect(count).toBeGreaterThanOrEqual(10);
});

test("a pair far apart is told so, and promised nothing for single words", () => {
  const facts = factsOf(TRADES.find(({ trade }) => trade === "warehouse")!.resume);
  const job = analyseJob(TRADES.find(({ trade }) => trade === "lawyer")!.post);
  const advice = jobAdvice(facts, job, scoreResume(facts, job));
  expect(advice.counterfactuals).toEqual([]);
  expect(advice.pivotStrategy[0]!.code).toBe("far-apart");
  const post = TRADES.find(({ trade }) => trade === "lawyer")!.post;
  const first = analyseJob({ ...post, title: "Paralegal Apprenticeship" });
  expect(pivotStrategy(first, scoreResume(facts, first), new Set())).toEqual([]);
  for (const one of pairs.filter((_, at) => at % 2 === 0)) {
    const codes = jobAdvice(one.facts, one.job, one.sheet).pivotStrategy.map(({ code }) => code);
    expect(codes).not.toContain("far-apart");
  }
});

test("words of every trade say nothing of someone who does other work", () => {
  const facts = factsOf({
    jobs: [
      {
        title: "Florist",
        from: "2015-01",
        to: "present",
        bullets: ["Built wreaths in programs for funerals", "Set up the system of orders for clients"],
      },
    ],
  });
  const job = analyseJob({
    title: "Backend Developer",
    description:
      "Requirements\n- Building trading systems\n- Safety programs\n- 3 years of experience with Go",
  });
  const sheet = scoreResume(facts, job);
  const rows = (sheet.scores.skills?.parts ?? []).filter(({ requirementId }) => requirementId !== null);
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.filter(({ status }) => status === "partly" || status === "met")).toEqual([]);
  expect(rows.filter(({ status, evidence }) => status === "unclear" && evidence.length === 0)).toEqual([]);
  const years = sheet.scores.experience?.parts.find(({ id }) => id === "related-years");
  expect(years).toMatchObject({ points: 0, status: "not-found" });
  expect(jobAdvice(facts, job, sheet).strengths.map(({ message }) => message.code)).not.toContain(
    "related-work",
  );
});

test("applying a change leaves the facts as they were", () => {
  const { facts, job, sheet } = pairs[1]!;
  const before = JSON.stringify(facts);
  for (const one of counterfactualsFor(facts, job, sheet)) applyChange(facts, one.change);
  expect(JSON.stringify(facts)).toBe(before);
});

test("every strength quotes the résumé, every gap quotes it or names a requirement of the posting", () => {
  for (const { facts, job, sheet } of pairs) {
    const words = JSON.stringify(facts);
    const stands = (quote: Quote) => expect(words).toContain(JSON.stringify(quote.text).slice(1, -1));
    const asked = new Set(job.requirements.map((one) => one.id));
    for (const strength of sheet.strengths) {
      expect(strength.evidence.length).toBeGreaterThan(0);
      strength.evidence.forEach(stands);
    }
    for (const gap of sheet.gaps) {
      gap.evidence.forEach(stands);
      if (gap.requirementId !== null) expect(asked.has(gap.requirementId)).toBe(true);
    }
  }
});

test("questions come from what the résumé leaves open, each requirement at most once", () => {
  for (const { job, sheet } of pairs) {
    const questions = interviewQuestions(job, sheet);
    const ids = questions.map((one) => one.requirementId).filter((id) => id !== null);
    expect(new Set(ids).size).toBe(ids.length);
    for (const one of questions) expect(one.question.code).toMatch(/^(?:ask|probe)-/);
  }
});

test("skills are sorted into matching and missing, never both", () => {
  for (const { facts, job, sheet } of pairs) {
    const lists = skillLists(facts, job, sheet);
    for (const name of lists.matching) expect(lists.missing).not.toContain(name);
  }
});

test("a skill has one name, however the résumé writes it", () => {
  const job = analyseJob({ title: "Developer", description: "Requirements:\n- Python\n- Kubernetes" });
  const written = (skills: string[]) => {
    const bullets = [`Built services with ${skills.join(" and ")}`];
    const facts = factsOf({ jobs: [{ title: "Developer", from: "2020-01", to: "present", bullets }] });
    return skillLists(facts, job, scoreResume(facts, job)).matching.sort();
  };
  expect(written(["PYTHON", "K8S"])).toEqual(["Kubernetes", "Python"]);
  expect(written(["python", "kubernetes"])).toEqual(["Kubernetes", "Python"]);
});

test("the pivot of someone in their own field says that none is needed", () => {
  const own = pairs[0]!;
  const other = pairs[1]!;
  expect(pivotStrategy(own.job, own.sheet, new Set())[0]?.code).toBe("pivot-own-field");
  expect(pivotStrategy(other.job, other.sheet, new Set())[0]?.code).toBe("far-apart");
});

test.each(TRADES.map(({ trade, resume }) => [trade, resume] as const))(
  "positions for the %s come from the résumé",
  (_, resume) => {
    const positions = suggestPositions(factsOf(resume), 5);
    expect(positions.length).toBeGreaterThan(0);
    const own = positions[0]!;
    expect(own.fit).toBeGreaterThan(40);
    for (const one of positions) expect(one.evidence.length).toBeGreaterThan(0);
  },
);

test("advice is whole", () => {
  for (const { facts, job, sheet } of pairs) {
    const advice = jobAdvice(facts, job, sheet);
    expect(advice.matchScore).toBe(Math.round(sheet.scores.relevancy!.value));
    expect(["similar-role", "no-close-role"]).toContain(advice.jobRelevance.code);
    expect(advice.overallAnalysis).toMatchObject({ code: "verdict", job: job.title });
  }
});

test("the verdict counts the musts that a résumé can show, and no term of the job", () => {
  const facts = factsOf({
    jobs: [{ title: "Cook", from: "2020-01", to: "present", bullets: ["Food safety checks each day"] }],
  });
  const asked = "- Food safety\n- Weekend and night shifts\n- Must be able to lift up to 50 lbs";
  const job = analyseJob({ title: "Cook", description: `Requirements\n${asked}` });
  expect(job.requirements.filter(({ kind }) => kind === "condition")).toHaveLength(2);
  const { overallAnalysis } = jobAdvice(facts, job, scoreResume(facts, job));
  expect(overallAnalysis).toMatchObject({ code: "verdict", of: 1, open: [] });
});

test("the résumé score is the sum of its parts and rises with figures, dates and a summary", () => {
  const bare = factsOf({ jobs: [{ title: "Clerk", bullets: ["Filed letters and answered the phone"] }] });
  const rich = factsOf({
    summary: "Office clerk with an eye for order.",
    email: "a@example.org",
    jobs: [
      {
        title: "Clerk",
        from: "2018-01",
        to: "2022-03",
        bullets: ["Filed 200 letters a week in Microsoft Excel", "Answered 40 calls a day"],
      },
    ],
    education: [{ degree: "Diploma in office work" }],
    skills: ["Microsoft Excel"],
  });
  const low = scoreResumeQuality(bare)!;
  const high = scoreResumeQuality(rich)!;
  expect(high.value).toBeGreaterThan(low.value + 20);
  expect(high.parts.reduce((sum, part) => sum + Math.round(part.points * 10), 0)).toBe(
    Math.round(high.value * 10),
  );
  expect(scoreResumeQuality(factsOf({}))).toBeNull();
});

test("the explanation's points are those of the scores", () => {
  for (const one of explainScores()) {
    const points = one.parts.map((part) => part.maxPoints).filter((value) => value !== null);
    if (points.length > 0) expect(points.reduce((sum, value) => sum + value, 0)).toBe(100);
  }
});

test("nobody is told to be outside the roles of work that the rows call close", () => {
  const bullets = ["Planned menus and cooked for 200 guests", "Catered functions and trained cooks"];
  const facts = factsOf({ jobs: [{ title: "Executive Chef", from: "2005-01", to: "present", bullets }] });
  const job = analyseJob({ title: "Cook", description: "Requirements\n- Catering\n- Cooking\n- Baking" });
  const sheet = scoreResume(facts, job);
  const role = sheet.scores.experience?.parts.find(({ id }) => id === "similar-role")?.reason;
  expect(role).toMatchObject({ code: "similar-role", closeness: "close" });
  const codes = pivotStrategy(job, sheet, new Set()).map(({ code }) => code);
  expect(codes).toContain("pivot-near-field");
});

test("a role close to the job's is never told that it shows no such work, however little of the rest is there", () => {
  const jobs = [
    { title: "Diesel Mechanic", from: "2015-01", to: "2016-01", bullets: ["Kept the place tidy"] },
    { title: "Librarian", from: "2016-02", to: "present", bullets: ["Lent books to 900 readers"] },
  ];
  const facts = factsOf({ jobs });
  const asked = "- Brakes\n- Tires\n- Wheel alignment\n- Scan tools\n- Light diesel\n- Wiring diagrams";
  const job = analyseJob({ title: "Automotive Technician", description: `Requirements\n${asked}` });
  const { jobRelevance, pivotStrategy, counterfactuals } = jobAdvice(facts, job, scoreResume(facts, job));
  expect(jobRelevance).toMatchObject({ code: "similar-role", closeness: "close" });
  expect([pivotStrategy, counterfactuals]).toEqual([[], []]);
});

test("a job of whose requirements nothing is shown isn't called one's own field for its title alone", () => {
  const bullets = ["Led shifts of 12 people", "Kept the daily operations of the restaurant running"];
  const facts = factsOf({ jobs: [{ title: "Service Manager", from: "2015-03", to: "2024-05", bullets }] });
  const asked = "- Psychiatry\n- Mental health nursing\n- NMC registration\n- Clinical governance";
  const job = analyseJob({ title: "Service Manager", description: `Requirements\n${asked}` });
  const sheet = scoreResume(facts, job);
  expect(sheet.scores.relevancy?.value).toBeLessThan(25);
  expect(pivotStrategy(job, sheet, new Set())).toEqual([]);
});

test("the verdict names what would earn most first, and traits last", () => {
  const facts = factsOf({
    jobs: [{ title: "Cook", from: "2020-01", to: "present", bullets: ["Grilled fish"] }],
  });
  const asked = "- Eager to learn\n- Attention to detail\n- Kitchen hygiene plans\n- HACCP\n- Menu planning";
  const job = analyseJob({ title: "Cook", description: `Requirements\n${asked}` });
  const { overallAnalysis } = jobAdvice(facts, job, scoreResume(facts, job));
  const missing = overallAnalysis.code === "verdict" ? overallAnalysis.missing : [];
  expect(missing.slice(0, 2).sort()).toEqual(["HACCP", "Menu planning"]);
  expect(missing.at(-1)).toMatch(/detail|learn/i);
});

test("work far apart from a job isn't called related to it, nor of its line of business", () => {
  for (const { facts, job, sheet } of pairs) {
    const { jobRelevance, companyRelevance, pivotStrategy } = jobAdvice(facts, job, sheet);
    if (pivotStrategy[0]?.code !== "far-apart") continue;
    expect(jobRelevance).not.toMatchObject({ closeness: "loose" });
    expect(companyRelevance?.code).not.toBe("line-of-business");
  }
});
