import { expect, test } from "vitest";
import { matchView } from "~/lib/views/match-view";
import { seekerSays } from "../../workers/copy/seeker";
import { scoreResumeForJob } from "../../workers/domain/matches/score-resume-for-job";
import { parseResume, textToResume } from "../../workers/engine";
import { analyseJob, postingText, profileOfTitle } from "../../workers/engine/job";

const RESUME = `Mara Lind
Backend Engineer
mara.lind@example.com

Experience
Backend Engineer, Fjordline Systems
01/2020 - present
- Built order services in Java and Spring Boot on PostgreSQL
- Ran RabbitMQ queues for 40 shops

Skills
Java, PostgreSQL, Docker`;

const POSTING = {
  title: "Backend Engineer",
  description: `What you bring
- At least 3 years of Java
- Experience with Apache Kafka
- Docker in production
- Terraform
- Kubernetes
You must be willing to travel to Hamburg once a month.
Nice to have: PostgreSQL`,
  requirements: "Willing to travel once a month",
};

const text = textToResume(RESUME);
const facts = parseResume(text, { asOf: "2026-11" });

function viewOf(posting = POSTING) {
  const stored = scoreResumeForJob(facts, { job: analyseJob(posting), posting: postingText(posting) });
  return { stored, view: matchView(stored, text) };
}

test("the whole posting is on the page, and each requirement's words are a link into it", () => {
  const { stored, view } = viewOf({ ...POSTING, title: "" });
  expect(view.posting.map((piece) => piece.text).join("")).toBe(stored.posting.trim());
  const marked = new Map(view.posting.map(({ id, text: words }) => [id, words]));
  const asked = view.rows.flatMap((row) => row.asked);
  expect(asked.length).toBeGreaterThan(4);
  for (const { id, text: words } of asked) expect(marked.get(id)).toContain(words);
});

test("each requirement has one answer; what must be comes before what is nice to have", () => {
  const { stored, view } = viewOf();
  expect(view.rows).toHaveLength(stored.job.requirements.length);
  const order = view.rows.map(({ importance }) => ["must", "nice", "context"].indexOf(importance));
  expect(order).toEqual(order.toSorted());
  const status = Object.fromEntries(view.rows.map((row) => [row.label, row.status]));
  expect(status).toMatchObject({ Java: "met", Terraform: "not-found" });
  expect(view.rows.find(({ kind }) => kind === "other")?.status).toBe("unclear");
});

test("the résumé's own words of an answer are marked in its text", () => {
  const { view } = viewOf();
  const marks = view.pages.flatMap(({ lines }) => lines).filter(({ marks: here }) => here.length > 0);
  const met = view.rows.filter(({ status }) => status === "met").flatMap(({ evidence }) => evidence);
  expect(met.length).toBeGreaterThan(0);
  for (const { line } of met) expect(marks.map(({ index }) => index)).toContain(line);
});

test("keyword suggestions name only places where the word would be true", () => {
  const { view } = viewOf();
  const where = Object.fromEntries(view.keywords.map((keyword) => [keyword.label, keyword.where]));
  expect(Object.keys(where)).not.toContain("Java");
  expect(where.Terraform).toBeUndefined();
  for (const place of Object.values(where)) expect(place).toMatch(/\bif\b/i);
});

test("a change and a keyword never speak of the same requirement", () => {
  const { stored, view } = viewOf();
  const changed = stored.advice.counterfactuals.map(({ requirementId }) => requirementId);
  expect(view.keywords.filter(({ id }) => changed.includes(id))).toEqual([]);
  expect(view.whatIfs.map(({ promise }) => promise)).toContain(
    "The job asks for “Kafka”. Your work as Backend Engineer shows “RabbitMQ”: if “Kafka” is part of it too, say so there.",
  );
});

test("what would change the match isn't said a second time under the suggestions", () => {
  const { stored, view } = viewOf();
  expect(view.whatIfs.length).toBeGreaterThan(0);
  const tried = stored.advice.counterfactuals.map(({ promise }) => seekerSays(promise));
  expect(view.suggestions.filter(({ text: words }) => tried.includes(words))).toEqual([]);
  for (const { promise, from, to } of view.whatIfs) {
    expect(promise).not.toMatch(/\d/);
    expect(to).toBeGreaterThan(from);
  }
});

test("nothing on the page speaks to a recruiter", () => {
  expect(JSON.stringify(viewOf().view)).not.toMatch(/please ask|worth asking|To be asked/);
});

test("where only a title was given, the built-in profile is named and no words are quoted from it", () => {
  const job = profileOfTitle("Registered nurse");
  const view = matchView(scoreResumeForJob(facts, { job, posting: "" }), text);
  expect(view.fromProfile).toBe(true);
  expect(view.posting).toEqual([]);
  expect(view.rows.flatMap((row) => row.asked)).toEqual([]);
});

test("a shared analysis carries no line of the résumé's text", () => {
  const { stored } = viewOf();
  const view = matchView(stored, null);
  expect(view.pages).toEqual([]);
  expect(JSON.stringify(view)).not.toContain("mara.lind@example.com");
});

test("the rows' points add up to the match score, and each row is there once", () => {
  const { view } = viewOf();
  const rows = [...view.rows, ...view.work];
  const sum = rows.reduce((all, { points }) => all + points, 0);
  expect(view.sum).toBeCloseTo(sum, 5);
  expect(view.score).toBe(Math.round(view.sum ?? 0));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(view.work.map(({ label }) => label)).toContain("Similar roles");
});

test("what stands under job relevance isn't said again among strengths and gaps", () => {
  const { stored, view } = viewOf();
  const said = [...stored.advice.strengths, ...stored.advice.gaps].map(({ message }) => seekerSays(message));
  expect(said.filter((words) => words.endsWith(view.jobRelevance))).not.toEqual([]);
  const shown = [...view.strengths, ...view.gaps].map(({ text: words }) => words);
  expect(shown.filter((words) => words.endsWith(view.jobRelevance))).toEqual([]);
});

test("each row begins with a capital letter, but for names that don't", () => {
  const { view } = viewOf({
    ...POSTING,
    description: "What you bring\n- Knowledge of allergies\n- jQuery\n- Detail oriented\n- npm",
  });
  const labels = view.rows.map(({ label }) => label);
  const names = ["Allergies", "jQuery", "npm"];
  expect(labels).toEqual(expect.arrayContaining(names));
  const parts = view.scores.flatMap((score) => score.parts.map(({ label }) => label));
  expect(parts).toEqual(expect.arrayContaining(names));
});
