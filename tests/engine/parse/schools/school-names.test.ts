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

test.each([
  ["BBA Hill University Marketing and Sales 2010", "Hill University | BBA | Marketing and Sales"],
  [
    "Bachelor of Science : Nursing 2010 Hill University Nursing",
    "Hill University | Bachelor of Science | Nursing",
  ],
  [
    "M.B.A : Human Resource Management 2011 University of Leeds Human Resource Management",
    "University of Leeds | M.B.A | Human Resource Management",
  ],
  ["MBA : Finance 2011 Hill Technical College Current", "Hill Technical College | MBA | Finance"],
  [
    "BS : Exercise and Recreation 2007 College of Leeds Exercise and Recreation",
    "College of Leeds | BS | Exercise and Recreation",
  ],
  ["M.Ed | Education Administration Hill College", "Hill College | M.Ed | Education Administration"],
  [
    "2011 Bachelor of Arts | Political Science University Of Leeds",
    "University Of Leeds | Bachelor of Arts | Political Science",
  ],
  ["BA : Design 2010 Culinary Institute of America", "Culinary Institute of America | BA | Design"],
  ["MBA Finance, University of Leeds, UK", "University of Leeds | MBA | Finance"],
  ["Current Lakewood High School", "Lakewood High School | - | -"],
  ["High School Diploma GPA: Recipient of the Hill Scholarship.", "- | High School Diploma | -"],
  ["High School Diploma GPA: 3.1", "- | High School Diploma | -"],
  ["High School Diploma Expected in 05/2022", "- | High School Diploma | -"],
  ["BA : Nursing 2010 Hill School of Nursing", "Hill School of Nursing | BA | Nursing"],
  [
    "BA : Design 2010 Institute of Design and Merchandising",
    "Institute of Design and Merchandising | BA | Design",
  ],
  ["BA : Business 2010 Hill Business College", "Hill Business College | BA | Business"],
  [
    "BA : Business 2010 Hill University, College of Business Administration",
    "Hill University, College of Business Administration | BA | Business",
  ],
])("%s: the subject beside a school is no part of its name", (line, read) => {
  expect(schoolsOf(parseText(`Ada Winter\n\nEducation\n${line}\n`))).toEqual([read]);
});

test.each([
  "Lakewood Institute Of Technology",
  "Hill College Executive Education",
  "University of Distance Education",
  "Lakewood Conservatory OF MUSIC",
])("%s is the school's whole name", (name) => {
  expect(schoolsOf(parseText(`Ada Winter\n\nEducation\nBA : Design 2010 ${name}\n`))).toEqual([
    `${name} | BA | Design`,
  ]);
});

test.each(["City , State ", "(Hons) ", "Diploma ", "Arts "])(
  "%s ten thousand times over is read",
  (words) => {
    const text = `Ada Winter\n\nEducation\nHill University BA ${words.repeat(10_000)}\n\nSkills\nBaking, Sales\n`;
    expect(() => parseText(text)).not.toThrow();
  },
);

test.each([
  ["BS : Biology 2009 Hill University Austin, TX Biology", "Hill University | BS | Biology"],
  [
    "BS : Biology 2009 Hill University - Annville , PA , US Biology coursework",
    "Hill University | BS | Biology",
  ],
  [
    "BS : Biology 2009 Hill Valley College Annville, PA Courses in baking",
    "Hill Valley College | BS | Biology",
  ],
  [
    "BA : History 2009 University of Leeds Austin, TX Courses in baking",
    "University of Leeds | BA | History",
  ],
])("%s: a town with its state ends the school's name", (line, read) => {
  expect(schoolsOf(parseText(`Ada Winter\n\nEducation\n${line}\n`))).toEqual([read]);
});

test.each([
  [
    "MBA : Finance University of Leeds Finance Magna Cum Laude, top 5%",
    "University of Leeds | MBA | Finance",
  ],
  ["MBA : Finance 2001 Hill College with Honors", "Hill College | MBA | Finance"],
  [
    "BA : Design 1990 University of Illinois at Chicago, IL",
    "University of Illinois at Chicago | BA | Design",
  ],
  ["BA : Design 2010 Hill College of Further Education", "Hill College of Further Education | BA | Design"],
  ["BA : Design 1990 University of Leeds University of Leeds", "University of Leeds | BA | Design"],
  ["BA : Design 1990 University of Texas at San Antonio", "University of Texas at San Antonio | BA | Design"],
  [
    "The University of Texas at Austin 1999 Bachelor of Arts : Design",
    "The University of Texas at Austin | Bachelor of Arts | Design",
  ],
])("%s: honours, and a name twice, are no part of the school", (line, read) => {
  expect(schoolsOf(parseText(`Ada Winter\n\nEducation\n${line}\n`))).toEqual([read]);
});

test.each(["Master of Arts : History\nABA Approved", "Master of Arts : History 2001\nEmail:"])(
  "%s: an approval and a label are no school",
  (lines) => {
    expect(schoolsOf(parseText(`Ada Winter\n\nEducation\n${lines}\n`))).toEqual([
      "- | Master of Arts | History",
    ]);
  },
);

test("what a form offers to choose from is no degree", () => {
  expect(
    schoolsOf(parseText("Ada Winter\n\nEducation\nSelect One : Music Education 1989 Hill University\n")),
  ).toEqual(["Hill University | Music Education | -"]);
});

test("the years of two lines that each tell of something are no one span", () => {
  const { education } = parseText(
    "Ada Winter\n\nEducation\nHigh School Diploma : 2000 Hill High School\nBread Aide Certification 2015\n\nSkills\nBaking, Sales\n",
  );
  expect(education.map(({ start, end }) => [start?.value, end?.value])[0]).toEqual([undefined, "2000"]);
});

const read = (line: string) => schoolsOf(parseText(`Ada Winter\n\nEducation\n${line}\n`));

test("two degrees in a line with their sentences are two, and a degree said in full is one", () => {
  const two =
    "MSc in Soil Science, Marsh University, 2017-2019. BSc in Botany, Hill College, 2014-2017. Focus on peat.";
  expect(read(two)).toEqual(["Marsh University | MSc | Soil Science", "Hill College | BSc | Botany"]);
  expect(read("B.Sc. Bachelor of Science in Botany, Hill College, 2014-2017.")).toHaveLength(1);
  expect(read("Certificate in Baking, Hill College, 2014. Diploma from the oven makers' guild")).toHaveLength(
    1,
  );
});
