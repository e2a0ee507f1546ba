import { expect, test } from "vitest";
import { jobAdvice } from "../../../workers/engine/advise";
import { analyseJob } from "../../../workers/engine/job";
import { industriesIn } from "../../../workers/engine/knowledge";
import { scoreResume } from "../../../workers/engine/match";
import { factsOf, type ResumeSketch } from "./support/build-facts";

const post = analyseJob({
  title: "Stock Clerk",
  description:
    "Responsibilities\n- Keep the stock of aircraft parts at our hangar\n- Hand tools and parts out to aircraft mechanics\n- Count parts for each flight line",
});
const clerk = (bullets: string[], more: ResumeSketch = {}): ResumeSketch => ({
  jobs: [{ title: "Stock Clerk", from: "2020-01", to: "present", bullets }],
  ...more,
});
const score = (sketch: ResumeSketch) => scoreResume(factsOf(sketch), post).scores.category;
const part = (sketch: ResumeSketch) => score(sketch)?.parts.find(({ id }) => id === "line-of-business");

test("the same role counts more for a job's field where the work was in its line of business", () => {
  const airline = clerk([
    "Kept parts of helicopters in order",
    "Sent spares to the airport",
    "Packed avionics",
  ]);
  const grocer = clerk([
    "Kept fruit and bread in order",
    "Sent boxes to the supermarket",
    "Packed vegetables",
  ]);
  expect(part(airline)?.status).toBe("met");
  expect(part(airline)?.evidence.length).toBeGreaterThan(0);
  expect(part(grocer)?.points).toBe(0);
  expect(score(airline)!.value).toBeGreaterThan(score(grocer)!.value + 10);
});

test("neither a list of words nor an employer's name makes a line of business", () => {
  const plain = clerk(["Kept fruit in order"]);
  const listed = clerk(["Kept fruit in order"], { skills: ["Aircraft", "Airlines", "Flights", "Aviation"] });
  expect(part(listed)?.points).toBe(0);
  const employed = factsOf(plain);
  employed.experience[0]!.company = { value: "Swift Airlines", quotes: [], confidence: 1 };
  expect(scoreResume(employed, post).scores.category?.value).toBe(score(plain)?.value);
});

test("a job that speaks of no line of business is judged without one", () => {
  const plain = analyseJob({ title: "Personal assistant", description: "Duties\n- Keep the diary" });
  const parts = scoreResume(factsOf(clerk(["Kept fruit in order"])), plain).scores.category?.parts;
  expect(parts?.some(({ id }) => id === "line-of-business")).toBe(false);
});

test.each([
  ["Repaired tractors on a dairy farm", ["Agriculture"]],
  ["Answered inbound calls for a bank", ["Banking", "Call centers and outsourced services"]],
  ["Dressed windows of a clothing store", ["Fashion and clothing", "Retail"]],
  ["Looked after patients after surgery", ["Health care"]],
  ["Trained machine learning models and surged ahead", []],
  ["Greeted guests with genuine hospitality", ["Restaurants and hotels"]],
  ["Filed returns with tax software", ["Accounting"]],
  ["Patient and friendly on the phone", []],
  ["A nursery for children, tired but happy", []],
  ["Held talks as a guest lecturer while performing other tasks", []],
  ["Courteous in a concerted effort at orchestration", []],
  ["Set tables for a banquet", ["Restaurants and hotels"]],
  ["Fabricated steel frames and attended Java classes", []],
])("%s speaks of %j", (text, expected) => {
  expect(industriesIn(text)).toEqual(expected);
});

test.each([
  ["Federal Regional Director of Sales", "- Sell software to offices\n- Keep the pipeline of offers"],
  ["Senior Art Director", "- Draw pages for doctors\n- Keep to the brand"],
  ["Marketing Executive", "- Keep the website up to date\n- Design brochures"],
  ["Account Manager", "- Travel to customers\n- Bring state of the art video to shops"],
])("a %s's line of business isn't guessed from single words", (title, duties) => {
  const job = analyseJob({ title, description: `Responsibilities\n${duties}` });
  const parts = scoreResume(factsOf(clerk(["Kept parts in order"])), job).scores.category?.parts ?? [];
  expect(parts.map(({ id }) => id)).not.toContain("line-of-business");
});

test("a line of business that one line mentions in passing isn't told", () => {
  const told = (bullets: string[]) => {
    const facts = factsOf(clerk(bullets));
    return jobAdvice(facts, post, scoreResume(facts, post)).companyRelevance?.code ?? null;
  };
  expect(told(["Packed parts of helicopters", "Sent spares to the airport", "Packed avionics"])).toBe(
    "line-of-business",
  );
  expect(told(["Wrote once about an airport", "Kept fruit in order", "Sent boxes to shops"])).toBeNull();
  expect(told(["Kept fruit in order"])).toBeNull();
  expect(told(["Taught pupils at a school", "Marked what pupils wrote"])).toBe("no-line-of-business");
});
