import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { factsOf, type ResumeSketch } from "./support/build-facts";

const job = analyseJob({
  title: "Weaver",
  description: "Skills: Python, SQL, Zorbian Weaving, Quillwork",
});

function weaving(sketch: ResumeSketch) {
  return scoreResume(factsOf(sketch), job).scores.skills?.parts.find(
    (part) => part.label === "Zorbian Weaving",
  );
}

const at = { title: "Weaver", from: "2022-01", to: "present" as const };

test("a term that the knowledge base doesn't know is found by its words, and quoted", () => {
  const part = weaving({ jobs: [{ ...at, bullets: ["Taught zorbian weaves to twelve apprentices"] }] });
  expect(part?.status).toBe("met");
  expect(part?.evidence[0]?.text).toBe("zorbian weaves");
});

test("its place gives its rung: named in passing counts less than used at work", () => {
  const used = weaving({ jobs: [{ ...at, bullets: ["Zorbian weaving by hand"] }] });
  const named = weaving({ jobs: [at], summary: "I like zorbian weaving." });
  expect(named?.points).toBeGreaterThan(0);
  expect(used?.points).toBeGreaterThan(named?.points ?? 100);
});

test.each([
  ["its words apart", "Zorbian cloth, and weaving of baskets"],
  ["half of its words", "Weaving of baskets"],
])("%s in a job's line are neither met nor called missing: the line is quoted", (_, bullet) => {
  const part = weaving({ jobs: [{ ...at, bullets: [bullet] }] });
  expect(["partly", "unclear"]).toContain(part?.status);
  expect(part?.evidence[0]?.text).toBe(bullet);
});

test("a denial earns nothing, and is quoted as the reason", () => {
  const bullet = "No experience with zorbian weaving";
  const part = weaving({ jobs: [{ title: "Cook", from: "2022-01", to: "present", bullets: [bullet] }] });
  expect(part).toMatchObject({ status: "not-found", points: 0 });
  expect(part?.reason).toMatchObject({ code: "denied", quote: bullet });
});

test("a skill in the job's own title weighs twice as much as one beside it", () => {
  const post = (title: string) => analyseJob({ title, description: "Requirements\n- Python\n- Terraform" });
  const share = (title: string) =>
    scoreResume(factsOf({ jobs: [{ ...at, bullets: ["Wrote Python"] }] }), post(title)).scores.skills
      ?.value ?? 0;
  expect(share("Python Developer")).toBeGreaterThan(share("Developer"));
  expect(share("Terraform Developer")).toBeLessThan(share("Developer"));
});
