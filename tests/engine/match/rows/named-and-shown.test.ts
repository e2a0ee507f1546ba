import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";
import { scoreResume } from "../../../../workers/engine/match";
import { factsOf } from "../support/build-facts";

const job = analyseJob({
  title: "Office Manager",
  description: "Requirements\n- Microsoft Office\n- Filing\n- Bookkeeping",
});

function office(line: string, skills: string[]) {
  const facts = factsOf({
    jobs: [{ title: "Office Manager", from: "2022-01", to: "present", bullets: [line] }],
    skills,
  });
  const parts = scoreResume(facts, job).scores.relevancy!.parts;
  return parts.find(({ label }) => label === "Microsoft Office")!;
}

const PIVOT = "Built pivot tables of all orders";

test("what is named in a list is shown by something more special of it at work", () => {
  const both = office(PIVOT, ["Microsoft Office"]);
  expect(both).toMatchObject({ status: "met", reason: { code: "named", place: "experience" } });
  expect(both.evidence.map(({ text }) => text)).toEqual(["Microsoft Office", "pivot tables"]);
});

test.each([
  ["the list", "Filed letters of two offices", ["Microsoft Office"]],
  ["the work", PIVOT, []],
])("%s alone shows a part", (_, line, skills) => {
  expect(office(line, skills).status).toBe("partly");
});
