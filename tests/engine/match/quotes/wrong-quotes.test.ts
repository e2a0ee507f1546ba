import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";
import { scoreResume } from "../../../../workers/engine/match";
import { parseResume } from "../../../../workers/engine/parse";
import { textToResume } from "../../../../workers/engine/read";
import { judged } from "../support/one-line";

test.each([
  [
    "organisational design or occupational health",
    "Executed the learning calendar to meet individual / organizational needs; used tools developed by the Global learning organization",
    /organi/,
  ],
  ["Ability to gain credibility", "Tracked time records, resulting in efficiency gains of 35%", /credib/],
  ["Build your own customer list", "Engaged in small talk with guests to build rapport", /customer list/],
  ["TRX", "Taught HIIT to beginners", /TRX/],
  [
    "Financial planning",
    "Judged what was critical to financial and operational success",
    /Financial planning/,
  ],
  ["Physical therapy", "Promoted physical fitness at events", /Physical therapy/i],
  ["Zumba", "Led spinning classes", /Zumba/],
  ["Code quality", "Attended workshops to improve the quality of our programs", /ode quality/],
  ["Software design", "Designed a part of the counselling program", /Software design/],
  ["Checking code", "Validated the tests that others developed", /code/],
  ["Employee handbooks", "Wrote work handbooks", /handbooks/],
  ["Forecast reports", "Wrote project reports", /Forecast/],
  ["Communicates with project managers", "Reported all results in project management meetings", /managers/],
  ["Support of integrators", "Integrated the support desk's phones", /integrators/],
])("%s: not quoted is “%s”", (asked, line, about) => {
  const { status, quotes } = judged(asked, line, about);
  expect(["not-found", "unclear"]).toContain(status);
  expect(quotes).toEqual([]);
});

test.each([
  ["organisational design or occupational health", "Led organisational design for two sites", /organi/],
  ["Build your own customer list", "Built a customer list of 300 shops", /customer list/],
  ["TRX", "Taught TRX to beginners", /TRX/],
])("%s: met is it by “%s”", (asked, line, about) => {
  expect(judged(asked, line, about).status).toBe("met");
});

test.each([
  ["Experience with new business", "Built good relations with all to reach business goals", /business/],
  ["self-manage", "Managed the front desk", /self-manage/],
  ["Analytical skills", "Set up Google Analytics", /analytical/i],
])(
  "%s: not quoted is a line that shares half a word or one of every trade with it: %s",
  (asked, line, about) => {
    expect(judged(asked, line, about).quotes).toEqual([]);
  },
);

test.each([
  ["Written and spoken communication", /communication/i, "Certificates\nCertified Mentor, 2014-Present\n"],
  ["Social media", /media/i, "Education\nMaster of Corporate Media, Hill College, 2014\n"],
  ["AAAE Certified Member", /AAAE/, "Skills\nCPR Certified Treasurer of the club\n"],
])("%s: not shown by a word of a degree, a paper or a date", (asked, about, rest) => {
  const { quotes } = judged(asked, "Watered the plants", about, rest);
  expect(quotes.filter((quote) => rest.includes(quote))).toEqual([]);
});

test("a sentence that runs over two lines is quoted from its first word to its last", () => {
  const line =
    "Greeted store customers promptly. Drew\nup plans for the seating of two hundred guests. Kept the\nshowroom tidy";
  const { status, quotes } = judged("Seating plans", line, /Seating/i);
  expect([status, quotes.join(" ")]).toEqual(["met", "Drew up plans for the seating of two hundred guests."]);
});

test("what somebody else did to something isn't done: “developed by the product team” is no product development", () => {
  const line = "Tested ovens that were developed by the product team";
  expect(judged("Product development", line, /product/i).status).not.toBe("met");
});

test("one word of a skill's name says a part of it only for people who do such work", () => {
  const said = (line: string) => {
    const resume = `Joan Example\njoan@example.org\nExperience\nOffice Clerk\nOakfield Ltd\nJune 2018 - May 2024\n- ${line}\n- Planned the budget of the project\n`;
    const facts = parseResume(textToResume(resume), { asOf: "2026-06" });
    const description = "Requirements\n- Financial statements\n- Experience with forms";
    const { scores } = scoreResume(facts, analyseJob({ title: "Financial Analyst", description }));
    return scores.skills!.parts.find(({ label }) => label === "Financial statements")!.status;
  };
  expect(said("Made clear statements to the press")).toBe("not-found");
  expect(said("Wrote the firm's financial statements")).toBe("met");
});

test.each([
  ["Own the performance", "Judged financial performance before mergers", "not-found"],
  ["Own the performance", "Owned the performance of the web shop", "met"],
])("%s, by “%s”: %s", (asked, line, status) => {
  expect(judged(asked, line, /performance/i).status).toBe(status);
});

test.each([
  ["Safe work practices", "Taught judo in a safe place"],
  ["Find the right communities", "Put the right people in front of customers"],
])("an adjective alone says no part of %s, even to people of the trade", (asked, line) => {
  const job = analyseJob({
    title: "",
    description: `Delivery Driver\nRequirements\n- ${asked}\n- Delivery of parcels`,
  });
  const resume = `Jo Example\nExperience\nDelivery Driver, 2012 - 2014\nOakfield Ltd\n- ${line}\n- Delivered parcels`;
  const facts = parseResume(textToResume(resume), { asOf: "2026-06" });
  const part = scoreResume(facts, job).scores.relevancy!.parts.find(
    ({ label }) => label?.toLowerCase() === asked.toLowerCase(),
  )!;
  expect(part).toMatchObject({ status: "unclear", evidence: [] });
});
