import { expect, test } from "vitest";
import { findSkills } from "../../../../workers/engine/knowledge";
import { hasOtherSenses, isOtherSense } from "../../../../workers/engine/parse/skills/other-senses";
import { judged } from "../support/one-line";

test.each([
  ["Ability to work independently", "Supported several fundraising initiatives of the trust", /independent/],
  [
    "Works with cross-functional teams",
    "Filed papers of the Cooperative Group for audits",
    /cross-functional/,
  ],
  ["Willing to learn", "Training of new employees on the till", /learn/],
  ["Sales", "Cooked in a restaurant with $6.5 million in yearly sales", /^Sales$/],
  ["Sales", "Prepared sales tax returns and sales commission reports", /^Sales$/],
  ["Sales", "Worked on leaflets with the sales team and the printers", /^Sales$/],
  ["Sales", "Supported the sales force by answering letters", /^Sales$/],
  ["New business", "Worked closely with marketing and business development professionals", /^New business$/],
  ["Recruitment and human resources", "Met regularly with design, HR and legal on events", /uman resources/],
  ["Information technology", "Partnered with IT to set up the desks", /^Information technology$/],
  ["Writing technical reports", "Wrote weekly reports for the head nurse", /echnical reports/],
  ["Works with cross-functional teams", "Collaboration with buyers of three shops", /cross-functional/],
  ["Marketing and sales", "Provided support to designers, marketing and sales departments", /^Sales$/],
  ["Communication skills", "Repaired radio sets and communication equipment", /^Communication/],
  ["You are friendly", "Sorted incoming and outgoing correspondence", /riendl/],
  ["You are friendly", "Motivated and quick office worker", /riendl/],
  ["Self-directed", "Led a cost saving project initiative of the canteen", /directed/],
  [
    "Microsoft Office",
    "Member of Senior Administrative Teams, such as union negotiations",
    /^Microsoft Office$/,
  ],
  ["Cycling", "Planned the life cycle of a new business", /^Cycling$/],
  ["Merchandising", "Wrote client facing letters of the bank", /^Merchandising$/],
  ["Account management", "Reset the passwords of domain user accounts", /^Account management/],
  ["Negotiation skills", "Framed the diploma of each student", /^Negotiation/],
  ["PC skills", "Collected data on paper forms", /^PC/],
  ["Nursing", "Stocked all equipment that nurses use", /^Nursing$/],
  ["C programming", "Wired A/C and D/C motors", /^C/],
  ["Experience in managing staff", "Sent letters to physicians, management and staff of two wards", /staff/],
  ["Experience in the energy industry", "Energetic and reliable colleague at the desk", /energy industry/],
  ["Organizational skills", "Wrote organizational protocols and policies", /^Organization/],
  ["CI/CD", "Led a desk of five to build pipeline of 4X", /CI/],
  ["Computer literate", "Met the SLA of the call centre each month", /omputer/],
  ["AWS", "Automated tests with Action Word Script (AWS) and batch files", /AWS/],
  ["Intrusion detection", "Filled orders of the Investigational Drug Service (IDS)", /ntrusion/],
  ["Experience with data, virtualization or networking stack", "Created charts of all sales", /^data/],
  ["Docker", "Sold Dockers and shirts for men", /^Docker$/],
  ["API development", "Painted the API tanks of a port", /API/],
  ["POS systems", "Designed POP/POS materials and signs", /POS|oint/],
  ["Customer service", "Led a team to advise programmatic and customer-friendly changes", /Customer service/],
])("%s: not met by “%s”", (asked, line, about) => {
  expect(judged(asked, line, about).status).not.toBe("met");
});

test.each([
  ["Ability to work independently", "Took the initiative and worked independently on audits", /independent/],
  ["Sales", "Sold tickets and snacks to guests in direct sales", /^Sales$/],
  ["Sales", "Led field sales with the help of two agents", /^Sales$/],
  ["Communicates well", "Good communication with parents every day", /ommunicat/],
  ["Typing", "Typed 70 wpm for two doctors", /^Typing/],
  ["AWS", "Moved the servers to Amazon Web Services (AWS)", /AWS/],
  ["CRM", "Kept a Customer Relationship Management (CRM) tool up to date", /CRM/],
  ["Mentorship", "Mentored two apprentices", /entor/],
  ["Spreadsheets", "Kept the books in Microsoft Excel", /preadsheets/],
  ["CSS", "Built pages in HTML/CSS and JavaScript", /^CSS$/],
  ["Typing", "Type and edit correspondence of the school", /^Typing$/],
  ["Excel", "Prepared the monthly reports using excel", /^Excel$/],
  ["Use of a PC", "Wrote letters in Microsoft Word", /PC/],
  ["Teaching of staff", "Trained and instructed subordinates", /staff/],
  ["Buying media", "Purchased and scheduled newspaper and radio advertising", /edia/],
  ["Analytical mind-set", "Strong analytical skills in audits", /nalytical/],
  ["Customer service", "Advised customers at the counter", /Customer service/],
  ["Computer literate", "Wrote programs in Java and Python", /omputer/],
  ["Leadership", "Supervised a staff of twelve", /Leadership/],
  ["Answer phones", "Handled 200 inbound/outbound calls a day", /phones/i],
  ["Budget adherence", "Delivered six halls on time and within budget", /adherence/],
  ["Experience with email", "Answered e-mail of three branches", /email/],
])("%s: met by “%s”", (asked, line, about) => {
  expect(judged(asked, line, about).status).toBe("met");
});

test("a master's degree in a scientific discipline isn't one in business", () => {
  const asked = "Master's degree in a scientific discipline";
  const held = (degree: string) =>
    judged(asked, "Kept the files", /Master/, `Education\n${degree}\nHill University\n2012`).status;
  expect(held("Master of Business Administration")).toBe("partly");
  expect(held("Master of Science in Chemistry")).toBe("met");
});

test("a degree in communication doesn't show that someone communicates well", () => {
  const held = "Education\nBachelor of Arts in Communication\nHill University\n2012";
  expect(judged("Communication skills", "Kept the files", /Communication/, held).status).not.toBe("met");
});

test("what someone looks for in an employer is no trait of theirs", () => {
  const wish = "Summary\nSearching for a position in a team oriented company.\n";
  expect(judged("Teamwork", "Filed letters", /^Teamwork/, wish).status).not.toBe("met");
});

test("any word may be asked for, also one that objects have as a property", () => {
  expect(hasOtherSenses("sales")).toBe(true);
  expect(["constructor", "toString", "forklift-operation"].filter(hasOtherSenses)).toEqual([]);
});

test.each([
  ["Ensured proper coding of general ledger accounts", []],
  ["Planned programming such as study breaks and social mixers", []],
  ["Edited pre-recorded programming for the morning show", []],
  ["Programming of a radio frequency device", ["programming"]],
  ["Taught coding to children of two schools", ["programming"]],
])("names of software that also are something else's: “%s”", (line, ids) => {
  const found = findSkills(line).filter(({ id }) => id === "programming");
  expect(found.filter((hit) => !isOtherSense(line, hit)).map(({ id }) => id)).toEqual(ids);
});
