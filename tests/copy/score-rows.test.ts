import { expect, test } from "vitest";
import { rowLabel } from "../../workers/copy/score-rows";
import { seekerSays } from "../../workers/copy/seeker";
import { resumeReport } from "../../workers/engine/advise";
import { analyseJob } from "../../workers/engine/job";
import { scoreResume } from "../../workers/engine/match";
import { factsOf } from "../engine/match/support/build-facts";
import { TRADES } from "../engine/match/support/trades";

test("the engine names no row in words, and each row has a name", () => {
  for (const { resume, post } of TRADES) {
    const facts = factsOf(resume);
    const { scores } = scoreResume(facts, analyseJob(post));
    for (const score of [...Object.values(scores), resumeReport(facts).quality])
      for (const part of score?.parts ?? []) {
        if (part.requirementId === null) expect(part.label).toBeNull();
        expect(rowLabel(part), part.id).not.toBe("");
        if (part.label === null) expect(rowLabel(part)).toMatch(/^[A-Z][A-Za-z: ]+$/);
      }
  }
});

const reason = { code: "stored-words", text: "Words of 2.0." } as const;

test("a stored row keeps the label that it was stored with", () => {
  expect(rowLabel({ id: "level", label: "Level: senior", reason })).toBe("Level: senior");
});

test("a level is named by its code", () => {
  const level = { code: "level", role: null, held: "mid", asked: "manager", steps: -2 } as const;
  expect(rowLabel({ id: "level", label: null, reason: level })).toBe("Level: manager");
});

test("a gap of one of our rows says the row's name", () => {
  expect(seekerSays({ code: "little-shown", part: "duties", reason })).toBe(
    "Duties in common: little is shown. Words of 2.0.",
  );
  expect(seekerSays({ code: "little-shown", part: "Duties in common", reason })).toMatch(
    /^Duties in common:/,
  );
});
