import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";

function rows(line: string, head = "Requirements\n- Experience with forklifts\n- "): string[] {
  return analyseJob({
    title: "",
    description: `Depot Planner\n${head}${line}\n- Good knowledge of pallets\n- Experience with cranes\n`,
  })
    .requirements.filter(({ importance }) => importance !== "context")
    .map(({ label }) => label.toLowerCase());
}

const ABOUT = "Northfield is a depot in the hills. ";

test.each([
  [
    "A new hall, designed in Revit and scheduled in Oracle Primavera, opens next fall.\nRequirements",
    /revit|primavera/,
  ],
  ["The depot is home to a tanker base, two flying schools and a cargo ramp.\nRequirements", /schools|ramp/],
])("%s what others made or what is there isn't asked for", (line, words) => {
  const labels = rows(line, ABOUT);
  expect(labels.join()).toContain("pallets");
  expect(labels.filter((label) => words.test(label))).toEqual([]);
});

test.each([
  ["The team provides access controls that keep the yard safe", /access control/],
  ["Our offerings include payroll, time management and fleet tracking", /payroll|time management|tracking/],
  [
    "Work with our Chemistry, Manufacturing and Regulatory Affairs departments on loads",
    /chemistry|regulatory/,
  ],
  ["Agree tours with other teams, such as finance, procurement and legal", /finance|procurement|legal/],
  ["The job is not telephone sales", /sales/],
  ["Analyse loads, enabling hauliers to plan their tours", /^enabling/],
  ["Tune the models to enhance accuracy and relevance of forecasts", /^enhance/],
  ["We are looking for hardworking and passionate people", /people/],
  ["We are seeking an inventive and technically strong dock planner", /planner/],
  ["You could be our next teammate", /teammate/],
  ["The Load Planning Platform enables payroll and time management across depots", /payroll|time management/],
  ["They have already helped thousands of hauliers", /hauliers/],
  ["Northfield's loading organization works to deliver parcels", /organization works/],
  ["Tours are planned by millions of drivers", /millions/],
  ["Evolve the tours to be done according to best practice", /done according/],
  [
    "Northfield is a logistics, fleet planning, time management and telephone sales recruiting firm",
    /planning|sales/,
  ],
  ["You will be working closely with seasoned hauliers on loads", /hauliers/],
  ["Comfortable working with the command line and with ramps", /^line$/],
  ["Training and soft skills: a college degree", /soft skills/],
  ["Logistics Company size: 51-200 people", /company size/],
  ["Personal qualifications", /qualifications/],
  ["Learn more at the Northfield careers page", /learn more/],
  ["Enjoy hybrid and flexible working hours", /hybrid/],
  ["Core BPF programs and the JAX-WS services", /^bpf$|^jax$/],
])("%s: no row of its own", (line, words) => {
  const labels = rows(line);
  expect(labels.join()).toContain("forklift");
  expect(labels.filter((label) => words.test(label))).toEqual([]);
});

test.each([
  ["Time management with the ability to work under pressure", /under pressure/],
  ["Calm manner with the ability to establish working relationships with hauliers", /working relationships/],
  ["Responsible for capacity planning of the yard", /^capacity planning/],
  ["Capacity to plan three tours at once", /^plan three tours/],
  ["Certified in cargo securing", /certified in|cargo securing/],
])("%s: is asked for", (line, words) => {
  expect(rows(line).filter((label) => words.test(label))).not.toEqual([]);
});

test.each([
  ["Industry: Supply Chain Planning", /supply chain/],
  ["Department: Quality Control", /quality/],
  ["You support the field of Business Services and Compliance (BS&C) and lead BS&C projects", /^bs&c$/],
  ["Plan the yard for business units such as Corporate IT", /^corporate it$|^it$/],
  ["Teaching assignments can be agreed", /teaching/],
  ["An importing and production company with halls in the hills", /company/],
  ["Consultants come to work with us from the whole country", /consultants/],
  ["Multi-lingual (English and Spanish)", /multi/],
  ["It is anticipated you will manage other drivers in the future", /manage/],
  ["Always willing to share knowledge and help you get to the next level", /share/],
  ["Work in a new team, answering directly to the depot's head", /answering/],
])("%s: what a vacancy is filed under, may come or is said of others isn't asked for", (line, words) => {
  const labels = rows(line);
  expect(labels.join()).toContain("forklift");
  expect(labels.filter((label) => words.test(label))).toEqual([]);
});

test("a duty is told without the title of who does it", () => {
  const labels = rows("The Depot Planner communicates with project managers and drivers about loads").join();
  expect(labels).toContain("communicates with project managers");
  expect(labels).not.toContain("planner communicates");
});

test("a name that a stroke joins doesn't begin within another word", () => {
  const labels = rows("Proficient at file-building/management best practices");
  expect(labels).toContain("file-building/management best practices");
  expect(labels).not.toContain("building/management");
});

test("IT in capitals is a field, and no pronoun", () => {
  expect(rows("Interest for IT will be considered as an advantage")).toContain("it");
});

test.each([
  ["Share what you learn with your teammates across the yard", /^teammates?$/],
  ["Experience building algorithms for Terran R, Python and cranes", /^r$/],
  ["Making sound engineering decisions on every ramp", /^sound engineering/],
  ["Manage the core data of each tour", /^core data$/],
])("%s: everyday words are no product's name", (line, words) => {
  expect(rows(line).filter((label) => words.test(label))).toEqual([]);
});

test("a name that is written as one is the product's", () => {
  expect(rows("Experience with Core Data and TeamMate").join()).toMatch(/core data.*teammate/);
});

test("what a conviction could keep someone from isn't asked for", () => {
  const law =
    "We believe that criminal history may have a direct, adverse and negative relationship on the following job duties, potentially resulting in the withdrawal of the conditional offer of employment: 1. Handling confidential information and access to information technology systems; and 2. Exercising sound judgment.";
  expect(rows(law).filter((label) => /information|judgment/.test(label))).toEqual([]);
});

test.each([
  ["The hiring process Stage 1: (Preliminary video call) with the yard's planner", /hiring|video/],
  ["If you have a disability or special need that requires accommodation, write to us", /special need/],
  ["In-office location: Mountain View, California, United States", /mountain|california/],
  ["Experience in one of our hub offices in San Francisco, New York City, Seattle or work", /seattle|york/],
  ["Lead efforts to stack the pallets", /^lead efforts$/],
  ["Execute initiatives that spare fuel", /^execute initiatives$/],
])("%s: how people are chosen, where, and that something is done aren't asked for", (line, words) => {
  const labels = rows(line);
  expect(labels.join()).toContain("forklift");
  expect(labels.filter((label) => words.test(label))).toEqual([]);
});

test("requirements of a security screening are a check", () => {
  const { requirements } = analyseJob({
    title: "",
    description:
      "Depot Planner\nRequirements\n- Ability to meet customer and/or government security screening requirements\n- Cranes\n",
  });
  expect(requirements.filter(({ label }) => /screening/iu.test(label)).map(({ kind }) => kind)).toEqual([
    "condition",
  ]);
});

test("a heading of what is paid asks for nothing, though it is the name of a skill", () => {
  const description =
    "Dock Planner\nRequirements\n- Experience with forklifts and cranes\n- Good knowledge of pallets.\n\nCompensation & Benefits\n\nThe salary band for this position is wide.";
  const labels = analyseJob({ title: "", description }).requirements.map(({ label }) => label);
  expect(labels.filter((label) => /compensation/i.test(label))).toEqual([]);
});

test.each([
  ["Hybrid - Fort William, three days at the yard", "hybrid"],
  ["Experience with hybrid cloud architectures and hybrid/EV lorries", null],
])("%s is worked %s", (line, mode) => {
  expect(analyseJob({ title: "Dock Planner", description: `Requirements\n- ${line}` }).workMode).toBe(mode);
});

test("a secure chip is no way of maintaining machines", () => {
  const found = analyseJob({
    title: "",
    description: "Requirements\n- Experience with TPM, TEEs and secure boot",
  });
  expect(found.requirements.flatMap(({ anyOf }) => anyOf)).not.toContain("total-productive-maintenance");
});
