import { expect, test } from "vitest";
import { jobsOf, parseText, schoolsOf } from "../support/resume-text";

function factsOf(body: string) {
  return parseText(`Ada Winter\n\nExperience\n${body}\n\nEducation\nHill College 2004\n`);
}

const atLength =
  "Shift Leader, Kestrel Ltd\nMay 2014 to June 2016\n- Led the night shift of twelve.\n- Trained four bakers.\n\nBaker, Marlin Ltd\nSeptember 2012 to April 2014\n- Baked rye bread.";

test.each([
  "Shift Leader, Kestrel Ltd, 05/2014 - 06/2016\nBaker, Marlin Ltd, 09/2012 - 04/2014",
  "Shift Leader, Kestrel Ltd, 2014 - 2016\nBaker, Marlin Ltd, 2012 - 2014",
  atLength,
])("a history that stands twice is read once (%#)", (list) => {
  const facts = factsOf(`${list}\n\n${atLength}`);
  expect(jobsOf(facts)).toEqual([
    "Shift Leader | Kestrel Ltd | 2014-05..2016-06",
    "Baker | Marlin Ltd | 2012-09..2014-04",
  ]);
  expect(facts.experience.map(({ bullets }) => bullets.length)).toEqual([2, 1]);
});

test("two posts of the same months stay two", () => {
  expect(
    jobsOf(
      factsOf(
        "Shift Leader, Kestrel Ltd\nMay 2014 to June 2016\n- Led the night shift of twelve.\n\nTreasurer, Kestrel Ltd\nMay 2014 to June 2016\n- Kept the books of the club.\n\nCoordinator, Marlin Ltd\nMay 2010 to June 2012\n- Planned visits.\n- Wrote letters.\n\nCoordinator and Secretary, Marlin Ltd\nMay 2010 to June 2012\n- Took minutes.\n- Sent the mail.",
      ),
    ),
  ).toHaveLength(4);
});

test("a degree that stands twice is one", () => {
  const facts = parseText(
    "Ada Winter\n\nEducation\nBachelor of Science : Biology Hill University\nBachelor of Science Biology, Hill University 2009\nMaster of Science : Biology Hill University 2011\n\nSkills\nBaking, Sales\n",
  );
  expect(schoolsOf(facts).map((school) => school.split(" | ")[1])).toEqual([
    "Bachelor of Science",
    "Master of Science",
  ]);
  expect(facts.education[0]?.end?.value).toBe("2009");
});

test("a school that is named again without a degree is one", () => {
  const facts = parseText(
    "Ada Winter\n\nEducation\nHill University 2009\n\nLeeds College City , State\nBachelor of Science : Biology Leeds College\n\nLeeds College, Leeds\n\nHill University\n\nSkills\nBaking, Sales\n",
  );
  expect(schoolsOf(facts)).toEqual([
    "Hill University | - | -",
    "Leeds College | Bachelor of Science | Biology",
  ]);
});
