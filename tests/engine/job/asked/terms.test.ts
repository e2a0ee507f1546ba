import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";
import { readPosting } from "../../../../workers/engine/job/sentences/segments";
import { termsIn } from "../../../../workers/engine/job/terms/terms";
import { depth } from "../../../support/depth";
import { steepGrowth } from "../../../support/growth";

function jobWith(lines: string) {
  const description = `Warehouse Associate\nNorthway\n\nRequirements\n- Experience with stock control\n${lines}\n`;
  return analyseJob({ title: "", description });
}

function termsOf(lines: string): string[] {
  return jobWith(lines)
    .requirements.filter(({ kind }) => kind === "condition")
    .map(({ label }) => label);
}

test.each([
  [
    "Candidates must possess authorization to work in the United States.",
    "authorization to work in the United States",
  ],
  ["- Eligible to work in the UK", "Eligible to work in the UK"],
  ["Please only apply if you are authorized to work in the U.S.", "authorized to work in the U.S."],
  ["- U.S. citizen or permanent resident (green card holder)", "U.S. citizen or permanent resident"],
  ["We are unable to sponsor visas at this time.", "Right to work without visa sponsorship"],
  ["The client is not able to offer visa sponsorship.", "Right to work without visa sponsorship"],
  ["Candidates must reside in the United States and be willing to call.", "must reside in the United States"],
  ["Candidates must be based in Austin for this role.", "must be based in Austin for this role"],
  ["The position must be located in Texas (in-office is optional).", "must be located in Texas"],
  ["The posts also require in-depth background checks.", "background checks"],
  [
    "Full-time, rotating shifts incl. nights, weekends and holidays | $54,300",
    "rotating shifts incl. nights, weekends and holidays",
  ],
  ["Part-time (28 hours per week, Saturdays included) | $18.25/hour", "Saturdays included"],
  [
    "You will work on a rota basis including weekends and bank holidays.",
    "rota basis including weekends and bank holidays",
  ],
  ["- Weekend and night shifts", "Weekend and night shifts"],
  ["- Full time availability", "Full time availability"],
  ["Early mornings and evenings are part of the job.", "Early mornings and evenings"],
  ["- Participate in an on-call rotation", "on-call rotation"],
  [
    "This role may require up to 75% domestic or international travel.",
    "up to 75% domestic or international travel",
  ],
  ["You should expect 25-50 travel days per year.", "25-50 travel days per year"],
  ["- Willing to travel up to 40 % of the time", "Willing to travel up to 40 % of the time"],
  ["- Willingness to relocate to Oslo", "Willingness to relocate to Oslo"],
  ["Employment depends on BCI and FBI background checks.", "BCI and FBI background checks"],
  [
    "The offer is subject to receipt of a satisfactory Enhanced DBS check.",
    "satisfactory Enhanced DBS check",
  ],
  [
    "- Must be able to stand for 8 hours and lift up to 50 pounds",
    "stand for 8 hours and lift up to 50 pounds",
  ],
  ["- Dependable transportation to and from work", "Dependable transportation to and from work"],
  ["- Must be at least 18 years old", "at least 18 years old"],
  ["- Bereitschaft zur Schichtarbeit", "Schichtarbeit"],
  ["- Reisebereitschaft bis zu 30 %", "Reisebereitschaft bis zu 30 %"],
  ["- Travail en équipes (2x8) et le week-end", "Travail en équipes (2x8) et le week-end"],
  ["- Disponibilitate pentru lucru în ture și în weekend", "lucru în ture și în weekend"],
])("%s: asks for %s", (line, term) => {
  expect(termsOf(line)).toEqual([term]);
});

test.each([
  "No weekends, no nights.",
  "Weekends off and paid holidays.",
  "We offer visa sponsorship, no matter where you are.",
  "We pay a premium of £3 an hour for nights and weekends.",
  "Our shop is open to customers on Saturdays and Sundays.",
  "- Inspect the machines each shift",
  "- Schedule shifts for a team of nine",
  "- Plan the weekly rota",
  "- Respond to shifting priorities",
  "- Run background checks on new hires",
  "We consider applicants with a criminal history, consistent with the law.",
  "The cost of the DBS check is met by us.",
  "We are the world’s leading travel search engine.",
  "Right to work information in English and Spanish.",
  "- Work with our business sponsors on requirements",
  "- Join our Rotational Program",
  "Flexible hours and 25 days of annual leave plus bank holidays.",
  "No matter where you live: we sponsor visas.",
  "- Authorized to work on high-voltage systems",
  "Keine Schichtarbeit, keine Wochenendarbeit.",
])("%s: asks for no term", (line) => {
  expect(termsOf(line)).toEqual([]);
});

test("the right to work is asked for once, however often it is said", () => {
  const job = jobWith("- Authorized to work in the US\nWe will not sponsor a new applicant for a visa.");
  const rights = job.requirements.filter(({ kind }) => kind === "condition");
  expect(rights.map(({ label }) => label)).toEqual(["Right to work without visa sponsorship"]);
  expect(rights[0]!.quotes.map(({ text }) => text)).toEqual([
    "Authorized to work in the US",
    "We will not sponsor a new applicant for a visa.",
  ]);
});

test("a term is a must, unless the posting prefers it", () => {
  const importanceOf = (line: string) =>
    jobWith(line).requirements.find(({ kind }) => kind === "condition")?.importance;
  expect(importanceOf("- Weekend work")).toBe("must");
  expect(importanceOf("- Willingness to travel is preferred")).toBe("nice");
});

test("line breaks change no term", () => {
  const lines = "- Rotating shifts and weekends\n- Authorized to work in the U.S.\n- Lift up to 40 lbs";
  expect(termsOf(lines.replaceAll("\n", " "))).toEqual(termsOf(lines));
});

test("a text of nothing but terms is read in no more than its length", () => {
  for (const unit of [
    "shift ",
    "night and ",
    "weekends, ",
    "authorized to work in U.",
    "lift and ",
    "12 hours ",
    "9",
  ])
    expect(
      steepGrowth(
        (text) => termsIn(readPosting({ title: "", description: `Requirements ${text}` })),
        unit,
        depth(2_000, 4_000),
      ),
      unit,
    ).toBeNull();
});

test("tools that someone brings along are one term of the job, and no skill beside it", () => {
  const labels = jobWith("- Must supply your own hand tools").requirements.map(({ label }) => label);
  expect(labels.filter((label) => /hand tools/.test(label))).toEqual(["own hand tools"]);
});
