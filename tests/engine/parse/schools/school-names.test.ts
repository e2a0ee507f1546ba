import { expect, test } from "vitest";
import { parseText, schoolsOf } from "../support/resume-text";

test.each([
  [
    "Northern Lakes Tech University City , State Bachelors of Science : Industrial Engineering",
    "Northern Lakes Tech University | Bachelors of Science | Industrial Engineering",
  ],
  [
    "Masters of Science : Counseling 1985 Hill University City , State , US",
    "Hill University | Masters of Science | Counseling",
  ],
  [
    "Bachelor of Science : Aviation Management May 2015 Hill State University City , State , United States Aviation Management",
    "Hill State University | Bachelor of Science | Aviation Management",
  ],
  ["BS Finance University Of Leeds , City , State Finance", "University Of Leeds | BS | Finance"],
  [
    "Business Management 2001 Hill Community College City , State",
    "Hill Community College | Business Management | -",
  ],
  ["MBA : Management Hill College City , State , 07102", "Hill College | MBA | Management"],
])("%s: a form's empty place is no part of the school", (line, read) => {
  expect(schoolsOf(parseText(`Ada Winter\n\nEducation\n${line}\n`))).toEqual([read]);
});
