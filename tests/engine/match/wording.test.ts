import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { LADDER } from "../../../workers/engine/match/weights";
import { factsOf } from "./support/build-facts";

const post = analyseJob({
  title: "Bakery Manager",
  description:
    "Responsibilities\n- Plan the dough and the ovens for the night shift\n- Order flour, yeast and butter from the mills\n- Train apprentices in sourdough and puff pastry",
});
const clerk = { title: "Clerk", from: "2020-01", to: "present" as const };

function duties(facts: Parameters<typeof scoreResume>[0]) {
  return scoreResume(facts, post).scores.experience?.parts.find((part) => part.id === "duties");
}

test("the posting's words count wherever the résumé speaks of its work", () => {
  const none = duties(factsOf({ jobs: [{ ...clerk, bullets: ["Filed letters in folders"] }] }));
  const summary = duties(
    factsOf({ jobs: [clerk], summary: "I bake sourdough and puff pastry and order flour and yeast." }),
  );
  const bullets = duties(
    factsOf({
      jobs: [{ ...clerk, bullets: ["I bake sourdough and puff pastry and order flour and yeast."] }],
    }),
  );
  expect(none?.points).toBe(0);
  expect(summary?.points).toBeGreaterThan(0);
  expect(bullets?.points).toBeGreaterThan(summary?.points ?? 100);
});

test("a list that holds every word of the posting stays on the rung of a list", () => {
  const words = post.duties!.map((duty) => duty.text).join(" ");
  const facts = factsOf({ jobs: [{ ...clerk, bullets: ["Filed letters in folders"] }] });
  const quote = facts.experience[0]!.bullets[0]!.quotes[0]!;
  facts.skills = [
    { id: null, name: words, uses: [{ where: "listed", entry: null, quote }], months: 0, lastUsed: null },
  ];
  const part = duties(facts)!;
  expect(part.points).toBeGreaterThan(0);
  expect(part.points).toBeLessThanOrEqual(part.maxPoints * LADDER.listed);
});

test("a résumé in a language without work words is not held against the posting's words", () => {
  const facts = {
    ...factsOf({ jobs: [{ ...clerk, bullets: ["Masa y hornos planificados"] }] }),
    language: "es",
  };
  const sheet = scoreResume(facts, post);
  expect(sheet.scores.experience?.parts.some((part) => part.id === "duties")).toBe(false);
  expect(sheet.confidenceReasons).toContainEqual({ code: "two-languages" });
});

test("a German résumé is held against the posting through the English words that it means", () => {
  const told = { ...factsOf({ jobs: [{ ...clerk, bullets: ["Teig und Öfen geplant"] }] }), language: "de" };
  const sheet = scoreResume(told, post);
  expect(sheet.scores.experience?.parts.some((part) => part.id === "duties")).toBe(true);
  expect(sheet.confidenceReasons).not.toContainEqual({ code: "two-languages" });
});

test("the latest role counts most, from whichever end the résumé begins", () => {
  const baker = { title: "Bakery Manager", from: "2012-01", to: "2015-12" };
  const driver = { title: "Taxi Driver", from: "2016-01", to: "2019-12" };
  const field = (jobs: Parameters<typeof factsOf>[0]["jobs"]) =>
    scoreResume(factsOf({ jobs }), post).scores.category?.value ?? 0;
  const now = { ...baker, from: "2020-01", to: "present" as const };
  expect(field([now, driver])).toBeGreaterThan(field([driver, baker]));
  expect(field([baker, driver])).toBe(field([driver, baker]));
});
