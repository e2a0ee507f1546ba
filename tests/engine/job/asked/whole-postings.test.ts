import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";
import { sectionOfHeading } from "../../../../workers/engine/job/sentences/headings";
import { readPosting } from "../../../../workers/engine/job/sentences/segments";

function read(description: string) {
  const job = analyseJob({ title: "", description });
  const labels = (importance: string) =>
    job.requirements.filter((one) => one.importance === importance).map(({ label }) => label);
  return {
    job,
    musts: labels("must"),
    extras: labels("nice"),
    all: job.requirements.map(({ label }) => label),
  };
}

const NURSERY = `Childcare Worker | Little Acorns Nursery | Leeds

You must have:
- a full and relevant Level 3 Early Years qualification (or equivalent)
- good knowledge of the EYFS and safeguarding procedures
- excellent communication skills

It would be great if you also had:
- paediatric first aid
- experience with SEND children
- experience using Famly or Tapestry`;

const CUSTOMER_SUCCESS = `Customer Success Manager (m/f/d), remote within the EU

About Tidewise
Tidewise makes tide and weather forecasting software for ports.

You bring
3+ years in customer success or account management
Fluent German and English; Dutch is a bonus
A track record of net revenue retention above 100 %
Comfortable with data: you know your way round HubSpot, Looker or similar tools
Empathy, structure and a healthy dose of curiosity
Willingness to travel about 4 times a year
Right to work in the EU

Not required: maritime background. We'll teach you everything about tides.`;

const ENGINEER = `Senior Backend Engineer

What we're looking for
5+ years of backend engineering
Experience running services on Kubernetes

Nice to have
Knowledge of Rust

What you won't need: a CS degree, leetcode skills, or to work weekends.`;

test("below 'It would be great if you also had' everything is an extra", () => {
  const { job, musts, extras } = read(NURSERY);
  expect(job.requirements.find(({ kind }) => kind === "education")?.level).toBe("vocational");
  expect(musts).toEqual(expect.arrayContaining(["EYFS", "Safeguarding"]));
  expect(extras).toEqual(expect.arrayContaining(["CPR / first aid", "SEND", "Famly or Tapestry"]));
});

test("lines without marks are told apart where they begin as items do", () => {
  const { job, musts, extras } = read(CUSTOMER_SUCCESS);
  expect(musts).toContain("Right to work in the EU");
  expect(musts.join()).toContain("travel about 4 times a year");
  expect(extras).toContain("Dutch");
  expect([...musts, ...extras].filter((label) => /maritime/i.test(label))).toEqual([]);
  expect(job.employer).toMatchObject({ text: "Tidewise" });
});

test("what is expressly not needed is no row", () => {
  const { all } = read(ENGINEER);
  expect(all).toEqual(expect.arrayContaining(["Kubernetes", "Rust"]));
  expect(all.filter((label) => /weekend|leetcode|degree/i.test(label))).toEqual([]);
});

test.each([
  ["nice", "You might also have"],
  ["nice", "What will make you stand out"],
  ["nice", "Even better if you have:"],
  ["nice", "Any of the following would be a plus"],
  ["must", "You will need"],
  ["must", "Applicants must have"],
  ["must", "Physical demands"],
  ["duties", "You’ll be responsible for:"],
  ["duties", "A typical day"],
  ["duties", "What the job involves"],
  ["benefits", "In return"],
  ["benefits", "What you can expect from us"],
  ["about", "What you won’t need"],
])("%s: %s", (section, heading) => {
  expect(sectionOfHeading(heading)).toBe(section);
});

test.each([
  ["Requirements\n- Valid SIA Door Supervisor or CCTV licence", "SIA licence"],
  ["Requirements\n- Comfortable working with project managers in the field", null],
  ["Requirements\n- 4 years commercial or industrial experience", "4 years of experience"],
  ["Requirements\n- 2+ yrs as a guard", "2 years of experience"],
  ["Requirements\n- Degree in a quantitative field", "Bachelor's degree"],
  ["Requirements\n- 21+ years of age", "21+ years of age"],
  ["Requirements\n- A 5 year checkable work history", null],
  ["Requirements\n- Flexible over peak (Nov/Dec)", "flexible over peak"],
])("%s: %s", (description, label) => {
  expect(read(`Guard\n${description}`).all.map((one) => one.toLowerCase())).toEqual(
    label ? [label.toLowerCase()] : [],
  );
});

test("a German firm's form belongs to its name, and a part-time job's words don't", () => {
  const text = "Buchhalter (m/w/d) in Teilzeit\nMüller Maschinenbau GmbH, Augsburg\n\nIhr Profil:\n- Excel";
  expect(analyseJob({ title: "", description: text }).employer).toMatchObject({
    text: "Müller Maschinenbau GmbH",
  });
  const { segments } = readPosting({ title: "", description: text });
  expect(segments.some((one) => one.text.endsWith("Gmb"))).toBe(false);
});

test("a tool before 'This is a contract' is no employer", () => {
  const text = "Data Analyst\n\nBonus\n- Experience with SAP or Kinaxis\n\nThis is a 12-month contract.";
  expect(analyseJob({ title: "", description: text }).employer).toBeNull();
});
