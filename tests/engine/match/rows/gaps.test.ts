import { expect, test } from "vitest";
import { jobAdvice } from "../../../../workers/engine/advise";
import { analyseJob } from "../../../../workers/engine/job";
import { scoreResume } from "../../../../workers/engine/match";
import { factsOf } from "../support/build-facts";

test("what a résumé is never expected to say is no gap", () => {
  const facts = factsOf({
    jobs: [{ title: "Nurse", from: "2018-01", to: "present", bullets: ["Gave medication on two wards"] }],
  });
  const job = analyseJob({
    title: "Nurse",
    description: "Requirements\n- Weekend shifts\n- Wound care\n- Phlebotomy\n- Fluent English",
  });
  const { gaps } = scoreResume(facts, job);
  const reasons = gaps.map(({ message }) => (message.code === "about" ? message.reason.code : message.code));
  expect(reasons).toContain("not-mentioned");
  expect(reasons).not.toContain("not-written");
  expect(reasons).not.toContain("language-of-resume");
});

const PLANNER = {
  facts: factsOf({
    jobs: [
      {
        title: "Event Planner",
        from: "2018-01",
        to: "present",
        bullets: ["Planned fairs and dinners for 300 guests", "Kept the budgets in Excel"],
      },
    ],
  }),
  job: analyseJob({
    title: "Event Planner",
    description:
      "Requirements\n- Event planning\n- Machine learning\n- Machine learning or natural language processing\n- Attention to detail\n- Tower crane rigging plans\n- Catering\n- Budgeting\n- 10 years of experience",
  }),
};

test("the gaps and the overall sentence name the same things in the same order", () => {
  const sheet = scoreResume(PLANNER.facts, PLANNER.job);
  const { overallAnalysis } = jobAdvice(PLANNER.facts, PLANNER.job, sheet);
  if (overallAnalysis.code !== "verdict") throw new Error(overallAnalysis.code);
  const gaps = sheet.gaps.flatMap(({ message }) => (message.code === "about" ? [message.label] : []));
  expect(overallAnalysis.missing.length).toBeGreaterThan(2);
  expect(gaps.slice(0, 3)).toEqual(overallAnalysis.missing.slice(0, 3));
});

test("a word in common with what is asked for is no strength", () => {
  const strengthsFor = (lines: string[]) => {
    const posting = analyseJob({ title: "Planner", description: `Requirements\n${lines.join("\n")}` });
    return scoreResume(PLANNER.facts, posting).strengths.flatMap(({ message }) =>
      message.code === "about" ? [message.label] : [],
    );
  };
  expect(strengthsFor(["- Event planning", "- Budgeting", "- Dinners"])).not.toContain("Dinners");
  expect(strengthsFor(["- Event planning", "- Budgeting", "- Dinners"])).toContain("Event planning");
});

test("what is asked for twice is one gap, and named once at the front", () => {
  const sheet = scoreResume(PLANNER.facts, PLANNER.job);
  const about = sheet.gaps.filter(
    ({ message }) => message.code === "about" && message.label.startsWith("Machine learning"),
  );
  expect(about).toHaveLength(1);
});
