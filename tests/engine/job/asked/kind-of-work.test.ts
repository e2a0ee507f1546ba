import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";

const MACHINES =
  "Operate CNC machines\n- CAD and SolidWorks\n- Additive manufacturing\n- Material selection\n- Machining of metals";
const PHONES = "Kotlin\n- Android SDK\n- gRPC\n- Android apps\n- Unit testing of mobile applications";
const DATA =
  "Data modeling\n- SQL, PostgreSQL and Kafka\n- Data integration\n- Data quality\n- Data governance";

function kindOfWork(title: string, asked: string): string | null {
  return analyseJob({ title, description: `Requirements\n- ${asked}\n` }).occupation;
}

test.each([
  ["Application Engineer", MACHINES, "sales-engineer"],
  ["Sr. to Principal", PHONES, "school-principal"],
  ["Architect", DATA, "architect"],
])("%s: the kind of work is none that nothing else of the posting speaks of", (title, asked, other) => {
  expect(kindOfWork(title, asked)).not.toBe(other);
});

test("a title's last word tells which of the kinds of work that the posting speaks of is meant", () => {
  expect(kindOfWork("Architect", DATA)).toBe("data-architect");
});

test("three subjects tell no kind of work without a title that does", () => {
  expect(kindOfWork("Apprenticeship", "Maths and physics\n- Health care")).toBeNull();
});

test.each([
  ["Registered Nurse", DATA, "registered-nurse"],
  ["Cook", "Catering\n- Stock management", "cook"],
])("%s: a known title stands", (title, asked, expected) => {
  expect(kindOfWork(title, asked)).toBe(expected);
});
