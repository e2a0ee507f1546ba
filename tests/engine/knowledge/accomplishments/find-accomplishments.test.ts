import { expect, test } from "vitest";
import { findAccomplishments, findDoers, skillById } from "../../../../workers/engine/knowledge";
import { steepGrowth } from "../../../support/growth";

/** `+` or `-`, id, text: whether the text tells of doing what the skill names. */
const TOLD = `
+ | order-picking | Picked and packed 300 orders a shift with handheld scanners
+ | packing | Picked and packed 300 orders a shift
+ | lesson-planning | Planned lessons and assessed pupils
+ | lesson-planning | Plan and teach lessons in maths
+ | lesson-planning | Responsible for planning weekly lessons
+ | lesson-planning | I planned all lessons of Year 4
- | lesson-planning | Planned lesson content with a publisher
- | lesson-planning | Attended planned lessons
- | lesson-planning | Planned the move and taught lessons
+ | menu-planning | Wrote seasonal menus with the head chef
+ | fault-finding | Found faults in distribution boards
- | fault-finding | Found a flat for faults of the engine
+ | contract-drafting | Drafted and negotiated commercial contracts
+ | contract-negotiation | Drafted and negotiated commercial contracts
- | contract-drafting | Drafted letters about contracts
+ | medication-administration | Gave medicines and kept care plans up to date
+ | loading-and-unloading | Loaded, unloaded and checked vans
+ | truck-driving | Drove 44-tonne lorries on national routes
- | truck-driving | Drove sales of used lorries
+ | electrical-wiring | Wired houses and offices
+ | moving-and-handling | Moved residents safely with hoists
- | project-management | Worked with managed projects
+ | project-management | Managed projects from start to finish
- | project-management | Managed project budgets
+ | event-planning | Planned weddings, parties and events
- | management-accounting | Account management
- | sales-analysis | Reporting, research, sales
- | building-codes | Built code for phones
- | chemical-engineering | Designed processes for new staff
- | personal-training | Trained clients on the new till
- | real-estate-development | Selected sites for the study
- | scalability-engineering | Balanced loads over two axles
+ | hairdressing | Cut hair and beards
+ | interviewing | Conducted interviews with applicants
+ | invoicing | Processed over 200 invoices a week
+ | invoicing | Processed up to 200 invoices
+ | invoicing | Processed more than 200 invoices
- | invoicing | Processed over the counter invoices
+ | mlops | Productionized 26 models serving 4000 requests a day
+ | bridge-design | Designed bridges of steel
- | caregiving | Gave medication and wound care
`;

const cases = TOLD.trim()
  .split("\n")
  .map((line) => line.split(" | ") as [string, string, string]);

test("what someone did is told from words that only look like it", () => {
  const wrong: string[] = [];
  const counts = { right: 0, invented: 0, missed: 0 };
  for (const [sign, id, text] of cases) {
    expect.soft(skillById(id), `no skill ${id}`).toBeDefined();
    const found = findAccomplishments(text).some((hit) => hit.id === id);
    if (found && sign === "+") counts.right += 1;
    if (found && sign === "-") counts.invented += 1;
    if (!found && sign === "+") counts.missed += 1;
    if (found !== (sign === "+")) wrong.push(`${found ? "invented" : "missed"} ${id}: ${text}`);
  }
  const precision = counts.right / (counts.right + counts.invented);
  const recall = counts.right / (counts.right + counts.missed);
  process.stdout.write(
    `${cases.length} accomplishments: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}\n`,
  );
  expect(wrong).toEqual([]);
});

test("a hit's offsets cut its words out of the text", () => {
  const text = "• Picked and packed 300 orders; planned menus.\n.NET constructor of toString";
  const hits = findAccomplishments(text);
  expect(hits.length).toBeGreaterThan(2);
  for (const hit of hits) expect(text.slice(hit.start, hit.end)).toBe(hit.text);
});

test.each([
  ["Management Accountant", ["accounting", "management-accounting"]],
  ["Staff Nurse", ["nursing"]],
  ["Senior Welder", ["welding"]],
  ["Project Manager", ["project-management"]],
  ["Senior Data Scientist", ["data-science"]],
  ["Systems Analyst II", ["systems-analysis"]],
  ["Software Architect", ["software-architecture"]],
  ["HGV Driver", ["truck-driving"]],
  ["Director of Nursing", []],
  ["Managing Director", []],
  ["", []],
])("the title %s says what its holder does", (title, ids) => {
  expect(findDoers(title).map((hit) => hit.id)).toEqual(ids);
});

test("long and hostile lines cost no more than their length", () => {
  for (const unit of ["planned ", "planned and ", "planned, ", "managed a ", "a\u2019", "plan "])
    expect(steepGrowth(findAccomplishments, unit, 2000)).toBeNull();
});
