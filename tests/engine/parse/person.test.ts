import { expect, test } from "vitest";
import { parseResume } from "../../../workers/engine/parse";
import { laidOut, parseText } from "./support/resume-text";

const contact = (name: string) =>
  `${name}\nCarpenter\nPorto, Portugal | +351 912 345 678 | someone@example.org\n\nExperience\nCarpenter, Oficina Sol\t2019 - 2021`;

test.each([
  "Maria Lopes",
  "Jean-Luc de Vries",
  "Łukasz Żak",
  "Иван Петров",
  "ANNA O'BRIEN",
  "Dr. Petra Fuchs",
  "李明",
])("reads the name %s, not the headline", (name) => {
  expect(parseText(contact(name)).name?.value).toBe(name.replace("Dr. ", ""));
});

test("the name is found behind a document's title and next to a headline", () => {
  expect(parseText(`Curriculum Vitae\n${contact("Maria Lopes")}`).name?.value).toBe("Maria Lopes");
  expect(parseText("Maria Lopes, Carpenter\nmaria@example.org").name?.value).toBe("Maria Lopes");
});

test.each([
  "Name:\tBill Sales",
  "Name\tBill Sales",
  "Vor- und Nachname: Bill Sales",
  "Nombre y apellidos: Bill Sales",
])("a name behind its label is one even where its words name work: %s", (line) => {
  const facts = parseText(
    `Lebenslauf\nVerkäufer\n${line}\nbill.sales@example.org\n\nBonn, 3. Mai 2025\nBill Sales`,
  );
  expect(facts.name?.value).toBe("Bill Sales");
  expect(facts.skills).toEqual([]);
});

test("what stands among somebody's skills is not their name", () => {
  const nameless =
    "BAKER\nSummary\nFriendly baker with nine years of experience.\nHighlights\nSeasonal Menus";
  expect(parseText(`${nameless}\nCake Stands\nExperience\nBaker, Oak Oven Ltd 2015 - 2019`).name).toBeNull();
  const below = "Objective\nSeeking a post as a baker.\nOona Quill\n12 Mill Lane, Leeds\n(555) 555-0123";
  const firm =
    "Oona Hale\nBaker | Leeds | wmarshon@example.org\nExperience\nMarsh, Shah and Reed 2015 - 2019";
  expect(parseText(firm).name?.value).toBe("Oona Hale");
  expect(parseText(`${below}\nExperience\nBaker, Oak Oven Ltd 2015 - 2019`).name?.value).toBe("Oona Quill");
});

test.each([
  ["August 18, 1977", null],
  ["Excel, Python, Oslo", null],
  ["NIGHT PORTER/FLOATER", null],
  ["This is a web based system, which gives bakers in Leeds a way to sell, UK", null],
  ["Mount Pleasant, MI 55812-3095", "Mount Pleasant, MI 55812-3095"],
  ["14 Mill Lane, Box 5101, Madison, Wisconsin 53705", "14 Mill Lane, Box 5101, Madison, Wisconsin 53705"],
])("%s: only where somebody lives is their home", (line, home) => {
  expect(parseText(`Ada Winter\n${line}\nada@example.org\n\nSkills\nBaking`).location?.value ?? null).toBe(
    home,
  );
});

test.each([
  ["Night Baker Resume Template", null],
  ["Sample Resume for a Night Baker", null],
  ["Baker Phone:", null],
  ["Resume Writer", "Resume Writer"],
])("%s: what a paper is and its labels are no headline", (line, headline) => {
  const facts = parseText(`${line}\nAda Winter\nada@example.org\n\nSkills\nBaking`);
  expect(facts.headline?.value ?? null).toBe(headline);
});

test("a name of two places is nobody's home", () => {
  const facts = parseText(
    "Paris Jordan\nparis.jordan@example.org\n\nExperience\nCarpenter, Oficina Sol\t2019 - 2021",
  );
  expect(facts.name?.value).toBe("Paris Jordan");
  expect(facts.location).toBeNull();
});

test("a name with particles continues over two lines", () => {
  const facts = parseResume(
    laidOut([
      ["Zoë Q.", { size: 26, y: 40 }],
      ["van der Berg", { size: 26, y: 70 }],
      ["Senior Developer", { size: 12, y: 95 }],
      ["zoe.berg@example.org", { y: 110 }],
    ]),
    { asOf: "2026-01" },
  );
  expect(facts.name?.value).toBe("Zoë Q van der Berg");
});

test("large type names the person even where a sidebar is read first", () => {
  const facts = parseResume(
    laidOut([
      ["Skills", { bold: true, size: 13, block: 0, x: 20 }],
      ["Grand Piano", { block: 0, x: 20 }],
      ["Clara Wieck", { size: 26, block: 1, x: 220, y: 40 }],
      ["Leipzig, Germany", { block: 1, x: 220 }],
    ]),
    { asOf: "2026-01" },
  );
  expect(facts.name?.value).toBe("Clara Wieck");
  expect(facts.location?.value).toBe("Leipzig, Germany");
});

test("contact details are read, and those of referees are not", () => {
  const facts = parseText(
    `${contact("Maria Lopes")}\n\nReferences\nJohn Roe, john@example.net, +44 20 7946 0018`,
  );
  expect(facts.emails.map(({ value }) => value)).toEqual(["someone@example.org"]);
  expect(facts.phones.map(({ value }) => value)).toEqual(["+351 912 345 678"]);
  expect(facts.location?.value).toBe("Porto, Portugal");
  expect(facts.headline?.value).toBe("Carpenter");
});

test("gender is read only where words state it", () => {
  expect(parseText("Ada\nGender: Female").gender?.value).toBe("female");
  expect(parseText("Ada\nGeschlecht: männlich").gender?.value).toBe("male");
  expect(parseText("Ada\nSexo: femenino").gender?.value).toBe("female");
  expect(parseText("Ada\nSex: M").gender?.value).toBe("male");
  expect(parseText("Ada\nGender: non-binary").gender?.value).toBe("other");
  expect(
    parseText("Mrs. Ada Lovelace\nShe leads women's teams. Her husband is male.\nSex education teacher")
      .gender,
  ).toBeNull();
});

test("languages come with their levels", () => {
  const facts = parseText("Ada\n\nLanguages\nEnglish (native), German – C1, Polish: basic\n");
  expect(facts.languages.map(({ language, level }) => [language, level])).toEqual([
    ["English", "native"],
    ["German", "C1"],
    ["Polish", "basic"],
  ]);
});

test("certificates are named without their dates", () => {
  const facts = parseText("Ada\n\nCertifications\n• Forklift licence, 2019\n• First Aid at Work, 2021\n");
  expect(facts.certificates.map(({ value }) => value)).toEqual(["Forklift licence", "First Aid at Work"]);
});

test("a trade that is a family name, too, is none where a dated line bears it", () => {
  const clerk = parseText(
    "GROCERY CLERK\nExperience\nGrocery Clerk , 07/2012 to 05/2014\nOakfield Ltd\nStocked shelves",
  );
  expect(clerk.name).toBeNull();
  expect(clerk.experience[0]?.title?.value).toBe("Grocery Clerk");
  const baker = parseText("Emma Baker\nExperience\nBaker , 07/2012 to 05/2014\nOakfield Ltd\nBaked bread");
  expect(baker.name?.value).toBe("Emma Baker");
});

test("dates and the ends of lines are no certificates", () => {
  const { certificates } = parseText(
    "Ada Winter\n\nCertifications\nFood Hygiene Level 3\nMay 2008\nBaker's Licence\nDecember 2016 to December 2017\nCourse in rye, spelt and oats, in the milling of flour\nand of bran\nCCA\n",
  );
  expect(certificates.map(({ value }) => value)).toEqual([
    "Food Hygiene Level 3",
    "Baker's Licence",
    "Course in rye, spelt and oats, in the milling of flour",
    "CCA",
  ]);
});

test.each([
  ["Halifax HX1", "Halifax HX1"],
  ["Wagga Wagga NSW 2650", "Wagga Wagga NSW 2650"],
  ["Perth, 0491 570 156, ada@example.org", "Perth"],
  ["9 Harbour Street Bristol, 07700 900123", "9 Harbour Street Bristol"],
  ["Address: 12 Oak Ct, Apt 3, Reno, NV, 89501 Tel: 775-555-0142", "12 Oak Ct, Apt 3, Reno, NV, 89501"],
])("a home is read beside what else its line holds: %s", (line, home) => {
  expect(parseText(`Ada Winter\n${line}\n\nWork\nBaker, Oakfield Ltd, 2019 - 2021`).location?.value).toBe(
    home,
  );
});

test("a school is nobody's home, and a long postcode no phone number", () => {
  const facts = parseText(
    "Ada Winter\nJunior at Pine High School (class of 2025), Boston\nDuluth, MN 55812-3095",
  );
  expect(facts.location?.value).toBe("Duluth, MN 55812-3095");
  expect(facts.phones).toEqual([]);
});
