import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";
import { rowsOfLine } from "./support/rows-of-line";

test.each([
  ["Experience with parcels, pallets and customers' crates carefully", /carefully$/],
  ["Act as a first contact for hauliers", /^(?:act|first contact.*)$/],
  ["Carry messages between the yard and the office", /between the yard$|^office$/],
  ["Measure loads, consistently reaching and exceeding limits", /reaching$|^exceeding/],
  ["Strong reports, both written and verbal", /^written and verbal$/],
  ["Maintain basic holding and handling accounts", /holding$|^handling accounts$/],
  ["Be flexible enough for two sites", /enough$/],
  ["Plan routes together with the site nurse", /^together/],
  ["Write labels that respect the customs rules", /^respect/],
  ["A calm and orderly manner", /^orderly manner$/],
  ["Three years of loading lorries in a quarry or shop", /^shop$/],
  ["5 years commercial experience of bonded stores", /^years/],
  ["Count the pallets and note it down", /and note$/],
  ["Answer the phones as well as the door", /as well$/],
  ["Experience designing, building and running parcel sorters", /^designing$|^building$/],
  ["Back the drivers in their ability to plan breaks", /ability$/],
  ["A tireless yard hand with the stamina and confidence to load twenty lorries", /stamina|confidence/],
  ["Move the pallets from the ramp through to the racks, reloading plans as delays arise", /delays arise/],
  ["Lead refurbishments from start to finish", /start$/],
  ["Repair conveyors directly connected to the sorter", /connected$/],
  [
    "Tune SQL, Python, Docker and Kubernetes jobs for speed, reliability, and accuracy",
    /^reliability$|^accuracy$/,
  ],
  ["Experience architecting and managing at least two depots", /^architecting and managing$/],
  ["Furthermore experience with pallet racks", /^furthermore/],
  ["Lead audits, particularly in the areas of networking", /^particularly/],
  ["Collect the tachograph data pertaining to each tour", /pertaining$/],
])("%s: no row is a part that says nothing alone", (line, part) => {
  const labels = rowsOfLine(line);
  expect(labels.join()).toContain("forklift");
  expect(labels.filter((label) => part.test(label))).toEqual([]);
});

test.each([
  ["Respond to alerts, fuel spills and night calls", /^fuel|^night/],
  ["Coordinate the yard with hauliers, the brokers and the control tower", /^brokers|tower/],
  ["Talk with hauliers by phone, e-mail and in person", /^e-?mail/],
  ["Control snow and ice removal", /snow$/],
])("%s: what a verb's list goes on with is no row without the verb", (line, part) => {
  expect(rowsOfLine(line).filter((label) => part.test(label))).toEqual([]);
});

test("a duty of which only the rest would be left is told whole", () => {
  const duty = "Respond as yard lead to alerts, diversions and fuel spills";
  expect(rowsOfLine(duty)).toContain(duty.toLowerCase());
});

test("a list that goes on with verbs, names or known skills asks for each", () => {
  expect(rowsOfLine("Check the pallets, log the findings and update SAP").join()).toMatch(/findings.*sap/u);
});

test("a clause that says little more than the skill within it is no second row", () => {
  expect(
    rowsOfLine("Develop and maintain stock control procedures").filter((one) => /stock control/.test(one)),
  ).toHaveLength(1);
});

test.each([
  ["No forklift background needed, we'll train you on our cranes", /forklift background|cranes/],
  ["Don't worry if you've never worked in retail", /retail/],
  ["We run a retail shop and a bakery beside the yard", /retail|bakery/],
  ["All posts are subject to our recruitment process", /recruitment/],
])("%s: asks for nothing of it", (line, words) => {
  expect(rowsOfLine(line).filter((label) => words.test(label))).toEqual([]);
});

test("a choice is called by all its names", () => {
  const [choice] = analyseJob({
    title: "Python Developer",
    description: "Requirements\n- Proficiency in Kotlin, Python or Scala\n- Solid Python",
  }).requirements.filter(({ anyOf }) => anyOf.includes("kotlin"));
  expect(choice?.label).toBe("Kotlin, Python or Scala");
});

test("what a choice is chosen from is asked for beside it", () => {
  const labels = analyseJob({
    title: "",
    description:
      "Web Designer\nRequirements\n- HTML and CSS\n- Bootstrap, Tailwind or a similar CSS framework",
  }).requirements.map(({ label }) => label);
  expect(labels).toContain("CSS");
  expect(labels).toContain("Bootstrap or Tailwind CSS");
});

test("names before the known one of a choice belong to it", () => {
  const found = analyseJob({
    title: "",
    description: "Bookkeeper\nRequirements\n- Payroll\n- Experience with Ledgerwise or QuickBooks",
  }).requirements.find(({ anyOf }) => anyOf.includes("quickbooks"));
  expect(found?.anyOf).toEqual(["ledgerwise", "quickbooks"]);
});

test("a stop that is glued to the next sentence ends one, also where the words around it are a skill's name", () => {
  const labels = rowsOfLine(
    "Resolve conflicts across projects.Supports project managers with written reports",
  );
  expect(labels.filter((label) => label.includes("projects.supports"))).toEqual([]);
  expect(labels).toContain("supports project managers with written reports");
});

test("a number that is glued to a heading's apostrophe begins the first point", () => {
  const description = "Depot Clerk\nMust Have's3+ years of experience with bonded stores, and a calm voice";
  const labels = analyseJob({ title: "", description }).requirements.map(({ label }) => label);
  expect(labels).toContain("3 years of experience");
  expect(labels).toContain("bonded stores");
});

test.each([
  ["A strong focus on pallet repair", "pallet repair"],
  ["Preferred experience working with bonded stores", "bonded stores"],
  ["A variety of customs documents", "customs documents"],
])("%s: what only leads to a thing is no part of its row", (line, row) => {
  const labels = rowsOfLine(line);
  expect(labels).toContain(row);
});
