import { expect, test } from "vitest";
import { recruiterSays } from "../../../workers/copy/recruiter";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { parseResume } from "../../../workers/engine/parse";
import { textToResume } from "../../../workers/engine/read";
import type { ScoreSheet } from "../../../workers/engine/types";

const AS_OF = "2026-06";

function sheetOf(resume: string, title: string, description: string): ScoreSheet {
  const facts = parseResume(textToResume(`Joan Example\njoan@example.org\n${resume}`), { asOf: AS_OF });
  return scoreResume(facts, analyseJob({ title, description }));
}

function partOn(words: string, sheet: ScoreSheet) {
  const parts = Object.values(sheet.scores).flatMap((score) => score?.parts ?? []);
  const part = parts.find(({ label }) => label?.toLowerCase().includes(words.toLowerCase()));
  if (!part) throw new Error(`"${words}" isn't asked: ${parts.map(({ label }) => label)}`);
  return part;
}

const NURSE = `Experience
Staff RN
Oakfield Hospital
June 2018 - May 2024
- Gave medicines and dressed wounds on a surgical ward
Education
Diploma : Nursing 2017 Oakfield School of Nursing`;

test("a title shows what its occupation is called, by whatever name it is held", () => {
  const part = partOn("Nursing", sheetOf(NURSE, "Registered Nurse", "Requirements\n- Nursing"));
  expect(part.status).toBe("met");
  expect(part.evidence.map(({ text }) => text)).toEqual(["Staff RN"]);
});

test("a finished degree is quoted before one that goes on, and one that goes on is no degree yet", () => {
  const asked = "Requirements\n- Bachelor's degree in Aviation";
  const ongoing = "MBA : Aviation Business Present Lakewood University";
  const finished = "Bachelor of Science : Aviation Management May 2015 Bridgewater State University";
  const both = partOn("degree", sheetOf(`Education\n${finished}\n${ongoing}`, "Pilot", asked));
  expect([both.status, recruiterSays(both.reason)]).toEqual([
    "met",
    expect.stringContaining("Bachelor of Science"),
  ]);
  const one = partOn("degree", sheetOf(`Education\n${ongoing}`, "Pilot", asked));
  expect(one.status).toBe("partly");
  const begun = "Bachelor of Science in Aviation, Bridgewater State University, 2024 - Present";
  expect(partOn("degree", sheetOf(`Education\n${begun}`, "Pilot", asked)).status).toBe("partly");
});

const clerk = (line: string, rest = "") => `Experience
Office Clerk
Oakfield Ltd
June 2018 - May 2024
- ${line}
- Filed letters and answered the telephone for three managers
${rest}`;

test("a pronoun is no information technology", () => {
  const asked = "Requirements\n- Interest in IT";
  const part = partOn(
    "IT",
    sheetOf(clerk("Increased the portfolio by a third, making it the largest"), "Clerk", asked),
  );
  expect(part.status).toBe("not-found");
});

test("a suite of programs leaves open which of them someone used", () => {
  const sheet = sheetOf(
    clerk("Kept the files", "Skills\nMicrosoft Office Suite"),
    "Clerk",
    "Requirements\n- Excel",
  );
  const part = partOn("Excel", sheet);
  expect(part.status).toBe("unclear");
  expect(recruiterSays(part.reason)).toContain("Microsoft Office");
});

test("what is met by its name outside the jobs isn't said to be missed in them", () => {
  const summary = "Summary\nA team player who puts things in order";
  const sheet = sheetOf(
    `${summary}\n${clerk("Kept the files of the office")}`,
    "Clerk",
    "Requirements\n- Team player",
  );
  const { status, reason } = partOn("team", sheet);
  const says = recruiterSays(reason);
  expect(status === "met" && /no job/.test(says)).toBe(false);
});

test("someone who says that they are certified holds the paper; who trains for it doesn't", () => {
  const asked = "Requirements\n- CPR certification";
  const held = clerk("Kept the files", "Additional Information\nCertified in first aid/CPR");
  const planned = clerk("Kept the files", "Additional Information\nWorking towards CPR certification");
  expect(partOn("CPR", sheetOf(held, "Clerk", asked)).status).toBe("met");
  expect(partOn("CPR", sheetOf(planned, "Clerk", asked)).status).not.toBe("met");
});

test("duties are quoted from sentences about work, not from titles and names", () => {
  const description = `Responsibilities
- Answer the telephone and file letters for managers
- Office clerk duties for the whole house
Requirements
- Letters`;
  const sheet = sheetOf(
    clerk("Kept the files", "Activities\nThe Office Clerk Program"),
    "Office Clerk",
    description,
  );
  const duties = sheet.scores.experience?.parts.find(({ id }) => id === "duties");
  expect(duties?.evidence.map(({ text }) => text)).toEqual([
    expect.stringContaining("Filed letters and answered the telephone"),
  ]);
});

test("one word of several that lies beside the subject shows no part of it", () => {
  const asked = "Requirements\n- Airport operations experience";
  const part = partOn(
    "Airport",
    sheetOf(clerk("Operated the technical library of the house"), "Clerk", asked),
  );
  expect(part.status).not.toBe("partly");
});

test("terms that nobody writes into a résumé are asked about, and are no gap", () => {
  const asked =
    "Requirements\n- Able to lift coin bags\n- Pass a security threat assessment\n- Cash handling";
  const sheet = sheetOf(clerk("Kept the files"), "Clerk", asked);
  expect(partOn("lift", sheet).status).toBe("unclear");
});

test("years that a list says of a skill are told, and earn nothing that dates don't show", () => {
  const asked = "Requirements\n- 5 years of Java";
  const said = (skills: string) => partOn("Java", sheetOf(clerk("Kept the files", skills), "Clerk", asked));
  const [stated, silent] = [said("Skills\nJava (6 years), Excel"), said("Skills\nJava, Excel")];
  expect(recruiterSays(stated.reason)).toContain("the résumé itself says 6 years");
  expect(recruiterSays(silent.reason)).toContain("no dates tell how many");
  expect([stated.status, stated.points]).toEqual([silent.status, silent.points]);
  for (const other of ["Java, aged 6 years old", "2.5 years of Java", "Java 1 year of Cobol"])
    expect(recruiterSays(said(`Skills\n${other}`).reason), other).not.toContain("itself says");
});

test("a word for how often or how well something is done weighs little beside what is done", () => {
  const asked = "Requirements\n- Reconcile bank accounts monthly\n- Cash handling\n- Stock counts";
  const part = partOn(
    "Reconcile",
    sheetOf(clerk("Reconciled bank accounts of twelve branches"), "Clerk", asked),
  );
  const weak = partOn("Reconcile", sheetOf(clerk("Sent monthly letters to twelve branches"), "Clerk", asked));
  expect(part.points).toBeGreaterThan(5 * weak.points);
});

test.each([
  ["Mentoring", "Mentored two apprentices"],
  ["Auditing", "Audited ten banks a year"],
  ["Welding", "Welded pipes and frames"],
  ["Translation", "Translated manuals into French"],
  ["Teaching", "Taught mathematics to adults"],
  ["Video editing", "Edited video clips of the shop"],
])("%s is met by the line that begins with doing it: %s", (skill, line) => {
  const part = partOn(skill, sheetOf(clerk(line), "Clerk", `Requirements\n- ${skill}\n- Cash handling`));
  expect(part.status).toBe("met");
  const years = `Requirements\n- 5 years of ${skill}\n- Cash handling`;
  expect(partOn(skill, sheetOf(clerk(line), "Clerk", years)).status).toBe("met");
});

test("a special kind of it meets what is asked, for as long as it was done", () => {
  const asked = (words: string) => `Requirements\n- ${words}\n- Cash handling`;
  const sheet = (words: string) =>
    sheetOf(clerk("Negotiated contracts with suppliers"), "Clerk", asked(words));
  expect(partOn("Negotiation", sheet("Negotiation")).status).toBe("met");
  expect(partOn("Negotiation", sheet("9 years of negotiation")).status).not.toBe("met");
});

test("the line that does it is found behind others that only name it", () => {
  const lines = "Brought files to whoever audited the branch\n- Audited ten banks a year";
  const asked = "Requirements\n- Auditing\n- Cash handling";
  const part = partOn("Auditing", sheetOf(clerk(lines), "Clerk", asked));
  expect([part.status, part.evidence[0]?.text]).toEqual(["met", "Audited ten banks a year"]);
});

test("who works where something is done hasn't done it", () => {
  const asked = "Requirements\n- Auditing\n- Cash handling";
  const part = partOn(
    "Auditing",
    sheetOf(clerk("Brought files to whoever audited the branch"), "Clerk", asked),
  );
  expect(part.status).not.toBe("met");
});

test.each([
  ["Sales", "Prepared payroll reports and state sales taxes"],
  ["Access control", "Kept the stock list in MS Access"],
  ["Accounting", "Wrote account plans for the largest customers"],
])("%s isn't told by a word of another thing's name: %s", (asked, line) => {
  const part = partOn(asked, sheetOf(clerk(line), "Clerk", `Requirements\n- ${asked}\n- Zymurgy`));
  expect(part.status).toBe("not-found");
});

test("a degree's name is no science that someone taught", () => {
  const resume = `${clerk("Filed letters")}\nEducation\nBachelor of Science : History 2017 Hill College`;
  const part = partOn("Science", sheetOf(resume, "Clerk", "Requirements\n- Science teaching\n- Zymurgy"));
  expect(part.evidence).toEqual([]);
});

test("a trait is quoted from the line that names it", () => {
  const sheet = sheetOf(
    clerk("Prepared detailed financial statements", "Skills\nDetail-oriented\nExcel"),
    "Clerk",
    "Requirements\n- Detail oriented\n- Zymurgy",
  );
  expect(partOn("detail", sheet).evidence.map(({ text }) => text)).not.toContain(
    "Prepared detailed financial statements",
  );
});

test("years that a summary claims of other work earn nothing of the years asked for", () => {
  const cook = `Summary\nCook with more than 10 years of experience\nExperience\nCook\nOakfield Inn\nJune 2010 - May 2024\n- Cooked lunches`;
  const part = partOn(
    "years",
    sheetOf(cook, "Python Developer", "Requirements\n- At least 5 years of experience\n- Python"),
  );
  expect([part.status, part.points]).toEqual(["not-found", 0]);
});

test.each([
  ["Google Classroom", "Kept an orderly classroom of 28 children and taught science"],
  ["Amazon Redshift", "Entered amazon orders of books for the school"],
])("%s isn't found where its name isn't said, whatever words it has: %s", (tool, line) => {
  const teacher = `Experience\nTeacher\nOakfield School\nJune 2018 - May 2024\n- ${line}`;
  const sheet = sheetOf(teacher, "Teacher", `Requirements\n- Experience with ${tool}\n- Science teaching`);
  expect(partOn(tool, sheet).status).toBe("not-found");
});
