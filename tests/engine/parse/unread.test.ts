import { expect, test } from "vitest";
import { readingOf } from "../../../workers/engine/parse/reading-quality";
import { parseText } from "./support/resume-text";

const GOOD = `Ada Winter
ada@example.org | Leeds, UK

Experience
Head Baker
Old Mill Bakery Ltd
2019 - 2021
- Baked rye bread every night
- Trained two apprentices

Education
BSc Food Science, Hill University, 2015 - 2018

Skills
Baking, Food safety`;

test("every line of a plain résumé ends in a field", () => {
  expect(parseText(GOOD).unread).toEqual([]);
});

test("a line that fits no field is told as unread, with its place", () => {
  const odd = "Quartz of the seven lanterns";
  const { unread = [] } = parseText(GOOD.replace("\n\nExperience", `\n${odd}\n\nExperience`));
  expect(unread.map(({ text, line }) => [text, line])).toEqual([[odd, 2]]);
});

test("interests and referees are no unread lines", () => {
  const { unread } = parseText(
    `${GOOD}\n\nInterests\nRowing on the lake\n\nReferences\nBo Hill, head of bakery`,
  );
  expect(unread).toEqual([]);
});

test("the estimate of a well read résumé is higher than that of one whose jobs can't be told", () => {
  const poor = `Ada Winter

Experience
2019 - 2021 various things that were done with many of the people there and elsewhere too
2015 - 2019 more of the same`;
  expect(readingOf(parseText(GOOD)).quality).toBeGreaterThan(readingOf(parseText(poor)).quality + 0.2);
  expect(readingOf(parseText("Ada Winter")).quality).toBeLessThan(0.3);
});
