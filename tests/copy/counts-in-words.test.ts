import { expect, test } from "vitest";
import { seekerSays } from "../../workers/copy/seeker";
import type { Message } from "../../workers/engine/types";

const none: string[] = [];
const verdict = { code: "verdict", job: "Cook", missing: none, open: none, failed: none } as const;

test.each<[Message, string]>([
  [
    { code: "figures-few", figures: 0, lines: 1 },
    "No line about work gives a figure: how much, how many or how often.",
  ],
  [
    { code: "figures-few", figures: 0, lines: 9 },
    "None of 9 lines about work gives a figure: how much, how many or how often.",
  ],
  [
    { code: "lines-clear", clear: 7, lines: 9, least: 4, most: 35 },
    "2 of 9 lines about work have fewer than 4 words or a sentence of more than 35.",
  ],
  [{ code: "dates-given", whole: 2, jobs: 2 }, "Both jobs give month and year for start and end."],
  [
    { code: "evidence-shown", figures: 1, lines: 9, shown: 4, skills: 4 },
    "1 of 9 lines about work gives a figure; all 4 skills are shown in use.",
  ],
  [
    { code: "jobs-without-dates", count: 1, of: 1, lines: [7] },
    "The one job has no dates that can be counted (line 7).",
  ],
  [
    { code: "entries-unsure", count: 3, of: 3 },
    "None of 3 entries could be read surely: title or employer may be wrong.",
  ],
  [
    { code: "add-figures", count: 2, given: 0, lines: 4 },
    "Say how much, how many or how often in 2 more lines, where you can: none of 4 lines about your work does so.",
  ],
  [
    { code: "tell-jobs", count: 2 },
    "Say what you did in each of 2 jobs, in two lines of which one has a figure: nothing is told of these jobs.",
  ],
  [
    { code: "position-fits", role: "Event Planner", skills: ["EVENT PLANNER", "Catering"] },
    "Your résumé shows “Event Planner” and the skill Catering.",
  ],
  [
    { ...verdict, met: 0, partly: 0, of: 1, missing: ["Swedish"] },
    "Your résumé doesn't show the one must-have of “Cook”; not found: Swedish.",
  ],
  [{ ...verdict, met: 0, partly: 1, of: 1 }, "Your résumé shows the one must-have of “Cook” in part."],
  [
    { ...verdict, met: 0, partly: 2, of: 9, missing: ["HACCP"] },
    "Your résumé shows none of the 9 must-haves of “Cook” in full, and 2 in part; not found: HACCP; unclear: 6.",
  ],
  [{ ...verdict, met: 9, partly: 0, of: 9 }, "Your résumé shows all of the 9 must-haves of “Cook”."],
  [
    { code: "pivot-put-first", names: ["HR", "policies and procedures", "Employment law"] },
    "Put these first, because the job asks for them: HR, “policies and procedures” and Employment law.",
  ],
  [
    { code: "pivot-emerging", names: ["ARKit or ARCore"] },
    "This is a newer skill, so a small project of your own counts: “ARKit or ARCore”.",
  ],
  [
    { code: "no-line-of-business", name: "Health care" },
    "Your résumé doesn't speak of work in the job's line of business: Health care.",
  ],
  [
    { code: "level", role: "Cook", held: "senior", asked: "mid", steps: 1 },
    "“Cook” speaks for the senior level, above this job's intermediate level.",
  ],
  [
    {
      code: "withheld-resume",
      faults: [
        { code: "no-jobs", count: 0, of: 0, lines: [] },
        { code: "unread-lines", count: 1, of: 900, lines: [1] },
      ],
    },
    "No score: too much of your résumé could not be read. No work experience was found in your résumé. Please correct what was read, or upload it in another format.",
  ],
])("counts and lists read as one would say them: %j", (message, sentence) => {
  expect(seekerSays(message)).toBe(sentence);
});
