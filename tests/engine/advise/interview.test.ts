import { expect, test } from "vitest";
import { recruiterSays } from "../../../workers/copy/recruiter";
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
  const question = { code: "ask-where" as const, words: "Docker", unshown: { label: "Docker" } };
  expect(asked).toContainEqual(question);
  expect(recruiterSays(question)).toBe(
    "Your résumé names “Docker”, but no job shows it. Where have you used it, and what for?",
  );
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

const cook = factsOf({
  jobs: [
    {
      title: "Cook",
      from: "2018-01",
      to: "present",
      bullets: ["Cooked 90 dinners a night", "Ordered fish and vegetables for a week"],
    },
  ],
  education: [{ degree: "Bachelor of Science", level: "bachelor", field: "Mathematics" }],
});
const askedOf = (person: typeof facts, title: string, description: string) => {
  const post = analyseJob({ title, description });
  return interviewQuestions(post, scoreResume(person, post));
};
const openOf = (found: ReturnType<typeof askedOf>) =>
  found.filter(({ question }) => !question.code.startsWith("probe-"));

test("one thing that is asked for in two ways is one question", () => {
  const asked = askedOf(
    facts,
    "Backend Developer",
    "Requirements:\n- Python\n- Sales\n- Inside sales\n- Kafka\n- Git",
  ).map(({ question }) => JSON.stringify(question));
  expect(asked.filter((question) => /sales/i.test(question))).toHaveLength(1);
});

test("people of quite other work are asked about three things, and not about all that they lack", () => {
  const list = "Requirements:\n- Java\n- Kotlin\n- Scala\n- Kafka\n- Docker\n- Kubernetes";
  expect(openOf(askedOf(cook, "Backend Developer", list))).toHaveLength(3);
  expect(openOf(askedOf(facts, "Backend Developer", list)).length).toBeGreaterThan(3);
});

test("the language that the résumé is written in is asked about behind what is open", () => {
  const english = factsOf({
    summary: "Developer who has built order services for shops and for their customers for many years.",
    jobs: [
      { title: "Backend Developer", from: "2020-01", to: "present", bullets: ["Built services in Python"] },
    ],
  });
  const asked = openOf(
    askedOf(
      { ...english, language: "en" },
      "Backend Developer",
      "Requirements:\n- Python\n- English\n- Guide shop rollouts\n- Repair ship engines\n- Count coins by hand\n- Weigh loaves of bread\n- Paint garden fences",
    ),
  );
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.slice(0, -1).map(({ question }) => question.code)).not.toContain("ask-language");
});

test("what counts towards something is asked about as itself", () => {
  const asked = openOf(askedOf(facts, "Backend Developer", "Requirements:\n- Python\n- Databases")).map(
    ({ question }) => question,
  );
  const question = { code: "ask-where" as const, words: "MySQL", unshown: { label: "Databases" } };
  expect(asked).toContainEqual(question);
  expect(recruiterSays(question)).toMatch(/^We ask for “Databases”\. Your résumé names “MySQL”/);
});

test("what work shows is asked about as something that mattered there", () => {
  const asked = askedOf(cook, "Buyer", "Requirements:\n- Cooking\n- Food preparation for airlines");
  expect(asked.map(({ question }) => question.code)).not.toContain("ask-where");
  expect(recruiterSays({ code: "ask-where", words: "Presales" })).toContain("Where did that last matter");
});

test("nobody is asked for their hardest case of a computer, or of a word without a name", () => {
  const clerk = factsOf({
    jobs: [
      {
        title: "Clerk",
        from: "2019-01",
        to: "present",
        bullets: [
          "Used computers and Microsoft Word all day",
          "Kept the general ledger",
          "Moved the systems",
        ],
      },
    ],
  });
  const asked = askedOf(
    clerk,
    "Clerk",
    "Requirements:\n- Computer literacy\n- Microsoft Word\n- General ledger\n- Systems",
  );
  const probed = asked.flatMap(({ question }) => ("label" in question ? [question.label.toLowerCase()] : []));
  expect(probed).toContain("general ledger");
  for (const one of ["computer literacy", "microsoft word", "word", "systems"])
    expect(probed).not.toContain(one);
});

test("a subject of study is no work of which there is a demanding case", () => {
  const post = analyseJob({ title: "Cook", description: "Requirements:\n- Mathematics\n- Cooking" });
  const probes = interviewQuestions(post, scoreResume(cook, post)).map(({ question }) => question);
  expect(JSON.stringify(probes)).not.toContain("Mathematics");
});

test("of several things that would do, the one that is shown is asked about", () => {
  const asked = askedOf(facts, "Backend Developer", "Requirements:\n- Python, Java or Go\n- Kafka");
  expect(asked.map(({ question }) => question)).toContainEqual({ code: "probe-tool", label: "Python" });
});
