import { expect, test } from "vitest";
import { analyseJob } from "../../workers/engine/job";
import { scoreResume } from "../../workers/engine/match";
import { parseResume } from "../../workers/engine/parse";
import { readResume, textToResume } from "../../workers/engine/read";
import type { ScoreSheet } from "../../workers/engine/types";
import { depth, sample } from "../support/depth";
import { resumePdf } from "../support/samples/text-pdf";
import { fileSamples, sampleJobs, seedSamples } from "./support/sample-resumes";

const POST = {
  title: "Backend Developer",
  description: "What you will do\n- Build payment services\n- Move services to containers",
  requirements:
    "Python\nPostgreSQL or MySQL\nKubernetes\nGerman B2 is a plus\n3 years of experience\nBachelor's degree",
};

async function wholeWay(bytes: Uint8Array): Promise<string> {
  const text = await readResume(bytes, "a.pdf");
  const facts = parseResume(text, { asOf: "2026-01" });
  const job = analyseJob({ ...POST });
  return JSON.stringify({ text, facts, job, sheet: scoreResume(facts, job) });
}

const RUNS = depth(3, 20);

test("readings of one file give the same bytes from the page to the score", async () => {
  const first = await wholeWay(resumePdf());
  for (let run = 1; run < RUNS; run++) expect(await wholeWay(resumePdf())).toBe(first);
});

test("facts and sheets of real documents are byte-identical in every run", async () => {
  const jobs = sampleJobs();
  const samples = [
    ...(await seedSamples((all) => sample("repeated demo", all, 3))),
    ...(await fileSamples((all) => sample("repeated files", all, 3))),
  ];
  samples.forEach(({ id, resume }, at) => {
    const run = (): string => {
      const facts = parseResume(structuredClone(resume), { asOf: "2026-01" });
      return JSON.stringify([facts, scoreResume(facts, structuredClone(jobs[at % jobs.length]!))]);
    };
    const first = run();
    for (let count = 1; count < RUNS; count++) expect(run() === first, id).toBe(true);
  });
});

const SKILLS = [
  "Python",
  "PostgreSQL",
  "Docker",
  "Kubernetes",
  "Git",
  "Terraform",
  "Django",
  "Redis",
  "Grafana",
];

function resumeWith(skills: string[], separator: string): string {
  return `Mara Lind\nmara.lind@example.com | +46 70 555 01 02\n\nExperience\nBackend Developer, Nordwind Systems\nJan 2019 - Present\n- Built payment services in Python and PostgreSQL\n- Led the move to Docker containers\n\nEducation\nBSc in Computer Science, Chalmers University of Technology, 2014 - 2018\n\nSkills\n${skills.join(separator)}\n`;
}

function numbersOf(resume: string, requirements: string): unknown {
  const facts = parseResume(textToResume(resume), { asOf: "2026-01" });
  const sheet: ScoreSheet = scoreResume(facts, analyseJob({ ...POST, requirements }));
  const gates = sheet.gates.map(({ label, result }) => `${label}: ${result}`).sort();
  return {
    values: Object.values(sheet.scores).map((score) => score?.value),
    confidence: sheet.confidence,
    gates,
  };
}

/** The list turned and mirrored: orders that share no neighbour with the first. */
function orders<T>(items: T[]): T[][] {
  const turned = items.map((_, at) => items[(at * 2 + 1) % items.length]!);
  return [[...items].reverse(), [...items.slice(3), ...items.slice(0, 3)], turned];
}

test("skills listed in another order get the same numbers, parted by commas or by lines", () => {
  for (const separator of [", ", "\n"]) {
    const plain = numbersOf(resumeWith(SKILLS, separator), POST.requirements);
    for (const order of orders(SKILLS))
      expect(numbersOf(resumeWith(order, separator), POST.requirements)).toEqual(plain);
  }
});

test("requirements in another order give the same numbers", () => {
  const list = POST.requirements.split("\n").slice(0, 5);
  const resume = resumeWith(SKILLS, ", ");
  const plain = numbersOf(resume, list.join("\n"));
  for (const order of orders(list)) expect(numbersOf(resume, order.join("\n"))).toEqual(plain);
});
