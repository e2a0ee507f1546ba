import { expect, test } from "vitest";
import { parseResume, textToResume } from "../../../workers/engine";
import { jobAdvice, resumeReport, skillLists } from "../../../workers/engine/advise";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { factsOf } from "../match/support/build-facts";

const facts = factsOf({
  email: "b@example.org",
  jobs: [
    {
      title: "Network Engineer",
      from: "2019-02",
      to: "present",
      bullets: [
        "Project: Harbour office move",
        "Reviewed the switches of all offices with care",
        "Set up routers for forty offices, and looked after",
        "office cabling.",
        "Disaster Response Team",
      ],
    },
  ],
  education: [{ degree: "Bachelor of Arts", level: "bachelor" }],
  skills: ["Visio", "BGP", "Firewall", "Python", "VPN"],
});

function asked(lines: string) {
  const job = analyseJob({ title: "Network Engineer", description: `Requirements\n${lines}` });
  const sheet = scoreResume(facts, job);
  return { advice: jobAdvice(facts, job, sheet), skills: skillLists(facts, job, sheet) };
}

const report = resumeReport(facts);

test("a skill that no job shows is one weakness, and those that such work takes are named first", () => {
  const unshown = report.weaknesses.flatMap(({ message }) =>
    message.code === "skills-unshown" ? [message.names] : [],
  );
  expect(unshown).toHaveLength(1);
  expect(unshown[0]?.indexOf("Visio")).toBeGreaterThan(unshown[0]?.indexOf("BGP") ?? 99);
  for (const { message } of report.weaknesses)
    expect(message.code === "usual-shown" && message.reason.code === "named").toBe(false);
});

test("an action could take a figure before a heading could", () => {
  const figures = report.recommendations.find(({ message }) => message.code === "add-figures");
  expect(figures?.evidence[0]?.text).toBe("Reviewed the switches of all offices with care");
});

test("the second half of a torn line isn't asked to say more", () => {
  expect(report.recommendations.map(({ message }) => message.code)).not.toContain("lengthen-lines");
});

test("what a longer list would take as well isn't missing twice", () => {
  const { skills } = asked(
    "- Docker or Kubernetes\n- Kubernetes, Docker, TensorFlow or PyTorch\n- APIs\n- REST APIs",
  );
  expect(skills.missing).toEqual(["Docker or Kubernetes", "APIs", "REST APIs"]);
});

test("a mere word in common is no skill that matches", () => {
  const { skills } = asked("- Offices\n- Routers and switches\n- Python or Go");
  expect(skills.matching).not.toContain("Offices");
  expect(skills.matching).not.toContain("offices");
});

test("what any office takes is the last of the named gaps", () => {
  const { advice } = asked("- Microsoft Word\n- Kubernetes\n- Tower crane rigging\n- Docker");
  const missing = advice.overallAnalysis.code === "verdict" ? advice.overallAnalysis.missing : [];
  expect(missing.slice(0, -1)).toEqual(expect.arrayContaining(["Docker", "Kubernetes"]));
  expect(missing.at(-1)).toBe("Word");
});

test("what is asked for itself isn't called transferable", () => {
  const { skills } = asked("- Programming\n- Python or Go\n- Microsoft Office");
  expect(skills.transferable).not.toContain("Python");
});

test("no line of business is denied to someone whose jobs tell none", () => {
  const relevanceFor = (title: string, bullets: string[]) => {
    const person = factsOf({ jobs: [{ title, from: "2019-02", to: "present", bullets }] });
    const job = analyseJob({
      title: "Farm Manager",
      description: "Tasks\n- You plant crops\n- You feed livestock on our farm\nRequirements\n- Livestock",
    });
    return jobAdvice(person, job, scoreResume(person, job)).companyRelevance;
  };
  expect(relevanceFor("Coordinator", ["Wrote minutes", "Kept files in order"])).toBeNull();
  expect(relevanceFor("Teacher", ["Taught pupils at a school"])?.code).toBe("no-line-of-business");
});

test("a word that a change speaks of isn't a keyword beside it", () => {
  const { advice } = asked("- Python or Go\n- Programming\n- Routers\n- Switches");
  const changed = advice.counterfactuals.flatMap(({ promise }) =>
    promise.code === "show-claimed" ? [promise.words] : [],
  );
  expect(changed).toContain("Python");
  for (const { message } of advice.keywords)
    expect(message.code === "keyword-only-listed" && message.words === "Python").toBe(false);
});

test("a skill that no job shows is told to be shown once, as a change, as a keyword or as a suggestion", () => {
  const { counterfactuals, keywords, suggestions } = asked(
    "- BGP\n- Firewall\n- Python\n- VPN\n- Visio\n- OSPF",
  ).advice;
  const said = [
    ...counterfactuals.map(({ change }) => change.name),
    ...keywords.flatMap(({ message }) => (message.code === "keyword-only-listed" ? message.words : [])),
    ...suggestions.flatMap(({ message }) => (message.code === "show-listed" ? message.names : [])),
  ].map((name) => name.toLowerCase());
  expect(said).toContain("visio");
  expect(new Set(said).size).toBe(said.length);
});

test("what a job says of its employer isn't asked for figures", () => {
  const told = resumeReport(
    factsOf({
      jobs: [
        {
          title: "Security Guard",
          from: "2019-02",
          to: "present",
          bullets: [
            "Northgate Watch is a leading provider of security services",
            "Patrolled the grounds and wrote reports",
          ],
        },
      ],
    }),
  );
  const figures = told.recommendations.find(({ message }) => message.code === "add-figures");
  expect(figures?.evidence.map(({ text }) => text)).toEqual(["Patrolled the grounds and wrote reports"]);
});

test("nobody is told to show where they typed, nor to tell more jobs at once than they do in one go", () => {
  const years = [2012, 2013, 2014, 2015, 2016, 2017, 2018];
  const jobs = years.map((year) => ({ title: "Office Clerk", from: `${year}-01`, to: `${year}-12` }));
  const { recommendations } = resumeReport(factsOf({ jobs, skills: ["Microsoft Office", "Typing", "SAP"] }));
  const named = recommendations.flatMap(({ message }) =>
    message.code === "show-listed" ? message.names : message.code === "show-claimed" ? message.words : [],
  );
  expect(named).toEqual(["SAP"]);
  const told = recommendations.find(({ message }) => message.code === "tell-jobs");
  expect(told?.message).toMatchObject({ count: 5 });
});

test("a keyword that a job shows for too few years is never said to stand in no job", () => {
  const text =
    "Iwona Sadowska\niwona@example.com\n\nSkills\nPayroll\n\nExperience\nHR Assistant, Harbour Ltd, Gdynia\nMarch 2023 - May 2024\n- Ran payroll for 40 people\n- Kept staff files\n";
  const clerk = parseResume(textToResume(text), { asOf: "2026-11" });
  const job = analyseJob({
    title: "HR Assistant",
    description: "Requirements\n- 5 years of payroll experience\n- Staff files",
  });
  const { keywords } = jobAdvice(clerk, job, scoreResume(clerk, job));
  expect(keywords.map(({ message }) => message.code)).toEqual(["keyword-more"]);
});
