import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";

const labels = (lines: string[]) =>
  analyseJob({
    title: "",
    description: `Developer\nRequirements\n${lines.map((line) => `- ${line}`).join("\n")}\n`,
  })
    .requirements.filter(({ importance }) => importance !== "context")
    .map(({ label }) => label);

test.each([
  [["Experience in software development", "Develop software"], "Software development"],
  [["Mentoring of apprentices", "Mentorship"], "Mentoring"],
  [["Experience with label sorting", "Ability to sort labels"], "label sorting"],
])("%j is asked for once, as %s", (lines, label) => {
  const alike = labels(lines).filter((one) => /develop|mentor|sort/iu.test(one));
  expect(alike).toEqual([label]);
});

test("what is told within another row is none of its own", () => {
  const found = labels(["Lead yard audits", "Lead yard audits across three depots"]);
  expect(found).toContain("Lead yard audits across three depots");
  expect(found).not.toContain("Lead yard audits");
});

test("a choice whose members are all asked for by themselves is no row of its own", () => {
  const found = labels([
    "AWS/Python experience",
    "Knowledge of AWS",
    "Deploying to AWS",
    "Python scripting",
    "Python",
  ]);
  expect(found).not.toContain("AWS or Python");
  expect(found).toEqual(expect.arrayContaining(["AWS", "Python"]));
});

test("a choice of which one member is asked for by itself stays", () => {
  const found = labels(["Docker or Kubernetes", "Knowledge of Kubernetes", "Running Kubernetes clusters"]);
  expect(found).toContain("Docker or Kubernetes");
});
