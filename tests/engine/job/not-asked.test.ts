import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { phrasesOf } from "../../../workers/engine/job/phrases/phrases";
import { readPosting } from "../../../workers/engine/job/sentences/segments";

const HEAD = "Warehouse Planner\nYour tasks\n- Plan deliveries and keep stock records\n";

function asks(line: string): string[] {
  return analyseJob({ title: "", description: `${HEAD}- ${line}\nRequirements\n- Experience with SAP\n` })
    .requirements.filter(({ importance }) => importance !== "context")
    .map(({ label }) => label.toLowerCase());
}

test.each([
  ["This will help you to broaden your forecasting", "forecasting"],
  ["You will be supported by the Head of Logistics and HR", "hr"],
  ["Work closely with colleagues in finance, HR, and the drivers", "hr"],
  ["Work with HR, the works council and temp agencies", "hr|works council|agencies"],
  ["Fenwick Haulage is a leader in freight and cold storage", "freight|cold storage"],
  ["Join an ambitious and growing team", "team"],
  ["The depot is in Portland, OR", "or"],
  ["We have a permanent vacancy", "vacancy"],
  ["The application deadline is Friday", "deadline"],
  ["Free training and an employee assistance programme", "programme"],
  ["Bachelor's degree in botany or zoology", "zoology"],
  ["Refer them", "them"],
  [
    "Keep in touch with drivers, many colleagues across depots and relatives",
    "colleagues across depots|relatives",
  ],
  ["One year of training drivers in a depot or studio, and loading in a yard", "^studio"],
  ["We are a family firm with our own wash bay, tyre store and canteen", "wash bay|tyre store|canteen"],
  ["Any offer of employment is subject to a satisfactory DBS check", "dbs\\)"],
  ["Examine, assess and plan", "plan"],
  ["Reporting to the Depot Manager", "depot manager"],
  ["You sit with four other planners", "planners"],
  ["No weekends, no phone calls please", "weekends|phone calls"],
  ["Free rides for family and a subsidised canteen", "rides for family|canteen"],
  ["Exposure to heat, dust and noise", "heat|dust|noise"],
  ["The company is committed to safeguarding and forecasting", "safeguarding|forecasting"],
  ["An enhanced check by the Disclosure and Barring Service", "^barring service"],
  ["You handle money orders and cashier's checks", "^cashier's$"],
  ["You like moving pallets quickly, not polishing spreadsheets", "spreadsheets"],
  ["Residency, Band 6 and EO grade", "residency|band 6|eo grade"],
  ["A BSc in botany, or a similar technical field of study", "field of study"],
  ["We'd love hardworking people", "we'd|people"],
  ["Brewing skills not needed", "brewing"],
  ["The company provides equal employment opportunities", "opportunities"],
  ["Fenwick is a haulage firm. At Fenwick we care", "fenwick"],
  ["4+ years of experience as a planner in a cold store or parcel hub", "cold store|parcel hub"],
  ["Direction of field crews, laborers, and superintendents", "laborers|superintendents"],
  ["Check the invoice that the service advisor wrote", "service advising"],
])("%s asks for nothing that ends in %s", (line, end) => {
  expect(asks(line).filter((label) => new RegExp(`(?:^| )(?:${end})$`).test(label))).toEqual([]);
});

test("what is asked for by name stays, also beside another's name", () => {
  const job = analyseJob({
    title: "",
    description: "Requirements\n- Experience of working with older patients\n- Knowledge of pension schemes",
  });
  const labels = job.requirements.map(({ label }) => label.toLowerCase()).join("; ");
  expect(labels).toContain("older patients");
  expect(labels).toContain("pension schemes");
});

test("a check that the person must already hold is asked for", () => {
  const job = analyseJob({ title: "", description: "Requirements\n- Current enhanced DBS check" });
  expect(job.requirements.map(({ kind }) => kind)).toContain("certificate");
});

test("a name alone in its line is read below a heading that asks", () => {
  const job = analyseJob({
    title: "",
    description: "Office Clerk\nRequirements\n- Excel\n- Two years in an office\n- Nimble",
  });
  const asked = job.requirements.filter(({ importance }) => importance === "must");
  expect(asked.map(({ label }) => label)).toContain("Excel");
  expect(asked.map(({ label }) => label)).not.toContain("Nimble");
});

function phrases(description: string): string[] {
  const posting = readPosting({ title: "", description });
  return posting.segments.flatMap((segment) =>
    phrasesOf(posting, segment).map(({ start, end }) => posting.text.slice(start, end)),
  );
}

test.each([
  ["Write efficient, reliable code", ["Write efficient, reliable code"]],
  ["Bake bread in a hot, fast-paced kitchen", ["Bake bread in a hot, fast-paced kitchen"]],
  ["Good knowledge of Excel and good knowledge of payroll", ["Excel", "payroll"]],
  ["Cover other desks, for example reception", ["Cover other desks", "reception"]],
])("%s is cut where its names end", (sentence, whole) => {
  expect(phrases(sentence)).toEqual(whole);
});

test("a product that bears the employer's name is asked for where its use is", () => {
  const text = (line: string) =>
    `Support Engineer\nTableau is a maker of software.\nRequirements\n- ${line}\n- SQL\n`;
  const asked = (line: string) =>
    analyseJob({ title: "", description: text(line) }).requirements.map(({ label }) => label);
  expect(asked("Experience with Tableau")).toContain("Tableau");
});

test("one paper is asked for once, by whichever of its names", () => {
  const asked = asks("Own hand tools, a valid driver's license with a clean record, able to lift 20 kg");
  expect(asked.filter((label) => /driv/.test(label))).toEqual(["driving licence"]);
});

test("what the body bears is a term of the job, which a résumé seldom tells", () => {
  const job = analyseJob({
    title: "",
    description: `${HEAD}Requirements\n- Able to stand for long periods\n`,
  });
  expect(job.requirements.filter(({ label }) => /stand/.test(label)).map(({ kind }) => kind)).toEqual([
    "condition",
  ]);
});

test("travel is a term of the job, and arranging it is a skill", () => {
  const kinds = (line: string) =>
    analyseJob({ title: "", description: `${HEAD}Requirements\n- ${line}\n` })
      .requirements.filter(({ label }) => /travel/i.test(label))
      .map(({ kind }) => kind);
  expect(kinds("Willing to travel up to 50 %")).toEqual(["condition"]);
  expect(kinds("Management of calendar and travel")).not.toContain("condition");
  expect(kinds("Coordinate travel arrangements for the board")).not.toContain("condition");
});
