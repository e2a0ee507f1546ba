import { expect, test } from "vitest";
import { recruiterSays } from "../../workers/copy/recruiter";
import { seekerSays } from "../../workers/copy/seeker";
import type { Message } from "../../workers/engine/types";

const named = { code: "named", label: "Payroll", place: "experience", minYears: null } as const;

test.each<[Message, string]>([
  [{ ...named, words: "Payroll", months: 38 }, "Shown in jobs of 3 years 2 months in all."],
  [
    { ...named, words: "payroll runs", months: 12, minYears: 5 },
    "“payroll runs” is shown in jobs of 1 year in all (5 years asked for).",
  ],
  [
    { ...named, words: "Payroll", place: "listed", months: 0 },
    "Listed among the skills; no job or project shows where it was used.",
  ],
  [
    { code: "stands-in", label: "WCF", name: "REST", nearness: "close", place: "experience" },
    "“REST” comes close, but is not the same; it is shown at work.",
  ],
  [
    { code: "degree-reaches", degree: "Bachelor of Arts", field: "English English", inField: false },
    "“Bachelor of Arts” in “English” reaches the level asked for.",
  ],
  [
    { code: "degree-reaches", degree: "Master of Business Administration", field: "M.B.A", inField: false },
    "“Master of Business Administration” reaches the level asked for.",
  ],
  [
    { code: "language-below", language: "German", level: "A2", asked: "C1" },
    "Stated as A2; C1 is asked for.",
  ],
  [
    { code: "years-related", months: 41, label: "5 years", totalMonths: 84 },
    "3 years 5 months of related work, each job counted by how close it is; 7 years of work in all.",
  ],
  [
    {
      code: "years-related",
      months: 41,
      label: "5 years",
      totalMonths: null,
      jobs: [
        { role: "Cook", months: 36, share: 1, byTitle: true },
        { role: "Server", months: 10, share: 0.4, byTitle: false },
        { role: null, months: 2, share: 0.5, byTitle: true },
      ],
      more: 2,
    },
    "3 years 5 months of related work: “Cook” 3 years in full, “Server” 40 % of 10 months by what its lines tell, a job without a title 50 % of 2 months and 2 other jobs.",
  ],
  [
    { code: "years-related", months: 0, label: "5 years", totalMonths: 84 },
    "No related work that could be counted; 7 years of work in all.",
  ],
  [
    { code: "related-work", months: 0.3, neededMonths: 36, asked: true },
    "No related work that could be counted; 3 years asked for.",
  ],
  [
    { code: "related-work", months: 14, neededMonths: 12, asked: false, inPart: true },
    "1 year 2 months of related work, each job counted by how close it is; 1 year earns all points, but years under titles that aren't close count in part.",
  ],
  [
    { code: "related-work", months: 14, neededMonths: 0, asked: true },
    "1 year 2 months of related work, each job counted by how close it is; none are asked for.",
  ],
  [
    { code: "years-claimed", months: 0, quote: "ten years of nursing" },
    "The dates show no related work, but a line states more: “ten years of nursing”.",
  ],
  [{ code: "stored-words", text: "Words of 2.0." }, "Words of 2.0."],
])("a verdict is said alike to both: %j", (message, sentence) => {
  expect(recruiterSays(message)).toBe(sentence);
  expect(seekerSays(message)).toBe(sentence);
});

test.each<[Message, string, string]>([
  [
    { code: "about", label: "Build rapport", reason: { code: "not-mentioned", label: "Build rapport" } },
    "Build rapport: no words for it were found in the résumé.",
    "Build rapport: no words for it were found in your résumé.",
  ],
  [
    { code: "left-open", silent: true, reason: { code: "not-mentioned", label: "Welding" } },
    "No words for it were found in the résumé. That proves nothing: please ask.",
    "No words for it were found in your résumé. That proves nothing: expect to be asked about it.",
  ],
  [
    {
      code: "left-open",
      silent: false,
      reason: { code: "suggested", label: "Drive", quote: "Ran the shop" },
    },
    "A line may show it: please ask.",
    "A line may show it: expect to be asked about it.",
  ],
  [
    { code: "unclear-line", label: "Budgets", quote: "Kept the books", line: 29 },
    "Line 29 may show it, but doesn't say so: please ask.",
    "Line 29 may show it, but doesn't say so: expect to be asked about it.",
  ],
  [
    {
      ...{ code: "show-in-line", skill: "Teaching", words: "School Teacher", role: "School teacher" },
      ...{ company: null, current: false },
    },
    "Ask whether the work as School teacher included “Teaching”.",
    "The job asks for “Teaching”. If it was part of your work as School teacher, say so in a line about that work.",
  ],
  [
    { code: "similar-role", role: "Cook", job: "cook", closeness: "same", dated: true, renamed: false },
    "“Cook” is the same title.",
    "“Cook” is the same title.",
  ],
  [
    { code: "asked-coverage", share: 0.74, full: 0.5 },
    "The résumé shows 74 % of what this job asks for beside personal qualities, by weight; 50 % earns all points.",
    "Your résumé shows 74 % of what this job asks for beside personal qualities, by weight; 50 % earns all points.",
  ],
  [
    { code: "show-usual", skill: "proactive advice", role: "Staff Nurse", company: null, current: true },
    "Ask whether the work as Staff Nurse included “proactive advice”.",
    "The job asks for “proactive advice”, which such work usually takes. If it is part of your work as Staff Nurse, say so in a line about that work.",
  ],
  [
    { code: "show-of-kind", skill: "stock rotation", role: "Line Cook", company: null, current: false },
    "Ask whether the work as Line Cook included “stock rotation”.",
    "The job asks for “stock rotation”, and no line about your work was found that says it. If it was part of your work as Line Cook, say so in a line about that work.",
  ],
  [
    { code: "same-subject", share: 0.05, words: ["SQL", "models"] },
    "5 % of what the résumé says about work is in this job's own words (“SQL”, “models”); what people of any trade share with it isn't counted.",
    "5 % of what your résumé says about work is in this job's own words (“SQL”, “models”); what people of any trade share with it isn't counted.",
  ],
  [
    { code: "same-subject", share: 0.05, words: ["third"], counted: 0.5 },
    "5 % of what the résumé says about work is in this job's own words (“third”); what people of any trade share with it isn't counted. It earns 50 % of the points, since neither a title nor a typical skill is near to this job.",
    "5 % of what your résumé says about work is in this job's own words (“third”); what people of any trade share with it isn't counted. It earns 50 % of the points, since neither a title nor a typical skill is near to this job.",
  ],
  [
    { code: "duties-in-words", words: ["SQL", "models"] },
    "Words of the job's duties stand in the résumé (“SQL”, “models”); no single line holds most words of one: please ask.",
    "Words of the job's duties stand in your résumé (“SQL”, “models”); no single line holds most words of one: expect to be asked about it.",
  ],
  [
    {
      code: "verdict",
      job: "Cook",
      met: 5,
      partly: 2,
      of: 13,
      missing: ["A", "B", "C", "D"],
      open: [],
      failed: [],
    },
    "The résumé shows 5 of the 13 must-haves of “Cook”, and 2 in part; not found: A, B, C and 1 more; unclear: 2.",
    "Your résumé shows 5 of the 13 must-haves of “Cook”, and 2 in part; not found: A, B, C and 1 more; unclear: 2.",
  ],
  [
    {
      code: "show-claimed",
      skill: "Excel, Word or PowerPoint",
      words: "MS Office",
      role: "Clerk",
      company: null,
      current: false,
    },
    "Ask whether the work as Clerk included “MS Office”.",
    "Your résumé names “MS Office”, but no job shows it. If it was part of your work as Clerk, say so in a line about that work.",
  ],
])("each audience hears its own words: %j", (message, toRecruiter, toSeeker) => {
  expect(recruiterSays(message)).toBe(toRecruiter);
  expect(seekerSays(message)).toBe(toSeeker);
});

test.each<[Message, string]>([
  [
    {
      code: "about",
      label: "customer focus",
      reason: { code: "suggested", label: "customer focus", quote: "Served guests" },
    },
    "Customer focus: a line may show it; expect to be asked about it.",
  ],
  [
    { code: "no-musts", job: "Cook", failed: ["Python, Java or Go", "Night shifts"] },
    "The posting of “Cook” names no must-haves to judge by; deal-breakers not met: “Python, Java or Go”, Night shifts.",
  ],
  [
    { code: "skills-unshown", names: ["SQL"], skills: 2 },
    "1 of 2 skills is named, but no job or project shows where it was used: SQL.",
  ],
  [
    { code: "ask-duty", label: "reliability" },
    "The work includes “reliability”. What in your work comes closest to it?",
  ],
  [
    { code: "show-listed", names: ["SQL", "Excel"] },
    "Only listed so far: SQL and Excel. Show in a line about your work where you used them: that convinces more than a list.",
  ],
  [
    { code: "date-one-job", role: "Internship in Network Support", company: null, current: false },
    "Give month and year for the start and end of your Internship in Network Support, so that your experience can be counted to the month.",
  ],
  [
    { code: "date-one-job", role: "Internship Coordinator", company: null, current: false },
    "Give month and year for the start and end of your work as Internship Coordinator, so that your experience can be counted to the month.",
  ],
  [
    { code: "usual-missing", position: "MLOps engineer", names: ["MLflow"] },
    "Usual for an MLOps engineer, and not found in your résumé: MLflow.",
  ],
  [
    {
      code: "usual-shown",
      label: "Bachelor's degree",
      position: "Editor",
      reason: { code: "degree-reaches", degree: "BA", field: "Art", inField: false },
    },
    "Bachelor's degree, usual for an Editor: “BA” in “Art” reaches the usual level.",
  ],
  [
    { code: "usual-missing", position: "Machinist", names: ["Lathes"] },
    "Usual for a Machinist, and not found in your résumé: Lathes.",
  ],
  [
    { code: "usual-missing", position: "SAP consultant", names: ["ABAP"] },
    "Usual for an SAP consultant, and not found in your résumé: ABAP.",
  ],
])("a sentence reads as one would say it: %j", (message, sentence) => {
  expect(seekerSays(message)).toBe(sentence);
});

test("a long line is cut behind a whole word, for it stands whole beside the sentence", () => {
  const said = recruiterSays({ code: "denied", label: "Books", quote: "Plated. ".repeat(30) });
  expect(said.length).toBeLessThan(200);
  expect(said).toMatch(/ Plated\.\.\.”\.$/);
});

test("a code of another version is said to be one, never an error", () => {
  expect(seekerSays({ code: "told-by-a-later-version" } as unknown as Message)).toContain("Another version");
});
