import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";
import { postingText } from "../../../../workers/engine/job/posting";

function asked(description: string) {
  return analyseJob({ title: "", description }).requirements.filter(
    ({ importance }) => importance !== "context",
  );
}

const labels = (description: string) => asked(description).map(({ label }) => label.toLowerCase());
const HEAD = "Depot Planner\n\nRequirements\n";

test("lines whose breaks are lost are read as lines, and quoted as they stand", () => {
  const text = `${HEAD}Strong organizational skillsAbility to plan and coordinate toursAttention to detail`;
  const given = postingText({ title: "", description: text });
  const rows = asked(text);
  expect(rows.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["Organization", "plan and coordinate tours", "Attention to detail"]),
  );
  for (const { quotes } of rows)
    for (const { start, end, text: words } of quotes) expect(given.slice(start, end)).toBe(words);
});

test.each(["Experience with openShift", "Experience with JavaScript", "Experience with PowerPoint"])(
  "%s: a name with a capital inside stays one",
  (line) => {
    expect(labels(`${HEAD}${line}`)).toContain(line.split(" ").at(-1)!.toLowerCase());
  },
);

test("what an agency says of itself before the form of the job isn't asked for", () => {
  const about =
    "Northfield Staffing finds people for firms. Executive search. Leadership development programs. Recruitment process outsourcing.";
  const text = `${about} JOB TITLE: Depot Planner DEPARTMENT: Tours. Requirements: experience with cranes. You plan the tours of twelve vans. You keep the list of drivers. You report to the head of the depot. You order fuel.`;
  expect(labels(text)).toContain("cranes");
  expect(labels(text).join()).not.toMatch(/recruitment|search|leadership/);
});

test("whom the employer looks for is no duty", () => {
  const text = `We are looking to recruit experienced drivers to join our depot.\n${HEAD}Experience with cranes`;
  expect(labels(text).join()).not.toContain("recruit");
});

test("“You possess” within a list of extras opens no list of musts", () => {
  const text = `${HEAD}Experience with cranes\nPreferred Requirements:\nYou are methodical\nYou possess MEDDIC experience\n`;
  expect(asked(text).find(({ label }) => label === "MEDDIC")?.importance).toBe("nice");
});

test.each([
  ["Courier experience is a plus.", "courier"],
  [
    "You know Go, Rust or another statically typed language.",
    "go, rust or another statically typed language",
  ],
  ["Experience with the Microsoft Suite", "microsoft office"],
])("%s: asks for %s", (line, label) => {
  expect(labels(`${HEAD}Experience with cranes.\n${line} You plan tours.`)).toContain(label);
});

test("points that only a hyphen parts are points", () => {
  const text = `${HEAD}Experience with cranes\nThe role will involve:-Data inputting-Investigating queries-Sending out letters`;
  expect(labels(text)).toEqual(expect.arrayContaining(["data inputting", "investigating queries"]));
  expect(labels(`${HEAD}Experience with Machine-Learning tools`).join()).toContain("machine");
});

test.each([
  ["FINRA licensing may be required", /finra/],
  ["JD or MBA considered in lieu of some experience", /mba/],
])("%s: no must", (line, words) => {
  const row = asked(`${HEAD}Experience with cranes\n${line}`).find(({ label }) =>
    words.test(label.toLowerCase()),
  );
  expect(row?.importance).toBe("nice");
});

test("neither a heading nor the next line names a degree's field", () => {
  const fieldsOf = (text: string) => asked(text).find(({ kind }) => kind === "education")?.fields ?? [];
  expect(fieldsOf("Depot Planner\n\nWho You Are\n\nBachelor's degree or equivalent")).toEqual([]);
  expect(
    fieldsOf(
      `${HEAD}University degree in marketing or communicationExcellent knowledge of Microsoft Office (Excel, Word)`,
    ),
  ).toEqual(["marketing", "communication"]);
});

test("what follows a lost break is asked for by itself", () => {
  const asks = labels(
    `${HEAD}Degree in design or relatedProven Photoshop skills for the web\nExperience with Bootstrap or similar frameworkBasic Git experience`,
  );
  expect(asks).toEqual(expect.arrayContaining(["photoshop", "git"]));
  const plus = asked(`${HEAD}Experience with Kafka, a plusBA/BS degree with a strong record`);
  expect(plus.find(({ label }) => label === "Kafka")?.importance).toBe("nice");
});

test("a grade is no language, and who is served is no skill", () => {
  const asks = labels(
    `${HEAD}Maths GCSE at grades A to C\nProvide support to content creators as needed\nYou can look forward to many projects`,
  );
  expect(asks.filter((label) => /^c$|creators|forward/.test(label))).toEqual([]);
});

test("“or similar” behind a field takes another field, and no experience", () => {
  const [degree] = asked(`${HEAD}Masters degree in Finance or similar`).filter(
    ({ kind }) => kind === "education",
  );
  expect(degree?.anyOf).toEqual(["master"]);
  const [years] = asked(
    `${HEAD}Bachelor's degree in aviation, or four more years of experience in its place`,
  ).filter(({ kind }) => kind === "education");
  expect(years?.anyOf).toContain("equivalent-experience");
});

test.each([
  ["Experience with HubSpot CRMTrack parcels and report weekly", ["hubspot", "track parcels"]],
  ["Knowledge of SQLStrong negotiation with carriers", ["sql", "negotiation"]],
  ["Familiarity with DockerCompensation depends on the depot", ["docker"]],
  ["Building crate modelsPallet repair techniques", ["pallet repair techniques"]],
  ["Experience with TypeScript/JavaScript4+ years of experience in logistics", ["typescript or javascript"]],
])("%s: what is glued to a name begins a line", (line, wanted) => {
  expect(labels(`${HEAD}Experience with cranes\n${line}`)).toEqual(expect.arrayContaining(wanted));
});

test.each(["SharePoint", "QuickBooks", "LinkedIn"])("a name of two words stays one: %s", (name) => {
  expect(labels(`${HEAD}Experience with cranes\nExperience with ${name} software`).join()).toContain(
    name.toLowerCase(),
  );
});

test.each([
  [
    "Tools: Microsoft Visio, Microsoft Word, RouteBird, HaulFox Atlas, FleetDesk, Minitab",
    ["routebird", "haulfox atlas", "fleetdesk"],
  ],
  ["Experience with planning tools (RouteBird, HaulFox, Excel)", ["routebird, haulfox or excel"]],
  ["Tools: Minitab, ExcelJira, Python", ["minitab", "excel", "jira", "python"]],
])("%s: a name between the commas of a list is cut only where two are glued", (line, wanted) => {
  expect(labels(`${HEAD}${line}`)).toEqual(expect.arrayContaining(wanted));
});

test("words by which a posting is to be found ask for nothing", () => {
  const text = `${HEAD}Experience with cranes\nSend your letter through the link on this page.KEYWORDSDepot Planner, Salesforce, Kubernetes, Cranes, Remote`;
  expect(labels(text).join()).not.toMatch(/salesforce|kubernetes|keywords/);
});
