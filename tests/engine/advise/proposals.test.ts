import { expect, test } from "vitest";
import { seekerSays } from "../../../workers/copy/seeker";
import { jobAdvice } from "../../../workers/engine/advise";
import { applyChange } from "../../../workers/engine/advise/change";
import { proposalsFor } from "../../../workers/engine/advise/proposals";
import { mayMean } from "../../../workers/engine/advise/same-meaning";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { isSayable } from "../../../workers/engine/match/parts/sayable";
import { factsOf } from "../match/support/build-facts";
import { TRADES } from "../match/support/trades";

const job = analyseJob({
  title: "Backend Developer",
  description:
    "Requirements:\n- Python\n- Docker\n- Kafka\n- Git\n- Welding\n- Integrity\n\nNice to have:\n- Terraform",
});
const facts = factsOf({
  jobs: [
    {
      title: "Backend Developer",
      from: "2021-01",
      to: "present",
      bullets: ["Built order services in Python", "Ran RabbitMQ queues for 40 shops"],
    },
    { title: "Waiter", from: "2018-01", to: "2020-12", bullets: ["Served 60 guests a night"] },
  ],
  skills: ["Docker", "Terraform"],
});
const sheet = scoreResume(facts, job);
const promises = proposalsFor(facts, job, sheet).map(({ promise }) => promise);

test("a skill that is only listed is to be shown in the job closest to the posting", () => {
  expect(promises).toContainEqual({
    code: "show-claimed",
    skill: "Docker",
    words: "Docker",
    role: "Backend Developer",
    company: null,
    current: true,
  });
});

test("a related skill is named as what it is, at its place", () => {
  expect(promises).toContainEqual(
    expect.objectContaining({ code: "show-beside", skill: "Kafka", names: ["RabbitMQ"] }),
  );
});

test("what such work usually takes may be asked about; what it doesn't, or a trait, is never proposed", () => {
  const skills = promises.flatMap((promise) => ("skill" in promise ? promise.skill : []));
  expect(skills).not.toContain("Welding");
  expect(skills).not.toContain("Integrity");
  expect(promises.filter(({ code }) => code === "show-usual").every((one) => "role" in one)).toBe(true);
});

test("of several things that would do, the one that the résumé names is proposed and counted", () => {
  const either = analyseJob({
    title: "Backend Developer",
    description: "Requirements:\n- Python\n- Ansible, Terraform or Puppet\n- Git",
  });
  const [first] = proposalsFor(facts, either, scoreResume(facts, either)).filter(
    ({ promise }) => promise.code === "show-claimed",
  );
  expect(first?.promise).toMatchObject({ skill: "Terraform", words: "Terraform" });
  expect(first?.change).toMatchObject({ skill: "terraform", name: "Terraform" });
});

test("what would bear out two requirements is proposed once", () => {
  const twice = analyseJob({
    title: "Backend Developer",
    description: "Requirements:\n- Python\n- Terraform or Chef\n- Ansible, Terraform or Puppet\n- Git",
  });
  const { counterfactuals } = jobAdvice(facts, twice, scoreResume(facts, twice));
  expect(counterfactuals.filter(({ change }) => change.skill === "terraform").length).toBe(1);
});

test("of several things that something stands in for, all are named", () => {
  const either = analyseJob({
    title: "Backend Developer",
    description: "Requirements:\n- Python\n- Kafka or ActiveMQ\n- Git",
  });
  const said = proposalsFor(facts, either, scoreResume(facts, either)).map(({ promise }) => promise);
  expect(said).toContainEqual(expect.objectContaining({ code: "show-beside", skill: "Kafka or ActiveMQ" }));
});

test("only the posting's own musts are worth a change", () => {
  expect(JSON.stringify(promises)).not.toContain("Terraform");
});

const results = TRADES.flatMap(({ resume }, person) =>
  [person, (person + 1) % TRADES.length].map((at) => {
    const own = factsOf(resume);
    const post = analyseJob(TRADES[at]!.post);
    return { own, post, advice: jobAdvice(own, post, scoreResume(own, post)) };
  }),
);

test("what the person's own kind of work leaves unsaid is proposed as a line about it, and lifts the score as promised", () => {
  const proposed = results.flatMap(({ own, post, advice }) =>
    advice.counterfactuals
      .filter(({ promise }) => promise.code === "show-of-kind")
      .map((one) => ({ own, post, ...one })),
  );
  expect(proposed.map(({ promise }) => promise)).toContainEqual(
    expect.objectContaining({ skill: "test circuits", role: "Electrician" }),
  );
  for (const { own, post, change, from, to } of proposed) {
    const { relevancy } = scoreResume(applyChange(own, change), post).scores;
    expect(relevancy?.value).toBe(to);
    expect(to).toBeGreaterThan(from);
    const closest = scoreResume(own, post).experience?.[change.entry]?.relevance?.value;
    expect(closest).toBeGreaterThanOrEqual(25);
  }
});

test("each thing is said once: by a change, else by a keyword, else by the pivot", () => {
  for (const { own, advice } of results) {
    const changed = advice.counterfactuals.map(({ requirementId }) => requirementId);
    for (const { requirementId } of advice.keywords) expect(changed).not.toContain(requirementId);
    const skills = advice.counterfactuals.map(({ change }) => change.skill);
    const named = own.skills.filter(({ id }) => id && skills.includes(id)).map(({ name }) => name);
    for (const { message } of advice.suggestions)
      if (message.code === "show-listed") for (const name of named) expect(message.names).not.toContain(name);
    const said = [
      advice.overallAnalysis,
      ...advice.counterfactuals.map(({ promise }) => promise),
      ...advice.keywords.map(({ message }) => message),
      ...advice.suggestions.map(({ message }) => message),
      ...advice.interviewQuestions.map(({ question }) => question),
      ...advice.pivotStrategy,
    ].map(seekerSays);
    expect(new Set(said).size).toBe(said.length);
  }
});

const adviceOf = (title: string, skills: string[], posting: string) => {
  const own = factsOf({
    jobs: [{ title, from: "2019-01", to: "present", bullets: ["Wrote 14 reports a week"] }],
    skills,
  });
  const post = analyseJob({ title: "Backend Developer", description: posting });
  return jobAdvice(own, post, scoreResume(own, post));
};
const NICE = "Requirements:\n- Java\n- Kotlin\n- Scala\n\nNice to have:\n- SQL\n- Databases";

test("what counts towards a word of the job is named as that", () => {
  const { keywords } = adviceOf("Backend Developer", ["MySQL"], NICE);
  expect(keywords.map(({ message }) => seekerSays(message)).join("\n")).toContain(
    "“MySQL” counts towards it, but stands in no job so far.",
  );
});

test("a listed skill has one place, however many words of the job it would bear out", () => {
  const { keywords } = adviceOf("Backend Developer", ["SQL"], NICE);
  expect(keywords.map(({ evidence }) => evidence[0]?.text)).toEqual(["SQL"]);
});

test("a pair far apart gets no places for words, which bridge nothing", () => {
  const { keywords, pivotStrategy } = adviceOf("Waiter", ["SQL"], NICE);
  expect(pivotStrategy).toContainEqual({ code: "far-apart", job: "Backend Developer" });
  expect(keywords).toEqual([]);
});

test("what the verdict calls met is never called missing", () => {
  for (const { post, advice } of results) {
    const missing = advice.overallAnalysis.code === "verdict" ? advice.overallAnalysis.missing : [];
    const labels = new Set(post.requirements.map(({ label }) => label));
    for (const label of missing) expect(labels.has(label)).toBe(true);
    for (const name of advice.skills.matching) expect(advice.skills.missing).not.toContain(name);
  }
});

test("nobody is told to call a line of other work the thing asked for", () => {
  const design = analyseJob({
    title: "Graphic Designer",
    description:
      "Requirements:\n- Adhere to brand standards\n- Design brochures and banners\n- Adobe Illustrator\n- Adobe InDesign",
  });
  const said = (where: "Graphic Designer" | "Electrician") => {
    const line = "Adhered to company standards and to rules for signs";
    const bullets = (title: string, own: string[]) => (title === where ? [...own, line] : own);
    const person = factsOf({
      jobs: [
        {
          title: "Graphic Designer",
          from: "2021-01",
          to: "present",
          bullets: bullets("Graphic Designer", ["Designed brochures and banners in Adobe Illustrator"]),
        },
        {
          title: "Electrician",
          from: "2012-01",
          to: "2020-12",
          bullets: bullets("Electrician", ["Installed wiring in new houses"]),
        },
      ],
      skills: ["Adobe InDesign"],
    });
    return proposalsFor(person, design, scoreResume(person, design))
      .map(({ promise }) => promise)
      .filter(({ code }) => code === "show-in-line");
  };
  expect(said("Graphic Designer")).toHaveLength(1);
  expect(said("Electrician")).toEqual([]);
});

const developer = (bullets: string[]) =>
  factsOf({ jobs: [{ title: "Backend Developer", from: "2019-01", to: "present", bullets }] });
const saidOf = (person: typeof facts, list: string) => {
  const post = analyseJob({
    title: "Backend Developer",
    description: `Requirements:\n- Python\n- Java\n${list}`,
  });
  return jobAdvice(person, post, scoreResume(person, post)).counterfactuals.map(({ promise }) => promise);
};

const OWN = "Built order services in Python and Java";

test("one word of a line, or words far apart in it, aren't what is asked for", () => {
  const said = saidOf(developer([OWN, "Kept the board of administrators informed"]), "- Administration");
  expect(said.filter(({ code }) => code === "show-in-line")).toEqual([]);
  const between = "answered the phone, sorted the post, kept the minutes, ordered paper, ink";
  expect(mayMean("Led two moves of large systems", "Lead the moves of large systems")).toBe(true);
  expect(
    mayMean(`Moved chairs, ${between}, cleaned floors and large systems`, "Moves of large systems"),
  ).toBe(false);
});

test("tools of a field don't make another one of it likely", () => {
  const beside = (tools: string) =>
    saidOf(developer([`Built pages in ${tools}`]), "- Go").flatMap((promise) =>
      promise.code === "show-beside" ? promise.names : [],
    );
  expect(beside("CSS and SAP Fiori")).toEqual([]);
});

test("a clause of the posting is nothing to write into a line", () => {
  const sayable = (label: string) =>
    isSayable({ ...job.requirements[0]!, kind: "duty", anyOf: [label], label });
  expect(sayable("guide large shop rollouts")).toBe(true);
  expect(sayable("guide large shop rollouts of tills")).toBe(false);
  expect(sayable("help our guests")).toBe(false);
  expect(sayable("a lively, changing place")).toBe(false);
});
