import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import type { Importance } from "../../../workers/engine/types";

type Row = [line: string, skill: string, expected: Importance | "either-or" | "similar" | "absent"];

/** One line under "Requirements" each. "either-or": one requirement with more than one answer; "absent": not asked for. */
const ROWS: Row[] = [
  ["Python required", "python", "must"],
  ["You must know Python", "python", "must"],
  ["Strong Python", "python", "must"],
  ["Experience with Docker is mandatory", "docker", "must"],
  ["Docker is essential", "docker", "must"],
  ["Docker is a plus", "docker", "nice"],
  ["Docker would be nice", "docker", "nice"],
  ["Nice to have: Docker", "docker", "nice"],
  ["Bonus: Kubernetes", "kubernetes", "nice"],
  ["Kubernetes preferred", "kubernetes", "nice"],
  ["Kubernetes (training available)", "kubernetes", "nice"],
  ["Kubernetes, full training given", "kubernetes", "nice"],
  ["Experience with Kubernetes, but we'll train you", "kubernetes", "nice"],
  ["Kubernetes, and training in sales is given once a year", "kubernetes", "must"],
  ["Ideally you know Kubernetes", "kubernetes", "nice"],
  ["Kubernetes is an advantage", "kubernetes", "nice"],
  ["Kubernetes desirable", "kubernetes", "nice"],
  ["Knowledge of TypeScript is preferred but not mandatory", "typescript", "nice"],
  ["Python, or willingness to learn it", "python", "nice"],
  ["Python, or willingness to learn it", "learning-agility", "absent"],
  ["A willingness to learn", "learning-agility", "must"],
  ["Python required, Kubernetes a plus", "python", "must"],
  ["Python required, Kubernetes a plus", "kubernetes", "nice"],
  ["Must have Python; Kubernetes is a plus", "python", "must"],
  ["Must have Python; Kubernetes is a plus", "kubernetes", "nice"],
  ["Solid Java, ideally with Kubernetes", "kubernetes", "nice"],
  ["Solid Java, ideally with Kubernetes", "java", "must"],
  ["Experience with Python, preferably also with Docker", "python", "must"],
  ["Experience with Python, preferably also with Docker", "docker", "nice"],
  ["Python and ideally Docker", "python", "must"],
  ["Python, preferably in finance, and strong Docker skills", "docker", "must"],
  ["Preferably Python and Docker", "docker", "nice"],
  ["This is not a Python role", "python", "absent"],
  ["Experience with Docker, Kubernetes and Terraform is a plus", "docker", "nice"],
  ["Experience with Docker, Kubernetes and Terraform is a plus", "terraform", "nice"],
  ["Experience with Docker, Terraform, Kubernetes is a plus", "docker", "nice"],
  ["Packing images using Docker, Kubernetes is a plus", "docker", "nice"],
  ["Experience with Terraform, Kubernetes is a plus", "terraform", "must"],
  ["Knowledge of our stack (general Docker, Terraform, etc.) is a plus", "docker", "nice"],
  ["Experience in Docker is a plus, experience in Python with large files", "python", "must"],
  ["Experience in Docker is a plus, experience in Python with large files", "docker", "nice"],
  ["Experience with front ends (Angular v. 10 preferred)", "angular", "nice"],
  ["Deep hands-on Java (plus Kubernetes)", "java", "must"],
  ["Kubernetes plus Docker", "docker", "must"],
  ["Java is a must while Python and Kubernetes are considered an advantage", "java", "must"],
  ["Java is a must while Python and Kubernetes are considered an advantage", "python", "nice"],
  ["Java or Kotlin", "java", "either-or"],
  ["Experience with React, Angular or Vue", "react", "either-or"],
  ["Experience with React, Angular, or Vue", "angular", "either-or"],
  ["At least one of Python, Java, Kotlin", "python", "either-or"],
  ["Either PostgreSQL or MySQL", "mysql", "either-or"],
  ["A cloud such as AWS, Azure", "aws", "either-or"],
  ["A database (e.g. PostgreSQL, MySQL)", "postgresql", "either-or"],
  ["React/Angular", "react", "either-or"],
  ["Python and Java", "python", "must"],
  ["Python, Java, Docker", "docker", "must"],
  ["React or similar framework", "react", "similar"],
  ["Terraform or equivalent", "terraform", "similar"],
  ["Jenkins or comparable tools", "jenkins", "similar"],
  ["No Python experience required", "python", "absent"],
  ["You don't need to know Python", "python", "absent"],
  ["Python is not required", "python", "absent"],
  ["Python is desirable but not required", "python", "nice"],
  ["No prior knowledge of Java necessary", "java", "absent"],
  ["We build JavaScript apps: JavaScript is required", "java", "absent"],
  ["Python von Vorteil", "python", "nice"],
  ["Kenntnisse in Python zwingend erforderlich", "python", "must"],
  ["Kubernetes wünschenswert", "kubernetes", "nice"],
  ["Python indispensable", "python", "must"],
  ["La maîtrise de Python serait un plus", "python", "nice"],
  ["Python imprescindible", "python", "must"],
  ["Se valorará Kubernetes", "kubernetes", "nice"],
];

test.each(ROWS)("%s -> %s is %s", (line, skill, expected) => {
  const job = analyseJob({ title: "", description: `Requirements\n- ${line}` });
  const found = job.requirements.find((one) => one.kind === "skill" && one.anyOf.includes(skill));
  if (expected === "absent") return expect(found).toBeUndefined();
  expect(found).toBeDefined();
  if (expected === "either-or") expect(found!.anyOf.length).toBeGreaterThan(1);
  else if (expected === "similar") expect(found!.orSimilar).toBe(true);
  else {
    expect(found!.importance).toBe(expected);
    expect(found!.anyOf).toEqual([skill]);
  }
});

test("a degree with 'or equivalent experience' says so, and its subject is no skill asked for", () => {
  const job = analyseJob({
    title: "Analyst",
    description: "Requirements\n- Bachelor's degree in Computer Science or equivalent practical experience",
  });
  const degree = job.requirements.find((one) => one.kind === "education");
  expect(degree?.level).toBe("bachelor");
  expect(degree?.anyOf).toContain("equivalent-experience");
  expect(job.requirements.filter((one) => one.kind === "skill" && one.importance === "must")).toEqual([]);
});

test("bachelor's or master's counts once, as the lower", () => {
  const job = analyseJob({
    title: "Engineer",
    description: "Requirements\n- Bachelor's or Master's degree in Physics",
  });
  const degrees = job.requirements.filter((one) => one.kind === "education");
  expect(degrees.map((one) => one.level)).toEqual(["bachelor"]);
});

test.each([
  ["3+ years of experience with Python", 3, null],
  ["At least five years' experience in sales", 5, null],
  ["Minimum of 2 years experience as a nurse", 2, null],
  ["3-5 years of experience", 3, 5],
  ["3 to 5 years of relevant experience", 3, 5],
  ["Mindestens 3 Jahre Berufserfahrung", 3, null],
  ["5 ans d'expérience dans la vente", 5, null],
  ["Al menos 4 años de experiencia", 4, null],
  // keeps out whoever is older: told, and not scored
  ["up to 2 years of experience", null, null],
  ["We have been in business for 30 years", null, null],
  ["You are at least 18 years of age", null, null],
  ["Within the next 3 years we will open new offices", null, null],
])("%s asks for %s to %s years", (line, min, max) => {
  const job = analyseJob({ title: "Clerk", description: `Requirements\n- ${line}` });
  expect([job.years.min, job.years.max]).toEqual([min, max]);
});

test.each([
  ["Fluent German", "german", "must"],
  ["German (C1) and English (B2)", "english", "must"],
  ["French is a plus", "french", "nice"],
  ["Fluent English, German nice to have", "english", "must"],
  ["Fluent English, German nice to have", "german", "nice"],
  ["Sehr gute Deutschkenntnisse", "german", "must"],
])("%s -> %s is %s", (line, language, importance) => {
  const job = analyseJob({ title: "Clerk", description: `Requirements\n- ${line}` });
  const found = job.requirements.find((one) => one.kind === "language" && one.anyOf.includes(language));
  expect(found?.importance).toBe(importance);
});

test.each([
  ["We seek a podiatrist who is HCPC registered, to run two clinics", "hcpc", "must"],
  ["Registered as an optician with the General Optical Council", "goc", "must"],
  ["GDC registration desirable", "gdc", "nice"],
])("%s: being on a profession's register is asked for as a paper", (line, id, importance) => {
  const { requirements } = analyseJob({ title: "Podiatrist", description: `Requirements\n- ${line}` });
  expect(requirements.find(({ anyOf }) => anyOf.includes(id))).toMatchObject({
    kind: "certificate",
    importance,
  });
});

test.each([
  ["PhD degree in Computer Science or a related technical field", "doctorate"],
  ["A Ph.D. degree is required", "doctorate"],
  ["PhD or MS degree in Statistics", "master"],
  ["BS degree in Physics", "bachelor"],
])("%s asks for the degree that is named", (line, level) => {
  const { requirements } = analyseJob({ title: "Analyst", description: `Requirements\n- ${line}\n- SQL` });
  expect(requirements.find(({ kind }) => kind === "education")).toMatchObject({ importance: "must", level });
});

test.each(["Kafka", "Kafka and Terraform", "Kafka, Terraform"])("the bare item “%s” is a must", (item) => {
  const job = analyseJob({
    title: "Backend Developer",
    description: `Backend Developer\n\nRequirements:\n- At least 3 years of experience as a backend developer\n- Python, Docker, Git\n- ${item}`,
  });
  expect(job.requirements.find(({ label }) => label === "Kafka")?.importance).toBe("must");
});
