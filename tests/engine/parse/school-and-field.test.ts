import { expect, test } from "vitest";
import { parseText, schoolsOf } from "./support/resume-text";

test.each([
  ["BS Kinesiology Lakewood University", "Lakewood University | BS | Kinesiology"],
  ["BSc Physics University of Leeds", "University of Leeds | BSc | Physics"],
  ["MBA Finance Northern Lakes University", "Northern Lakes University | MBA | Finance"],
  ["B.com Hill College", "Hill College | B.com | -"],
  ["BA History San Marino State College", "San Marino State College | BA | History"],
  ["Bachelor of Arts : Economics Hill College", "Hill College | Bachelor of Arts | Economics"],
  ["Bachelor of Arts , Psychology Oakland University", "Oakland University | Bachelor of Arts | Psychology"],
  ["Associate of Arts , Business University of Leeds", "University of Leeds | Associate of Arts | Business"],
  ["MBA , HR Hill College", "Hill College | MBA | HR"],
  ["MBA in Finance , Hill College", "Hill College | MBA | Finance"],
  [
    "Bachelor's degree : accounting University of Houston",
    "University of Houston | Bachelor's degree | accounting",
  ],
  [
    "California State University of San Bernardino Bachelor of Science Degree : Computer Science City , State , San Bernardino GPA: GPA: 3.13",
    "California State University of San Bernardino | Bachelor of Science Degree | Computer Science",
  ],
  [
    "Northern Lakes University Silver Lake , NM Masters of Business Administration",
    "Northern Lakes University Silver Lake | Masters of Business Administration | -",
  ],
  ["Hill College Akron , Ohio Bachelor of Arts : English", "Hill College Akron | Bachelor of Arts | English"],
  ["Bachelor of Science : Biology", "- | Bachelor of Science | Biology"],
  ["High School Diploma Lincoln Park High School", "Lincoln Park High School | High School Diploma | -"],
  [
    "High School Diploma : Education Oakville Area Senior High School",
    "Oakville Area Senior High School | High School Diploma | -",
  ],
  [
    "High School Diploma : General Studies North Hill High School",
    "North Hill High School | High School Diploma | -",
  ],
  ["High School Diploma : Oakville Area High School", "Oakville Area High School | High School Diploma | -"],
  ["GED , Oakville Adult School", "Oakville Adult School | GED | -"],
  ["Bachelor of Arts : Education Hill College", "Hill College | Bachelor of Arts | Education"],
  ["Bachelor of Science George Mason University", "George Mason University | Bachelor of Science | -"],
  [
    "Bachelor of Arts : Psychology Mary Baldwin College",
    "Mary Baldwin College | Bachelor of Arts | Psychology",
  ],
  ["MBA , Walter Scott University", "Walter Scott University | MBA | -"],
  [
    "BA : Urban Planning Indiana University of Pennsylvania",
    "Indiana University of Pennsylvania | BA | Urban Planning",
  ],
  [
    "Bachelor of Business Administration MOUNT VALE UNIVERSITY",
    "MOUNT VALE UNIVERSITY | Bachelor of Business Administration | -",
  ],
  ["BS : Biology VALE STATE UNIVERSITY , York", "VALE STATE UNIVERSITY | BS | Biology"],
  [
    "Master of Divinity The Northern Lakes Theological Seminary",
    "The Northern Lakes Theological Seminary | Master of Divinity | -",
  ],
  ["MA : Film Studies Columbia Universtiy", "Columbia Universtiy | MA | Film Studies"],
  ["VALE UNIVERSITY Associates Degree : Accounting", "VALE UNIVERSITY | Associates Degree | Accounting"],
  ["State Bachelor of Science : Finance Vale University", "Vale University | Bachelor of Science | Finance"],
  ["Bachelor of Education (Honours): Vale University", "Vale University | Bachelor of Education | -"],
  [
    "Software Engineering Master of Engineering University of Leeds",
    "University of Leeds | Software Engineering Master of Engineering | -",
  ],
])("%s: the subject is no part of the school", (line, read) => {
  expect(schoolsOf(parseText(`Ada Winter\n\nEducation\n${line}\n`))).toEqual([read]);
});

test.each([
  ["Master Certificate : Six Sigma Hill University 2008", "vocational"],
  ["Master's Certificate in Project Management, 2008", "vocational"],
  ["Mini MBA : Business Strategy 2017", "vocational"],
  ["MBA Essentials Certificate, 2017", "vocational"],
  ["Post Graduate Certificate : Design, 2017", "vocational"],
  ["Executive MBA, Hill University 2017", "master"],
  ["Masters Degree, Hill University 2017", "master"],
  ["H.S. Diploma, Hill High School 2017", "school"],
  ["High School Equivalency Diploma 2017", "school"],
])("%s is of the level %s", (line, level) => {
  const { education } = parseText(`Ada Winter\n\nEducation\n${line}\n\nSkills\nBaking, Sales\n`);
  expect(education.map((one) => one.level)).toEqual([level]);
});

test.each([
  "Driving Licence, 2008",
  "Scrum Master, 2008",
  "MA Teaching License, 2008",
  "Master Electrician, 2008",
])("%s is no higher degree", (line) => {
  const { education } = parseText(`Ada Winter\n\nEducation\nHill College\n${line}\n`);
  expect(education.map(({ level }) => level).filter((level) => level !== null)).toEqual([]);
});

test.each([
  "Tuned the drivers of a USB Master/Slave port",
  "tracking what is owed between the MBA programs and departments",
  "policies where decisions rest on many but",
  "as intermediate driver between two ports",
])("%s names no degree", (line) => {
  const { education } = parseText(`Ada Winter\n\nEducation\nHill College 2004\n${line}\n`);
  expect(education.map(({ level }) => level).filter((level) => level !== null)).toEqual([]);
});

test("a degree that was completed is one, though the line begins small", () => {
  const { education } = parseText(
    "Ada Winter\n\nEducation\ncompleted a part-time Master of Laws, Hill University\n",
  );
  expect(education.map(({ level }) => level)).toEqual(["master"]);
});

test("a course in Microsoft Project is no master's degree", () => {
  const { education } = parseText(
    "Education\nDiploma : Health & Human Development 2012 MS project Task Management 2010",
  );
  expect(education.map(({ level }) => level)).not.toContain("master");
});

test("the level of what only stands where a degree would isn't known", () => {
  const facts = parseText(
    "Ada Winter\n\nEducation\n2015\nFacilities and Building Management\nHill College\n\nSkills\nBaking, Sales\n",
  );
  expect(facts.education.map(({ degree, level }) => [degree?.value, level])).toEqual([
    ["Facilities and Building Management", null],
  ]);
});
