import { expect, test } from "vitest";
import { resumeReport, skillLists, suggestPositions } from "../../../workers/engine/advise";
import { proposalsFor } from "../../../workers/engine/advise/proposals";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { factsOf } from "../match/support/build-facts";

const analyst = factsOf({
  email: "a@example.org",
  jobs: [
    {
      title: "Data Analyst",
      from: "2019-02",
      to: "present",
      bullets: [
        "Main duties of the post:",
        "Duties:",
        "SQL, Tableau",
        "Built reports in SQL for the sales team",
        "weekly for each of the regions",
        "Sales reports.",
      ],
    },
  ],
  education: [{ degree: "Bachelor of Arts", level: "bachelor" }],
  skills: ["Excel", "Power BI"],
});
const report = resumeReport(analyst);

test("what the résumé names is to be shown at work, and isn't told as if it weren't there", () => {
  expect(report.best?.title).toBe("Data analyst");
  const usual = report.recommendations.flatMap(({ message }) =>
    message.code === "say-usual" ? message.skill : [],
  );
  for (const { id, name } of analyst.skills.filter(({ uses }) =>
    uses.every(({ where }) => where === "listed"),
  ))
    expect(usual, id ?? "").not.toContain(name);
  const shown = report.recommendations.filter(({ message }) => JSON.stringify(message).includes("Excel"));
  expect(shown).toHaveLength(1);
});

test("a line about work that could take a figure or more words is no heading and no list", () => {
  const lines = [...report.recommendations, ...report.weaknesses]
    .filter(({ message }) => ["add-figures", "figures-few", "lengthen-lines"].includes(message.code))
    .map(({ evidence }) => evidence.map(({ text }) => text));
  expect(lines).toHaveLength(3);
  expect(lines.flat()).not.toContain("SQL, Tableau");
  expect(lines.flat().join("\n")).not.toMatch(/duties/i);
  expect(lines.flat()).toContain("Sales reports.");
  expect(lines[0]?.[0]).toBe("Built reports in SQL for the sales team");
});

test("skills speak for a résumé before its degree and its title, and a weakness rests on a name", () => {
  const usual = report.strengths.filter(({ message }) => message.code === "usual-shown");
  expect(usual.length).toBeGreaterThan(1);
  expect(JSON.stringify(usual[0])).not.toMatch(/Bachelor|"Data analysis"/);
  const codes = report.weaknesses.flatMap(({ message }) =>
    message.code === "usual-shown" ? message.reason.code : [],
  );
  for (const code of codes) expect(["named", "stands-in", "degree-below"]).toContain(code);
});

const career = (title: string, from: string, to: string) =>
  factsOf({
    jobs: [
      { title: "Graphic Designer", from: "2009-01", to: "present", bullets: ["Designed 40 brochures"] },
      { title, from, to, bullets: [] },
    ],
    skills: ["Photoshop", "Illustrator"],
  });
const titlesFor = (facts: ReturnType<typeof factsOf>) => suggestPositions(facts, 8).map(({ title }) => title);

test("a few months of long ago are no position to go back to", () => {
  expect(titlesFor(career("Cashier", "2008-01", "2008-09"))).toEqual(["Graphic designer"]);
  expect(titlesFor(career("Cashier", "2000-01", "2008-09"))).toContain("Cashier");
});

test("work that usually takes a degree is suggested to someone far below it only where they have done it", () => {
  const builder = (level: "school" | "bachelor", title: string) =>
    titlesFor(
      factsOf({
        jobs: [
          {
            title,
            from: "2012-01",
            to: "present",
            bullets: ["Construction management of 3 sites", "Cost estimation and AutoCAD drawings"],
          },
        ],
        education: [{ degree: "Diploma", level }],
      }),
    );
  expect(builder("bachelor", "Construction Manager")).toContain("Civil engineer");
  expect(builder("school", "Construction Manager")).not.toContain("Civil engineer");
  expect(builder("school", "Civil Engineer")).toContain("Civil engineer");
});

test("what meets one requirement doesn't carry over to another, and a clause of the posting is no missing skill", () => {
  const job = analyseJob({
    title: "Data Analyst",
    description:
      "Requirements:\n- SQL\n- PostgreSQL\n- Snowflake\n- Curiosity about what drives our guests, staff and partners",
  });
  const lists = skillLists(analyst, job, scoreResume(analyst, job));
  expect(lists.matching).toContain("SQL");
  for (const name of lists.transferable) expect(lists.matching).not.toContain(name);
  for (const { skills } of [{ skills: lists.missing }]) expect(skills.join("\n")).not.toContain("our guests");
  for (const { fitting, transferable } of report.positions)
    expect(transferable.filter((name) => fitting.includes(name))).toEqual([]);
});

test("the owner of a shop is no chief executive", () => {
  const owner = (bullets: string[]) =>
    titlesFor(factsOf({ jobs: [{ title: "Co-Owner", from: "2015-01", to: "present", bullets }] }));
  expect(owner(["Strategic planning for the bakery"])).not.toContain("Chief executive officer");
  expect(
    owner(["Strategic planning, business development and operations management for 3 bakeries"]),
  ).toContain("Chief executive officer");
});

test("what such work takes today is asked of no job of decades ago", () => {
  const jobs = [
    { title: "Baker", from: "1998-01", to: "present" as const, bullets: ["Baked 300 loaves a day"] },
    { title: "Backend Developer", from: "1991-01", to: "1997-12", bullets: ["Built order services in Java"] },
  ];
  const job = analyseJob({
    title: "Backend Developer",
    description: "Requirements:\n- Java\n- Docker\n- Microservices\n- SQL\n- Baking",
  });
  const facts = factsOf({ jobs });
  for (const { change } of proposalsFor(facts, job, scoreResume(facts, job))) expect(change.entry).toBe(0);
});
