import { expect, test } from "vitest";
import { parseText, schoolsOf } from "../support/resume-text";

const READ = ["Hill College | Bachelor of Arts | Economics"];

test.each([
  "Hill College Scholarship (2011 - 2013)",
  "Dean's List at Hill College, 2012",
  "Graduate Travel Award, Institute of the Environment, 2013",
  "Hill College Ambassador",
  "Founder and Secretary of the Hill College Chess Club, 2008 - 2010",
  "Grace Otter, EdD, Vice President of West Campus",
  "Bakers Certification Institute, 2006",
  "school full-time",
  "Kernel College Newspaper",
  "Some College (No Degree)",
  "related to College Hall Renovations for Student Affairs",
  '"Using Short Stories in the Classroom" Reading Academy',
  "Accumulated 176 college credits toward Music Education",
  "Academic High School Graduate",
  "Expected in 05/2022",
  "School",
])("%s is no school of its own", (line) => {
  const text = `Ada Winter\n\nEducation\nBachelor of Arts : Economics 2010 Hill College\n\n${line}\n\nSkills\nBaking, Sales\n`;
  expect(schoolsOf(parseText(text))).toEqual(READ);
});

test.each([
  ["the University of Leeds, BA in English, 2001", "the University of Leeds | BA | English"],
  ["ards college, btech, 2012", "ards college | btech | -"],
  ["Newport Academy of Art", "Newport Academy of Art | - | -"],
])("%s stays a school", (line, read) => {
  expect(schoolsOf(parseText(`Ada Winter\n\nEducation\n${line}\n\nSkills\nBaking\n`))).toEqual([read]);
});

test.each([
  "Bachelor of Arts : Marketing",
  "Bachelor of Arts 2010 Marketing",
  "Bachelor of Arts 2010 Interior Design and Marketing",
])("%s: a subject is no school", (line) => {
  const { education } = parseText(`Ada Winter\n\nEducation\n${line}\nMarketing\n\nSkills\nBaking, Sales\n`);
  expect(education.map(({ institution }) => institution)).toEqual([null]);
});

test("a remark with a date and without a degree is no school", () => {
  const text =
    "Ada Winter\n\nEducation\nBA : Economics 2010 Hill College\n\nMerit Pin 2012\n\nSkills\nBaking, Sales\n";
  expect(schoolsOf(parseText(text))).toEqual(["Hill College | BA | Economics"]);
});

test.each([
  "Responsibilities include overseeing all college assessment and the work of its council",
  "Member of the Lakewood Academy of Micro Art, 2003",
  "Professor of Political Science, Lakewood State University, 1999 - 2003",
])("%s is no education", (line) => {
  const text = `Ada Winter\n\nEducation\nBachelor of Arts : Economics 2010 Hill College\n\n${line}\n\nSkills\nBaking, Sales\n`;
  expect(schoolsOf(parseText(text)).filter((school) => !school.endsWith("University | - | -"))).toEqual(READ);
});

test.each([
  "Training for Routers; Switches, Voice 2012 - 2013",
  "Certification in Mortgage Loans\nMicrosoft Project",
  "Diploma : Hedge Laying 1983 Hedge Laying",
])("%s: a course, a product or the field again is no school", (line) => {
  const { education } = parseText(`Ada Winter\n\nEducation\n${line}\n\nSkills\nBaking, Sales\n`);
  expect(education.flatMap(({ institution }) => institution ?? [])).toEqual([]);
});

test.each([
  ["GCSE:\nEnglish (B)\nMaths (D)", "- | GCSE | -"],
  [
    "Bachelor of Science, Major in Physics\nHill University",
    "Hill University | Bachelor of Science | Major in Physics",
  ],
  [
    "B.E. Mechanical from Hill Institute of Technology, Pilani in 2008",
    "Hill Institute of Technology, Pilani | B.E. | Mechanical",
  ],
])("what was studied, and the word before a year, is no school's name: %s", (body, school) => {
  const facts = parseText(`Ada Winter\n\nEducation\n${body}\n\nSkills\nBaking, Sales\n`);
  expect(schoolsOf(facts)[0]).toBe(school);
});
