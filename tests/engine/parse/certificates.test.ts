import { expect, test } from "vitest";
import { parseText } from "./support/resume-text";

function certificates(body: string): string[] {
  return parseText(`Ada Winter\n\n${body}\n`).certificates.map(({ value }) => value);
}

test.each([
  "Team player",
  "Strong communication skills",
  "Experience with iSCSI",
  "Cash handling accuracy",
  "Talent in charting what was sold",
  "Technical experience with ovens",
])("a quality among certificates is none: %s", (quality) => {
  expect(certificates(`Certifications\nFood Hygiene Level 2\n${quality}\nForklift licence`)).toEqual([
    "Food Hygiene Level 2",
    "Forklift licence",
  ]);
});

test.each([
  "62.93 % (First Class)",
  "Year",
  "Updated",
  "Systems and programming), Bluetooth",
  "Member of the Guild of Bakers",
])("marks, words of a form, ends of lines and memberships are no certificates: %s", (line) => {
  expect(certificates(`Certifications\nForklift licence\n${line}`)).toEqual(["Forklift licence"]);
});

test.each([
  "Oven Management Coursework, expected in 2027",
  "Recipient of the Miller Scholarship",
  "Guild of Bakers' Distinguished Graduate",
  "Hill Baking Program, Leeds, UK",
  "Leeds, UK",
])("what is to come, awards, and who gave a certificate and where are none: %s", (line) => {
  expect(certificates(`Certifications\nForklift licence\n${line}\nBread Mentor - 2014-Present`)).toEqual([
    "Forklift licence",
    "Bread Mentor",
  ]);
});

test("the subjects below their heading are no certificates", () => {
  expect(certificates("Certifications\nForklift licence\nSubjects\nEnglish\nPhysical Science")).toEqual([
    "Forklift licence",
  ]);
});

test("several certificates in a line are read one by one", () => {
  expect(certificates("Certifications\nCertified Yoga Teacher*Lifeguard* CPR Certified")).toEqual([
    "Certified Yoga Teacher",
    "Lifeguard",
    "CPR Certified",
  ]);
});

test("a certificate that another section names by its whole name is one", () => {
  const named = (line: string, heading = "Education") =>
    certificates(`${heading}\nBSc Biology, Hill University, 2012\n${line}`);
  expect(named("CPR Certification, 2012")).toEqual(["CPR Certification"]);
  expect(named("Pennsylvania Real Estate License : 2012")).toEqual(["Pennsylvania Real Estate License"]);
  expect(certificates("Skills\nbudget, Check Point Certified Security Administrator, charts")).toEqual([
    "Check Point Certified Security Administrator",
  ]);
  expect(
    certificates(
      "Additional Information\nLicenses * Registered Nurse, State of Mississippi, 1998 Honors * Gold medal",
    ),
  ).toEqual(["Registered Nurse, State of Mississippi"]);
});

test.each([
  "Currently pursuing Cisco Certification",
  "CompTIA Certification (In Progress)",
  "Arizona Society of Certified Public Accountants",
  "Certificate of Appreciation",
  "Teacher Certification Program",
  "Not Forklift certified",
])("a certificate sought, or another thing named after one, isn't held: %s", (line) => {
  expect(certificates(`Education\nBSc Biology, Hill University, 2012\n${line}`)).toEqual([]);
});

test("what a job's line says of certificates may be of others", () => {
  expect(
    certificates(
      "Experience\nBaker, Old Mill Ltd, 2012 - 2014\n- Organic Food Certification, kept for the plant",
    ),
  ).toEqual([]);
});

test.each([
  ["Forklift Certified 2012", "Forklift Certified"],
  ["Certificate of Completion, Advanced Baking, 2011", "Certificate of Completion, Advanced Baking"],
  ["Certificate in Essentials of Payroll, 6/2013", "Certificate in Essentials of Payroll"],
  ["Certified Bread Analyst *Experienced user of ovens", "Certified Bread Analyst"],
])("a certificate among schools that no school gave is no degree: %s", (line, name) => {
  const facts = parseText(`Ada Winter\n\nEducation\nBSc Biology, Hill University, 2009\n${line}\n`);
  expect(facts.certificates.map(({ value }) => value)).toEqual([name]);
  expect(facts.education).toHaveLength(1);
});

test.each([
  "In-house training on oven safety, 2011",
  "Currently pursuing Forklift Certification, 2016",
  "Forklift Certification candidate, 2016",
])("training and what isn't held yet are neither degree nor certificate: %s", (line) => {
  const facts = parseText(`Ada Winter\n\nEducation\nBSc Biology, Hill University, 2009\n${line}\n`);
  expect(facts.certificates).toEqual([]);
  expect(facts.education).toHaveLength(1);
});

test("a body that gives certificates is no school", () => {
  const facts = parseText(
    "Ada Winter\n\nEducation\nBSc Biology, Hill University, 2009\n\nPMP Certification, Project Management Institute\n",
  );
  expect(facts.education).toHaveLength(1);
  expect(facts.certificates.map(({ value }) => value)).toEqual(["PMP Certification"]);
});

test("a certificate of a school and a diploma are education", () => {
  const studied = (line: string) => parseText(`Ada Winter\n\nEducation\n${line}\n`).education;
  expect(studied("Certificate in Baking, Hill College, 2009")).toHaveLength(1);
  expect(studied("Diploma in Baking, 2009")).toHaveLength(1);
});

test("what people of many trades hold is a certificate without a word for it", () => {
  const named = (text: string) => parseText(text).certificates.map(({ value }) => value);
  expect(
    named(
      "Ada Winter\nada@example.org\n\nOther\nPaediatric First Aid (2024), Manual handling, Garda vetted\nFull clean driving licence\nSafe Pass, enjoys rye",
    ),
  ).toEqual([
    "Paediatric First Aid",
    "Manual handling",
    "Garda vetted",
    "Full clean driving licence",
    "Safe Pass",
  ]);
  expect(
    named("Ada Winter\n\nTickets\nForklift certified 2020\nOSHA 10\nRSA, Food handlers, Bread ticket"),
  ).toEqual(["Forklift certified", "OSHA 10", "RSA", "Food handlers", "Bread ticket"]);
  expect(named("Ada Winter\n\nSkills\nFirst Aid, Baking")).toEqual([]);
});
