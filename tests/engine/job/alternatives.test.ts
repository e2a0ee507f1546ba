import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";

const HEAD = "Yard Supervisor\nRequirements\n- Two years in a builders' yard\n";

function rows(line: string): { label: string; anyOf: string[] }[] {
  return analyseJob({ title: "", description: `${HEAD}- ${line}\n- Excel\n` })
    .requirements.filter(({ importance, kind }) => importance !== "context" && kind !== "years")
    .map(({ label, anyOf }) => ({ label, anyOf }));
}

function rowWith(line: string, word: string): { label: string; anyOf: string[] }[] {
  return rows(line).filter(({ label, anyOf }) => `${label} ${anyOf.join(" ")}`.toLowerCase().includes(word));
}

test.each([
  ["Knowledge of machines such as excavators, dozers and graders", "dozers", 2],
  ["Experience with Trimble, Topcon or similar GPS systems", "topcon", 2],
  ["Experience of Opera, Protel or a comparable system", "protel", 2],
  ["Welding (MIG, TIG or stick)", "tig", 2],
  ["Experience with cloud platforms (AWS, GCP, Azure)", "gcp", 3],
  ["Experience with relational databases (PostgreSQL, MySQL, etc.)", "mysql", 2],
  ["Config management (Puppet, Ansible, Chef)", "puppet", 3],
  ["Skill in infrastructure as code (Terraform, Ansible, etc.)", "terraform", 2],
  ["A hand for yard dashboards (Prometheus, Grafana, etc.)", "grafana", 2],
  ["Experience in forestry, quarrying or demolition", "quarrying", 2],
  ["Experience in retail, operations, accounting, or call center work", "operations", 4],
  [
    "One of the following: welding, hedge laying, dry stone walling, thatching, plumbing, or carpentry",
    "welding",
    4,
  ],
])("%s is one requirement with a choice", (line, word, least) => {
  const found = rowWith(line, word);
  expect(found).toHaveLength(1);
  expect(found[0]!.anyOf.length).toBeGreaterThanOrEqual(least);
});

test.each([
  ["2+ years of medical device, pharmaceutical, or compounding sales experience", "compounding", 3],
  ["Experience in airport, airline, ramp or military flight operations", "airline", 4],
  ["3 years of office, clerical, or administrative experience", "clerical", 3],
  ["Experience of driving a truck, van or bus", "truck", 3],
  ["Experience in hospital, clinic or nursing home settings", "clinic", 3],
])("%s is one requirement in the posting's own words", (line, word, members) => {
  const found = rowWith(line, word);
  expect(found).toHaveLength(1);
  expect(line).toContain(found[0]!.label);
  expect(found[0]!.label.split(/,? or |, /u)).toHaveLength(members);
  expect(found[0]!.anyOf.length).toBeGreaterThan(1);
});

test.each(["Prepare invoices, answer calls or file papers", "Experience with Python and Java, Go or Rust"])(
  "%s is no choice in the posting's own words",
  (line) => {
    expect(rows(line).map(({ label }) => label)).not.toContain(line.replace(/^Experience with /u, ""));
  },
);

test("bodies of one certificate are one certificate", () => {
  const found = rows("Certified by NASM, ACE, ACSM, NSCA or equivalent");
  expect(found.map(({ label }) => label)).toContain("Personal trainer certificate");
  expect(found.filter(({ label }) => /\b(?:NASM|ACE|ACSM|NSCA)\b/.test(label))).toEqual([]);
});

test("the kind behind 'or similar' answers too where it is known, and is no row of its own", () => {
  const found = rows("Proficient with Clio, Filevine or similar case management software");
  expect(found.filter(({ label }) => /case management/i.test(label))).toEqual([]);
  expect(
    rowWith("Proficient with Clio, Filevine or similar case management software", "filevine")[0]!.anyOf,
  ).toContain("case-management");
});

test("a list that joins with 'and' asks for each", () => {
  const labels = rows("Experience with Docker, Kubernetes and Terraform").map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(["Docker", "Kubernetes", "Terraform"]));
});

test.each([
  ["Project management (planning, budgeting, risk management)", "budgeting"],
  ["Knowledge of Java basics (Concurrency, Generics)", "concurrency"],
  ["Yard dashboards (Prometheus and Grafana)", "grafana"],
])("%s: what a bracket lists otherwise is asked for each", (line, word) => {
  expect(rowWith(line, word).map(({ anyOf }) => anyOf.length)).toEqual([1]);
});

test("what is done is no choice of things", () => {
  const labels = rows("Prepare delivery notes, answer calls or emails").map(({ label }) =>
    label.toLowerCase(),
  );
  expect(labels.find((label) => label.includes("delivery notes"))).not.toContain(" or ");
});

test.each([
  ["Fluent in Spanish or Portuguese", "Spanish or Portuguese (C1)", 2],
  ["Spanish, Hindi or Tagalog a plus", "Spanish, Hindi or Tagalog", 3],
])("%s is one requirement that any of them meets", (line, label, count) => {
  const { requirements } = analyseJob({ title: "", description: `${HEAD}- ${line}\n- Excel\n` });
  const asked = requirements.filter(({ kind }) => kind === "language");
  expect(asked.map((one) => [one.label, one.anyOf.length])).toEqual([[label, count]]);
});

test("languages joined by 'and' are asked for each", () => {
  const { requirements } = analyseJob({ title: "", description: `${HEAD}- Good English and German\n` });
  const asked = requirements.filter(({ kind }) => kind === "language");
  expect(asked.map(({ anyOf }) => anyOf)).toEqual([["english"], ["german"]]);
});

test.each([
  ["Experience with cloud platforms (AWS, GCP) and Terraform", "Terraform"],
  ["Knowledge of programming languages (Python and Java)", "Python"],
  ["Routine yard work (welding, carpentry)", "Welding"],
])("%s: what isn't among the examples is asked for by itself", (line, label) => {
  expect(rows(line).map((one) => one.label)).toContain(label);
});

test("what is asked for by itself more than once is no mere choice", () => {
  const description = `${HEAD}- Experience with Kubernetes\n- Knowledge of container tools (Docker, Kubernetes)\n- You run clusters on Kubernetes\n`;
  const labels = analyseJob({ title: "", description }).requirements.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(["Kubernetes", "Docker or Kubernetes"]));
});

test.each([
  ["Experience with version control (e.g., Git) and CI/CD pipelines", "git", "ci/cd"],
  ["Knowledge of containers like Docker and orchestration tools such as Kubernetes", "docker", "kubernetes"],
  ["Knowledge of stores such as Redis, and NoSQL databases", "redis", "nosql"],
])("%s asks for both", (line, one, other) => {
  const [first, second] = [rowWith(line, one), rowWith(line, other)];
  expect([first.length, second.length]).toEqual([1, 1]);
  expect(first[0]!.label).not.toBe(second[0]!.label);
});

test.each([
  ["Major cloud services like Aurora, S3, Redshift", "s3", "redshift"],
  ["Experience in replication tools like Couchbase XDCR, Kafka, Redis", "kafka", "redis"],
])("%s: names that are not known part no list of examples", (line, one, other) => {
  const both = rowWith(line, one);
  expect(both).toHaveLength(1);
  expect(both[0]!.label.toLowerCase()).toContain(other);
});

test("a choice has every name that the posting gives it", () => {
  expect(rowWith("Knowledge of platforms such as Hadoop, NoSQL, MapReduce", "mapreduce")[0]!.label).toBe(
    "Hadoop, NoSQL or MapReduce",
  );
});

test.each([
  ["Python programming, TypeScript/JavaScript and React", ["Python", "TypeScript or JavaScript", "React"]],
  ["Docker, C/C++, Kubernetes", ["Docker", "C or C++", "Kubernetes"]],
  ["HTML5, CSS3, JavaScript and Vue.js or a similar framework", ["HTML5", "CSS3", "JavaScript", "Vue.js"]],
])("%s asks for each, and only what a slash joins is a choice", (line, labels) => {
  expect(rows(line).map(({ label }) => label)).toEqual(expect.arrayContaining(labels));
});

test.each([
  ["Experience with AWS or other cloud platforms", "cloud", "AWS or other cloud platforms"],
  [
    "Experience in using Kubernetes, Docker or other container technologies",
    "contain",
    "Kubernetes or Docker",
  ],
  [
    "Skilled in MS Project and/or other project management software",
    "project",
    "project management software",
  ],
])("%s is one requirement that others of the kind meet", (line, word, label) => {
  const found = rowWith(line, word);
  expect(found).toHaveLength(1);
  expect(found[0]!.label).toContain(label);
});

test.each([
  ["Skilled in one or more of the tools of our yard: Farrow, Sage, QuickBooks and Xero", "xero", 3],
  ["Knowledge of at least one of our programming languages (Python, Rust and Go)", "rust", 3],
  ["One or two of the following areas: route planning, crane rental and welding", "crane", 3],
  ["Part-qualified AAT or ACCA", "acca", 2],
  ["PRINCE2 or PMP", "pmp", 2],
  ["Studying for AAT, CIMA or ACCA", "aat", 2],
])("%s is one choice", (line, word, most) => {
  const found = rowWith(line, word);
  expect(found).toHaveLength(1);
  expect(found[0]!.anyOf.length).toBeGreaterThanOrEqual(most);
});

test.each([
  ["18th edition", "18th edition", "electrician-licence:18th edition"],
  ["CIMA qualified", "CIMA", "acca"],
  ["Registered Nurse Level 1", "Registered Nurse Level 1", "nursing-licence"],
  ["PGCE", "PGCE", "teaching-licence"],
])("%s: of an entry that holds several papers the posting's words say which", (line, label, id) => {
  expect(rowWith(line, id)).toEqual([{ label, anyOf: [id] }]);
});

test("a bracket between a name and its kind cuts no row short", () => {
  const labels = rows("Experience with Symitar (Episys) or another core banking system").map(
    ({ label }) => label,
  );
  expect(labels.filter((label) => /^[^(]*\)|\([^)]*$/u.test(label))).toEqual([]);
});
