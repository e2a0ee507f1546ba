import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { factsOf } from "./build-facts";

const ASKED =
  "Welding, Payroll, Phlebotomy, Beekeeping, Litigation, Bartending, Forklift operation, Tailoring, Plumbing, Carpentry, Copywriting, Bookkeeping, Interior design, Video editing, Crop rotation, Roofing, Translation, Underwriting".split(
    ", ",
  );
const shown = (count: number) =>
  factsOf({
    jobs: [
      {
        title: "Caretaker",
        from: "2018-01",
        to: "present",
        bullets: ASKED.slice(0, count).map((name) => `Did ${name} every day`),
      },
    ],
  });
const coreSkills = (asked: number, has: number) => {
  const list = ASKED.slice(0, asked)
    .map((name) => `- ${name}`)
    .join("\n");
  const job = analyseJob({ title: "Caretaker", description: `Requirements\n${list}` });
  return scoreResume(shown(has), job).scores.relevancy!.parts.find(({ id }) => id === "core-skills")!;
};

test("of a few skills each is needed, of many most are enough, and the account says so", () => {
  const few = coreSkills(3, 2);
  expect(few.points).toBeLessThan(few.maxPoints * 0.75);
  expect(few.reason).not.toMatch(/Of so many/);
  const many = coreSkills(18, 15);
  expect(many.points).toBeGreaterThan(many.maxPoints * 0.9);
  expect(many.points).toBeLessThan(coreSkills(18, 18).points);
  expect(many.reason).toMatch(/Of so many, \d\d % earns 80 % of this part/);
  expect(coreSkills(18, 5).points).toBeLessThan(many.maxPoints * 0.6);
});
