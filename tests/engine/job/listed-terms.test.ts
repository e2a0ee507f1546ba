import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { skillById } from "../../../workers/engine/knowledge";
import { depth } from "../../support/depth";
import { steepGrowth } from "../../support/growth";

function asked(description: string): string[] {
  return analyseJob({ title: "Engineer", description })
    .requirements.filter((one) => one.kind === "skill" && one.anyOf.every((id) => !skillById(id)))
    .map((one) => one.label);
}

test("a list of skills asks for those that the knowledge base doesn't know as well", () => {
  expect(asked("Skills: Python, Zorbian Weaving, SQL, Quillwork")).toEqual(["Zorbian Weaving", "Quillwork"]);
  expect(asked("Requirements\n- Python\n- Zorbian weaving\n- SQL\n- Quillwork")).toEqual([
    "Zorbian weaving",
    "Quillwork",
  ]);
});

test("a term of its own stays beside the general skill that it holds", () => {
  expect(asked("Skills: Python, SQL, Zorbian Algorithms")).toEqual(["Zorbian Algorithms"]);
});

test.each([
  ["words of every trade", "Skills: Python, SQL, Processes, Daily Operations, Meetings"],
  ["the maker of a tool", "Skills: Python, SQL, Dassault Systemes SolidWorks"],
  ["a certificate", "Skills: Python, SQL, Driving Licence"],
])("%s asks for no term of its own", (_, description) => {
  expect(asked(description)).toEqual([]);
});

test("praise is no part of a term", () => {
  expect(asked("Skills: Python, SQL, Excellent Zorbian")).toEqual(["Zorbian"]);
});

test("an extra in a list stays an extra", () => {
  const { requirements } = analyseJob({
    title: "Engineer",
    description: "Nice to have\n- Python\n- SQL\n- Zorbian weaving",
  });
  expect(requirements.find((one) => one.label === "Zorbian weaving")?.importance).toBe("nice");
});

test("a text of nothing but commas asks for a few terms, and the time to read it grows with its length", () => {
  const words = Array.from({ length: 500 }, (_, at) => `Python, zorb${at.toString(36)}x`);
  const ask = (text: string) => asked(`Skills: ${text}`);
  expect(ask(words.join(", ")).length).toBeLessThanOrEqual(90);
  expect(steepGrowth(ask, `${words.join(", ")}, `, depth(3000, 6000))).toBeNull();
});

test.each([
  ["Excellent organisational and communication skills", ["Organization", "Communication"]],
  ["Strong organizational and time-management skills", ["Organization", "Time management"]],
  ["Ability to work independently and as part of a team", ["work independently", "part of a team"]],
])("%s: each quality is asked for", (line, labels) => {
  const { requirements } = analyseJob({
    title: "Engineer",
    description: `Requirements\n- Python\n- ${line}`,
  });
  expect(requirements.map(({ label }) => label)).toEqual(["Python", ...labels]);
});

test("a list whose line breaks are gone asks for each name that the knowledge base knows", () => {
  const names =
    "Application Development Automation Influence Solution Design Result Orientation Analytical Thinking Data Management Risk Management";
  const { requirements } = analyseJob({ title: "Engineer", description: `Skills:\n${names}` });
  const labels = requirements.map(({ label }) => label);
  expect(labels).toEqual(
    expect.arrayContaining(["Analytical thinking", "Data management", "Risk management"]),
  );
  expect(labels.filter((label) => label.split(" ").length > 3)).toEqual([]);
});

test("beside many sure skills, too, a plain word is a quality where it is called a skill", () => {
  const description =
    "Requirements\n- Python, SQL, Docker, Kubernetes, Terraform\n- Excellent communication skills\n- Good patience, creativity and negotiation skills";
  const labels = analyseJob({ title: "Engineer", description }).requirements.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(["Communication", "Patience", "Creativity", "Negotiation"]));
});

test("working with teams of many trades is asked for, and the colleagues' trades aren't", () => {
  const description = "Requirements\n- Python\n- Work closely with cross-functional teams, designers and QA";
  const asked = analyseJob({ title: "Engineer", description }).requirements.filter(
    ({ importance }) => importance === "must",
  );
  expect(asked.map(({ label }) => label)).toEqual(["Python", "cross-functional teams"]);
});
