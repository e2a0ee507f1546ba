import { expect, test } from "vitest";
import { interviewQuestions } from "../../../workers/engine/advise";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { factsOf } from "../match/support/build-facts";

const job = analyseJob({
  title: "Backend Developer",
  description:
    "Requirements:\n- Python\n- PostgreSQL\n- Docker\n- Kafka\n- German (C1)\n- Valid BLS certificate\n- At least 6 years of experience",
});
const facts = factsOf({
  jobs: [
    { title: "Backend Developer", from: "2022-01", to: "present", bullets: ["Built services in Python"] },
  ],
  skills: ["Docker", "MySQL"],
  languages: [{ language: "German", level: "A2" }],
});
const sheet = scoreResume(facts, job);
const questions = interviewQuestions(job, sheet);
const about = (kind: string, label: string) => {
  const asked = job.requirements.find((one) => one.kind === kind && one.label.includes(label));
  return questions.find(({ requirementId }) => requirementId !== null && requirementId === asked?.id);
};

test("what the résumé doesn't mention is asked openly, with room for something close", () => {
  expect(about("skill", "Kafka")?.question).toMatchObject({ code: "ask-touched" });
});

test("what is only listed is asked for with the résumé's own word", () => {
  const few = analyseJob({ title: "Developer", description: "Requirements:\n- Python\n- Docker" });
  const asked = interviewQuestions(few, scoreResume(facts, few)).map(({ question }) => question);
  expect(asked).toContainEqual({ code: "ask-where", words: "Docker" });
});

test("what comes close is asked for as what it is", () => {
  const near = about("skill", "PostgreSQL");
  expect(near?.question).toMatchObject({ code: "ask-carries-over", words: "MySQL", label: "PostgreSQL" });
  expect(near?.why).toMatchObject({ code: "stands-in", nearness: "close", label: "PostgreSQL" });
});

test("a language and a certificate are asked for as what they are", () => {
  expect(about("language", "German")?.question.code).toBe("ask-language");
  expect(about("certificate", "BLS")?.question.code).toBe("ask-certificate");
});

test("no requirement is asked about twice, and no finding says one twice", () => {
  for (const found of [questions, sheet.strengths, sheet.gaps]) {
    const ids = found.flatMap(({ requirementId }) => requirementId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test("a paper is asked for, and not an example of it", () => {
  const post = analyseJob({
    title: "Driver",
    description: "Requirements:\n- Clean driving record\n- MBA\n- Kafka",
  });
  const asked = interviewQuestions(post, scoreResume(facts, post)).map(({ question }) => question);
  expect(asked).toContainEqual(expect.objectContaining({ code: "ask-certificate", label: "MBA" }));
});

test("a degree is asked about with its field", () => {
  const teacher = analyseJob({
    title: "Teacher",
    description: "Requirements:\n- Bachelor's degree in Education or Psychology\n- Python",
  });
  const asked = interviewQuestions(teacher, scoreResume(facts, teacher)).map(({ question }) => question);
  expect(asked).toContainEqual(
    expect.objectContaining({ code: "ask-degree", fields: ["Education", "Psychology"] }),
  );
});
