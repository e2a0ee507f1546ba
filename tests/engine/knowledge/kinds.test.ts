import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { isA, skillById } from "../../../workers/engine/knowledge";
import { scoreResume } from "../../../workers/engine/match";
import { parseResume } from "../../../workers/engine/parse";
import { textToResume } from "../../../workers/engine/read";

function answerOf(skill: string, line: string): string | undefined {
  const text = `Joan Example\njoan@example.org\nExperience\nAnalyst\nOakfield Ltd\nJune 2018 - May 2024\n- ${line}\n- Kept the keys of the house`;
  const facts = parseResume(textToResume(text), { asOf: "2026-06" });
  const job = analyseJob({
    title: "Analyst",
    description: `Requirements\n- ${skill}\n- Falconry\n- Zymurgy`,
  });
  const parts = Object.values(scoreResume(facts, job).scores).flatMap((score) => score?.parts ?? []);
  return parts.find(({ label }) => label?.toLowerCase() === skill.toLowerCase())?.status;
}

test.each([
  ["Business intelligence", "Built Power BI dashboards for four teams"],
  ["Business intelligence", "Moved 40 reports to Tableau"],
  ["Front-end development", "Wrote the shop's pages in React"],
  ["Machine learning", "Trained classifiers with PyTorch"],
  ["HRIS", "Moved the records of 900 people into Workday"],
  ["SIEM", "Wrote 40 rules in QRadar"],
  ["Firewalls", "Replaced two Fortinet clusters"],
  ["Virtualization", "Ran 60 hosts on VMware vSphere"],
  ["Marketing automation", "Built lead scoring in Marketo"],
  ["Agile", "Worked in Scrum with two-week sprints"],
  ["Continuous integration", "Moved nine teams to CI/CD"],
  ["NoSQL", "Kept orders in MongoDB"],
  ["Unit testing", "Covered the ledger with JUnit"],
  ["Point of sale systems", "Set up Aloha POS in two bars"],
])("who did this has done %s: %s", (skill, line) => {
  expect(answerOf(skill, line)).toBe("met");
});

test.each([
  ["linux", "computer-science"],
  ["device-drivers", "linux"],
  ["yaml", "back-end-development"],
  ["json", "back-end-development"],
  ["jsf", "back-end-development"],
  ["nursing-leadership", "leadership"],
  ["remote-collaboration", "collaboration"],
  ["customer-data-management", "data-management"],
  ["data-collection", "data-analysis"],
])("%s is no kind of %s", (id, other) => {
  expect(isA(id, other)).toBe(false);
});

test.each([
  ["Customer service", "Resolved complaints of hotel guests"],
  ["Customer service", "Looked after VIP guests of two hotels"],
  ["Accounts receivable", "Chased debts of 200 clients"],
  ["Landscaping", "Mowed lawns of nine parks"],
  ["Automotive repair", "Replaced brake pads and did oil changes"],
  ["APIs", "Built REST APIs for two banks"],
  ["Conflict resolution", "Mediated disputes of tenants"],
  ["Artificial intelligence", "Trained classifiers with PyTorch"],
  ["Big data", "Counted clicks with Hadoop"],
  ["Distributed systems", "Cut one program into fifteen microservices"],
  ["Front-end development", "Wrote pages in HTML and CSS"],
  ["Observability", "Set up monitoring and alerting of 40 servers"],
  ["Supply chain management", "Did the purchasing for two mills"],
  ["UX design", "Drew wireframes and asked users"],
])("who did a kind of %s isn't told that no words were found: %s", (skill, line) => {
  expect(["met", "partly"]).toContain(answerOf(skill, line));
});

test.each([
  ["ccnp", "ccna"],
  ["ccie", "ccna"],
  ["shrm-scp", "shrm-cp"],
  ["osha-30", "osha-10"],
  ["advanced-cardiac-life-support", "basic-life-support"],
  ["paramedic-license", "emt-certification"],
])("who holds %s holds %s, and not the other way", (higher, lower) => {
  expect(isA(higher, lower)).toBe(true);
  expect(isA(lower, higher)).toBe(false);
});

test("a project management office is no coordination, and an incident report no police report", () => {
  expect(skillById("project-management-office")?.neighbours).toContain("project-coordination");
  expect(isA("incident-reporting", "report-writing-for-police")).toBe(false);
  expect(isA("incident-reporting", "report-preparation")).toBe(true);
});

test("an MBA is business administration, and business administration no MBA", () => {
  expect(isA("mba", "business-administration")).toBe(true);
  expect(skillById("business-administration")?.neighbours).not.toContain("mba");
});
