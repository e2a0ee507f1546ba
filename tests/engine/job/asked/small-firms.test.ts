import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";

function rows(line: string, title = "Shop Assistant"): string[] {
  const description = `Small family shop by the harbour. You serve customers and keep the shelves full. ${line} Call in for a chat.`;
  return analyseJob({ title, description }).requirements.map(
    ({ importance, label }) => `${importance} ${label.toLowerCase()}`,
  );
}

const plain = rows("");

test.each([
  ["Welsh would be handy.", ["nice welsh"]],
  ["Hindi is a must, Gujarati is a bonus.", ["must hindi", "nice gujarati"]],
  ["Zulu or Sotho will help.", ["nice zulu or sotho"]],
  ["Enough English to explain a receipt.", ["must english"]],
  ["Urdu compulsory.", ["must urdu"]],
])("%s: a language, though nobody says that it is spoken", (line, asked) => {
  expect(rows(line)).toEqual(expect.arrayContaining(asked));
});

test.each([["German customers would be great."], ["The Danish branch is next door."]])(
  "%s: no language",
  (line) => {
    expect(rows(line).join()).not.toMatch(/german|danish/);
  },
);

test.each([
  ["Clean licence."],
  ["Full UK licence please."],
  ["You must drive, the bus stops at six."],
  ["A manual car licence."],
])("%s: a licence to drive", (line) => {
  expect(rows(line)).toContain("must driving licence");
});

test.each([["A driving licence is not essential."], ["You must drive sales in every season."]])(
  "%s: none",
  (line) => {
    expect(rows(line).join()).not.toContain("licence");
  },
);

test("a paper that is not essential is a nice one where it is wanted all the same", () => {
  expect(rows("A driving licence is desirable but not essential.")).toContain("nice driving licence");
});

test.each([["We don't care about degrees."], ["We do not mind about a degree."]])("%s: no degree", (line) => {
  expect(rows(line)).toEqual(plain);
});

test.each([
  ["Some Saturdays.", /saturdays/],
  ["Every second Saturday till one.", /saturday/],
  ["One weekend in three.", /weekend/],
  ["6.30 start.", /6\.30 start/],
  ["Sacks of 25 kilos come on Mondays.", /sacks of 25 kilos/],
])("%s: a term of the job", (line, asked) => {
  const description = `Baker wanted for our shop. You bake bread and rolls. ${line}`;
  const terms = analyseJob({ title: "Baker", description }).requirements.filter(
    ({ kind }) => kind === "condition",
  );
  expect(terms.map(({ label }) => label.toLowerCase()).join()).toMatch(asked);
});

test.each([["No Saturdays."], ["We are closed on Sundays."], ["Salary from the start at 5 levels."]])(
  "%s: none",
  (line) => {
    const description = `Baker wanted for our shop. You bake bread and rolls. ${line}`;
    const { requirements } = analyseJob({ title: "Baker", description });
    expect(requirements.filter(({ kind }) => kind === "condition")).toEqual([]);
  },
);

test("the trade of the firm that a title names is no skill asked for", () => {
  expect(rows("", "Office Manager for a busy plumbing firm").join()).not.toContain("plumbing");
  expect(rows("", "Office Manager, plumbing").join()).toContain("plumbing");
});

test.each([["Beekeeper"], ["Farrier"], ["Dog Walker"], ["Panel Beater"], ["Customs Declarant"]])(
  "%s: a title",
  (title) => {
    expect(analyseJob({ title: "", description: `${title}\n\nWe need one more for the season.` }).title).toBe(
      title,
    );
  },
);

const linesBelowRequirements = (line: string) =>
  analyseJob({
    title: "",
    description: `Depot clerk\n\nYour tasks\n- Keep stock records\n\nRequirements\n- Three months in a yard\n- ${line}\n`,
  }).requirements.map(({ importance, label }) => `${importance} ${label.toLowerCase()}`);

test.each([
  ["Five years behind the wheel", /wheel/],
  ["Forklift licence or good experience instead", /instead/],
  ["Ability to eat and continue", /eat|continue/],
  ["Write to Anna", /anna/],
  ["You hate waste", /waste/],
  ["You know what a good load looks like", /load/],
  ["Level 2 food hygiene", /^\w+ food hygiene$/],
])("%s: no row of turns that name nothing to be shown", (line, part) => {
  expect(linesBelowRequirements(line).filter((label) => part.test(label))).toEqual([]);
});

test("what someone may study for is an extra", () => {
  expect(linesBelowRequirements("CiLCA or willing to study for it").at(-1)).toBe("nice cilca");
});

test("places that a number tells of make no choice of what is listed behind them", () => {
  const labels = linesBelowRequirements(
    "You keep the books of our two shops: cash-ups, VAT returns, payroll for 12",
  );
  expect(labels).toEqual(expect.arrayContaining(["must vat", "must payroll"]));
});

test("talking to someone is done as a whole", () => {
  expect(linesBelowRequirements("Talk to the carrier").join()).not.toMatch(/ talk(?:,|$)/);
});
