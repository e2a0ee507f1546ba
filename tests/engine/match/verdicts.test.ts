import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { factsOf, type ResumeSketch } from "./support/build-facts";

/** The verdict on the requirement whose label holds `words`. */
function verdictOn(words: string, requirements: string, person: ResumeSketch, title = "Bookkeeper") {
  const job = analyseJob({ title, description: `Requirements\n- ${requirements}` });
  const part = scoreResume(factsOf(person), job).scores.skills?.parts.find(({ label }) =>
    label?.toLowerCase().includes(words.toLowerCase()),
  );
  if (!part) throw new Error(`"${words}" isn't asked: ${job.requirements.map(({ label }) => label)}`);
  return part;
}

const titled = (title: string): ResumeSketch => ({
  jobs: [{ title, from: "2024-01", to: "present", bullets: ["Kept the office in order"] }],
});

const degree = (name: string, field?: string): ResumeSketch => ({
  ...titled("Clerk"),
  education: [{ degree: name, level: "bachelor", ...(field ? { field } : {}) }],
});

test("a related field meets a degree where the posting takes one, and is a part of it where it doesn't", () => {
  const open = "Bachelor's degree in Finance or a related field";
  const closed = "Bachelor's degree in Finance";
  expect(verdictOn("degree", open, degree("B.Sc.", "Accounting")).status).toBe("met");
  expect(verdictOn("degree", closed, degree("B.Sc.", "Accounting")).status).toBe("partly");
  expect(verdictOn("degree", closed, degree("B.Sc.", "Finance")).status).toBe("met");
  expect(verdictOn("degree", open, degree("B.A.", "Philosophy")).status).toBe("partly");
});

test("the name of a degree is no field of study", () => {
  const asked = "Bachelor's degree in Data Science";
  expect(verdictOn("degree", asked, degree("Bachelor of Science", "History")).status).toBe("partly");
});

test.each([
  ["Computer Science", "Bachelor of Science", "Political Science"],
  ["Computer Science", "BACHELOR OF SCIENCE", "History"],
  ["Chemistry", "Bachelor of Science", "Computer Science"],
  ["Communication", "B.E.", "Electronics & Communication"],
  ["Business Administration", "Bachelor of Arts", "Public Administration"],
])("a degree in %s isn't met by a %s in %s", (asked, name, field) => {
  expect(verdictOn("degree", `Bachelor's degree in ${asked}`, degree(name, field)).status).toBe("partly");
});

test.each([
  ["Computer Science", "Computer Sciences"],
  ["Engineering", "Civil Engineering"],
  ["Computer Science", "CSE"],
])("a degree in %s is met by one in %s", (asked, field) => {
  expect(verdictOn("degree", `Bachelor's degree in ${asked}`, degree("B.Sc.", field)).status).toBe("met");
});

test.each([
  ["Bachelor's degree in Nursing Studies", "Nursing"],
  ["Bachelor's degree in the chemistry field", "Chemistry"],
])("%s is met by one in %s", (asked, field) => {
  expect(verdictOn("degree", asked, degree("Bachelor of Science", field)).status).toBe("met");
});

test("the leadership of schools is no field near finance, and a subject may stand before its degree", () => {
  const money = verdictOn(
    "degree",
    "Bachelor's degree in Finance or a related field",
    degree("B.Ed.", "Educational Leadership"),
  );
  expect([money.status, money.reason.code]).toEqual(["partly", "degree-other-field"]);
  const plant = verdictOn("degree", "Requires an engineering degree", degree("B.A.", "History"));
  expect([plant.status, plant.reason.code]).toEqual(["partly", "degree-other-field"]);
});

test.each([
  ["CSE", "met"],
  ["Information Technology", "partly"],
  ["History", "not-found"],
])("computer science asked for as something known is answered by a degree in %s: %s", (field, status) => {
  expect(verdictOn("computer", "Knowledge of computer science", degree("B.Sc.", field)).status).toBe(status);
});

test("a degree in mechanics is no electrical system", () => {
  const asked = "Knowledge of electrical systems";
  expect(verdictOn("electrical", asked, degree("B.Sc.", "Mechanical Engineering")).status).not.toBe("partly");
});

test("a manager of construction projects manages projects", () => {
  const builder = titled("Senior Facilities and Construction Project Manager");
  expect(verdictOn("Project management", "Project management", builder, "Project Manager").status).toBe(
    "met",
  );
});

test("long work of the same kind replaces a degree only where the posting takes experience", () => {
  const years = (from: string): ResumeSketch => ({
    jobs: [{ title: "Accountant", from, to: "present", bullets: ["Closed the books each month"] }],
    education: [{ degree: "High school diploma", level: "school" }],
  });
  const either = "Bachelor's degree in Accounting or equivalent experience";
  expect(verdictOn("degree", either, years("2016-01"), "Accountant").status).toBe("met");
  expect(verdictOn("degree", either, years("2025-01"), "Accountant").status).not.toBe("met");
  const only = "Bachelor's degree in Accounting required";
  expect(verdictOn("degree", only, years("2016-01"), "Accountant").status).toBe("not-found");
});

test("a listed skill is met where a line of dated work holds its words", () => {
  const person = (bullet: string): ResumeSketch => ({
    jobs: [{ title: "Office Manager", from: "2020-01", to: "present", bullets: [bullet] }],
    skills: ["Account management"],
  });
  const worked = verdictOn("account", "Account management", person("Managed forty accounts"));
  expect([worked.status, worked.evidence[0]?.text]).toEqual(["met", "Managed forty accounts"]);
  expect(verdictOn("account", "Account management", person("Watered the plants")).status).toBe("partly");
});

test("words of the same family alone never meet a product's name", () => {
  const person: ResumeSketch = {
    jobs: [{ title: "Clerk", from: "2020-01", to: "present", bullets: ["Moved files into the cloud"] }],
  };
  expect(verdictOn("AWS", "AWS", person).status).not.toBe("met");
});

test("unclear quotes a line, or is a term of the job that no line speaks of", () => {
  const person: ResumeSketch = {
    jobs: [
      { title: "Nurse", from: "2020-01", to: "present", bullets: ["Dressed wounds on a surgical ward"] },
    ],
  };
  const asked =
    "Willingness to work night shifts\n- Clean driving record\n- Wound care\n- Willingness to travel up to 50 %";
  const job = analyseJob({ title: "Nurse", description: `Requirements\n- ${asked}` });
  const { parts } = scoreResume(factsOf(person), job).scores.skills!;
  const travel = parts.find(({ id }) => id === "condition:willingness-to-travel-up-to-50")!;
  expect(travel).toMatchObject({ status: "unclear", points: 0, reason: { code: "not-written" } });
  for (const part of parts)
    if (part.status === "unclear" && part.reason.code !== "not-written")
      expect(part.evidence, part.id).not.toEqual([]);
});

test("a word of a term in a line about other things says nothing of the term", () => {
  const person: ResumeSketch = {
    jobs: [
      {
        title: "Cashier",
        from: "2020-01",
        to: "present",
        bullets: ["Processed cash, check and credit card sales"],
      },
    ],
  };
  const asked = "Cash handling\n- Must pass a credit check and a background check";
  expect(verdictOn("check", asked, person)).toMatchObject({
    status: "unclear",
    reason: { code: "not-written" },
  });
});

const clerk = (bullet: string, more: Partial<ResumeSketch> = {}): ResumeSketch => ({
  jobs: [{ title: "Clerk", from: "2024-01", to: "present", bullets: [bullet] }],
  ...more,
});

test("one certificate is not another of the same kind", () => {
  const person = clerk("Led classes", { skills: ["Fitness instructor certification"] });
  const asked = verdictOn("ACSM", "ACSM certification", person, "Personal Trainer");
  expect(asked.status).not.toBe("met");
});

test("a degree in communication isn't near graphic design, and one still pursued isn't held", () => {
  const asked = "Bachelor's degree in Graphic Design, Visual Communication or a related field";
  const media = verdictOn("degree", asked, degree("B.A.", "Mass Communications"));
  expect([media.status, media.reason.code]).toEqual(["partly", "degree-other-field"]);
  const open = verdictOn("degree", "Bachelor's degree required", degree("Pursuing a Bachelor of Science"));
  expect([open.status, open.reason.code]).toEqual(["partly", "degree-unfinished"]);
});

test("a field is shown by the degree in it, and a tool isn't by a course", () => {
  const school = (field: string) => degree("Bachelor of Science", field);
  const science = verdictOn("computer science", "Computer science", school("Computer Science"), "Developer");
  expect([science.status, science.reason.code]).toEqual(["met", "named"]);
  expect(verdictOn("excel", "Excel", school("Excel and typing"), "Clerk").status).toBe("partly");
});

test("a title doesn't say what only its occupation is called", () => {
  const told = (title: string) => verdictOn("airport", "Airport operations", titled(title)).status;
  expect(told("Airline Operations Agent")).toBe("partly");
  expect(told("Airport Operations Agent")).toBe("met");
});

test("the debugger of a programmer is no neighbour of a design pattern", () => {
  expect(verdictOn("MVC", "MVC", clerk("Debugging of the reports"), "Developer").status).toBe("not-found");
});

test("years in a skill count the jobs that show a more special one", () => {
  const person: ResumeSketch = {
    jobs: [
      { title: "Developer", from: "2018-01", to: "present", bullets: ["Built the shop's pages with React"] },
      { title: "Developer", from: "2017-09", to: "2017-11", bullets: ["Wrote the menu in JavaScript"] },
    ],
  };
  const { status, reason } = verdictOn("javascript", "3 years of JavaScript", person, "Developer");
  expect([status, reason.code]).toEqual(["met", "named"]);
});

test("a licence of one state is a part of what another asks for", () => {
  const holder = (name: string): ResumeSketch => ({
    jobs: [{ title: "Teacher", from: "2015-01", to: "present", bullets: ["Taught grade 4"] }],
    certificates: [name],
  });
  const asked = "Valid Ohio teaching license";
  const verdict = (name: string) => verdictOn("licence", asked, holder(name), "Teacher");
  expect(verdict("Ohio Teaching License").status).toBe("met");
  expect(verdict("Teaching License").status).toBe("met");
  expect(verdict("New York State Teacher Certification")).toMatchObject({
    status: "partly",
    reason: { code: "certificate-elsewhere", place: "Ohio" },
  });
});

test("one program of an office suite doesn't stand in for another", () => {
  const person: ResumeSketch = {
    jobs: [{ title: "Clerk", from: "2020-01", to: "present", bullets: ["Kept the ledger in Excel"] }],
  };
  expect(verdictOn("outlook", "Microsoft Outlook", person).status).toBe("not-found");
});

test("who works with Word and Excel knows the suite", () => {
  const used = (bullet: string) =>
    verdictOn("office", "Microsoft Office (Word, Excel)", clerk(bullet)).status;
  expect(used("Wrote letters in Microsoft Word and kept the ledger in Microsoft Excel")).toBe("met");
  expect(used("Kept the ledger in Microsoft Excel")).toBe("partly");
});

test("years are borne out by the jobs that they were counted in", () => {
  const person: ResumeSketch = {
    jobs: [
      { title: "Postal Clerk", from: "2016-01", to: "present", bullets: ["Sorted letters"] },
      { title: "Bookkeeper", from: "2008-01", to: "2015-12", bullets: ["Kept the books"] },
    ],
  };
  const job = analyseJob({ title: "Bookkeeper", description: "Requirements\n- 5+ years of experience" });
  const parts = scoreResume(factsOf(person), job).scores.relevancy?.parts ?? [];
  const [years] = parts.filter(({ id }) => id === "related-years");
  expect(years?.status).toBe("met");
  expect(years?.evidence.map(({ text }) => text).join()).not.toContain("2016");
});

test("a word's forms are one word, and words that only begin alike are two", () => {
  const phones = verdictOn("phones", "Answer phones", clerk("Answered incoming phone calls"));
  expect(phones.status).toBe("met");
  const mentor = verdictOn("mentor", "Mentor junior staff", clerk("Coaching and mentoring of junior staff"));
  expect(mentor.evidence[0]?.text).toBe("Coaching and mentoring of junior staff");
  const billing = verdictOn("billing", "Billing", clerk("Wrote reports for a $6 billion fund"));
  expect(billing.evidence).toEqual([]);
});

test.each([
  ["time management", "Worked with the management team on solutions"],
  ["friendl", "Managed the enrolment of new clients in HealthCalc"],
  ["self-motivated", "Created a single page application"],
  ["organi", "Made each request comply with the organization's guidelines"],
  ["interpersonal", "Determined the relationship between two sensors"],
  ["creativity", "Reviewed weekly inventory and concierge lists"],
  ["writing", "Authorized the conveyor contractor's fixtures"],
])("%s isn't shown by a line that only shares a word with it: %s", (trait, line) => {
  const asked = trait === "organi" ? "Organisational skills" : `${trait} skills`;
  const adjective = trait === "friendl" ? "friendly" : trait;
  const wording = ["friendly", "self-motivated"].includes(adjective) ? `You are ${adjective}` : asked;
  expect(verdictOn(trait, wording, clerk(line)).evidence).toEqual([]);
});

test("a trait is shown by a line that names it", () => {
  const line = "Built strong relationships with guests and suppliers";
  expect(verdictOn("interpersonal", "Interpersonal skills", clerk(line)).evidence[0]?.text).toBe(line);
});
