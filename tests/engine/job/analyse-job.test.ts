import fc from "fast-check";
import { expect, test } from "vitest";
import { analyseJob, postingText, profileOfTitle, skillsInPosting } from "../../../workers/engine/job";

const WARD = {
  title: "Registered Nurse (m/f/d)",
  description: `About us
We are a family-owned hospital with 450 employees in Leeds.

Your tasks
- Give medication and wound care on a ward of 24 beds
- Work in shifts in a team of 12

Your profile
- RN licence required
- At least 2 years of experience in acute care
- BLS certification; ACLS is a plus
- Good communication skills

We offer
- Free Python courses and a gym

We are an equal opportunity employer and value SQL.`,
  requirements: "Valid driving licence\nFluent English\nWillingness to move to the island of Mull",
  location: "Leeds, UK",
};

test("a posting's fields are read from its own words", () => {
  const job = analyseJob(WARD);
  expect(job.occupation).toBe("registered-nurse");
  expect(job.years.min).toBe(2);
  expect(job.teamSize).toBe("12");
  expect(job.company).toMatchObject({ industry: "Healthcare", type: "Family business", size: "450" });
  expect(job.location).toBe("Leeds, UK");
  expect(job.workMode).toBeNull();
  expect(job.employmentType).toBeNull();
  expect(job.growth.careerProgression).toBeNull();
});

test("every quote is in the posting at the place it names", () => {
  const text = postingText(WARD);
  const job = analyseJob(WARD);
  const quotes = [...job.requirements.flatMap((one) => one.quotes), ...(job.duties ?? []), job.years.quote!];
  expect(quotes.length).toBeGreaterThan(10);
  for (const quote of quotes) expect(text.slice(quote.start, quote.end)).toBe(quote.text);
});

test("benefits and equal-opportunity text ask for nothing", () => {
  const ids = analyseJob(WARD).requirements.flatMap((one) => one.anyOf);
  expect(ids).not.toContain("python");
  expect(ids).not.toContain("sql");
});

test("licences are requirements, with their strength", () => {
  const found = Object.fromEntries(
    analyseJob(WARD)
      .requirements.filter((one) => one.kind === "certificate")
      .map((one) => [one.anyOf[0], one.importance]),
  );
  expect(found).toMatchObject({
    "nursing-licence": "must",
    bls: "must",
    acls: "nice",
    "driving-licence": "must",
  });
});

test("deal-breakers are gates; one that no rule can read stays visible", () => {
  const gates = analyseJob(WARD).requirements.filter((one) => one.gate);
  expect(gates.map((one) => one.kind).sort()).toEqual(["certificate", "language", "other"]);
  expect(gates.find((one) => one.kind === "other")?.label).toContain("island of Mull");
});

test("ids don't depend on the order of lines", () => {
  const lines = [
    "Python required",
    "Docker or Podman",
    "3 years of experience",
    "Fluent French",
    "Master's degree",
  ];
  const idsOf = (order: string[]) =>
    analyseJob({
      title: "Developer",
      description: `Requirements\n${order.map((line) => `- ${line}`).join("\n")}`,
    })
      .requirements.map((one) => one.id)
      .sort();
  expect(idsOf([...lines].reverse())).toEqual(idsOf(lines));
});

test("a title alone gives the occupation's profile and says so", () => {
  const job = analyseJob({ title: "Electrician", description: " " });
  expect(job.source).toBe("occupation");
  expect(job.requirements.length).toBeGreaterThan(3);
  expect(job.requirements.every((one) => one.quotes.length === 0 && !one.gate)).toBe(true);
  expect(profileOfTitle("Xyzzy Frobnicator").requirements).toEqual([]);
});

test.each([
  ["Aufgaben\n- Kunden beraten\nAnforderungen\n- Excel\nWir bieten\n- Python-Kurse", "excel"],
  ["Missions\n- Conseiller les clients\nProfil recherché\n- Excel\nNous offrons\n- cours de Python", "excel"],
  ["Funciones\n- Atender a clientes\nRequisitos\n- Excel\nOfrecemos\n- cursos de Python", "excel"],
])("headings in other languages part asks from offers", (description, skill) => {
  const asked = analyseJob({ title: "Clerk", description }).requirements.filter(
    (one) => one.kind === "skill",
  );
  expect(asked.filter((one) => one.importance === "must").flatMap((one) => one.anyOf)).toContain(skill);
  expect(asked.flatMap((one) => one.anyOf)).not.toContain("python");
});

test("without a title the text's own words name the kind of work", () => {
  const job = analyseJob({
    title: "",
    description:
      "We are looking for a Data Engineer to join us.\nRequirements\n- SQL, Spark, Airflow\n- ETL pipelines and data warehouses",
  });
  expect(job.title).toBe("Data Engineer");
  expect(job.occupations?.[0]?.id).toBe("data-engineer");
});

test("skills of a posting are given as written, each once, without personal qualities", () => {
  const found = skillsInPosting(
    "You work with Kubernetes and kubernetes, and K8s.\nYou are a team player with Python.",
  );
  expect(found).toContain("Kubernetes");
  expect(found).toContain("Python");
  expect(found.filter((one) => one === "Kubernetes")).toHaveLength(1);
  expect(found.join(" ")).not.toContain("team player");
});

test("any text at all is read without an error and quoted truly", () => {
  const word = fc.constantFrom(
    "Python",
    "required",
    "or",
    ",",
    "(",
    "5 years",
    "Requirements:",
    "\n",
    "a plus",
    "•",
    "Ü",
    "😀",
    "<b>",
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(word, fc.string({ maxLength: 8 })), { maxLength: 60 }),
      fc.string({ maxLength: 20 }),
      (words, title) => {
        const input = { title, description: words.join(" "), requirements: words.slice(0, 5).join(" ") };
        const text = postingText(input);
        const job = analyseJob(input);
        for (const quote of [...job.requirements.flatMap((one) => one.quotes), ...(job.duties ?? [])]) {
          expect(text.slice(quote.start, quote.end)).toBe(quote.text);
        }
        expect(new Set(job.requirements.map((one) => one.id)).size).toBe(job.requirements.length);
      },
    ),
    { numRuns: 200, seed: 7 },
  );
});

test.each(["Registered Nurse Level 1", "First level registered nurse", "RGN or RMN"])(
  "a nurse's registration is a licence, no skill: %s",
  (asked) => {
    const { requirements } = analyseJob({ title: "Staff nurse", description: `Requirements:\n- ${asked}` });
    expect(requirements).toContainEqual(
      expect.objectContaining({ kind: "certificate", anyOf: ["nursing-licence"], importance: "must" }),
    );
  },
);

test.each([
  [
    "Department Manager",
    "Lead project managers and engineers on major projects\n- Project management\n- Risk management on projects\n- Project planning",
    "project-manager",
  ],
  [
    "",
    "Passion for people\n- Strong typing skills\n- Word and Excel\n- CRM\n- History of sales quotas",
    null,
  ],
])("%s names no trade by itself: %s", (title, asked, occupation) => {
  expect(analyseJob({ title, description: `Requirements\n- ${asked}` }).occupation).toBe(occupation);
});
