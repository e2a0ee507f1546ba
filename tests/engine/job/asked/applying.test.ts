import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";

function rows(line: string): string[] {
  const description = `Youth Worker\nRequirements\n- Experience of youth work\n- ${line}\n- First aid certificate\n`;
  return analyseJob({ title: "", description })
    .requirements.filter(({ importance }) => importance !== "context")
    .map(({ label }) => label.toLowerCase());
}

test.each([
  [
    "Please ensure that you document evidence of meeting all the essential criteria in the supporting information",
  ],
  ["Please explain in your supporting statement how you meet each of the essential criteria"],
  ["Applications must demonstrate how you meet the selection criteria"],
  ["Demonstrate in your supporting statement that you fulfil the person specification"],
  ["In your covering letter, tell us about your experience of leading teams"],
  ["Tell us in your application how you handled a complaint"],
])("%s: says how to apply and asks for nothing", (line) => {
  expect(rows(line)).toEqual(["youth work", "cpr / first aid"]);
});

test.each([
  [
    "Westfield Trust is committed to safeguarding adults and children therefore if the post is subject to the Act the successful applicant will be asked for a disclosure",
  ],
  [
    "The College is committed to safeguarding children and expects all staff and volunteers to share this commitment",
  ],
  ["Safeguarding and promoting the welfare of children is everyone's responsibility"],
  ["Safeguarding is the responsibility of all our staff"],
])("%s: the employer's own promise", (line) => {
  expect(rows(line)).toEqual(["youth work", "cpr / first aid"]);
});

test.each([
  ["You are committed to safeguarding children", /safeguarding/],
  ["Knowledge of safeguarding procedures", /safeguarding/],
  ["Ensure that products meet the acceptance criteria", /acceptance criteria/],
  ["Writing cover letters with young people", /cover letters/],
])("%s: is asked for", (line, words) => {
  expect(rows(line).join()).toMatch(words);
});

test.each([
  ["Help with the annual fair; coaching Chess Olympiad is paid separately and is optional", /coach/],
  ["Have used build & testing tools like Bazel", /^used/],
  ["For that matter your technical expertise could derive from a degree or experience", /^matter/],
])("%s: no row is torn out of it", (line, part) => {
  const labels = rows(line);
  expect(labels).toContain("youth work");
  expect(labels.filter((label) => part.test(label))).toEqual([]);
});
