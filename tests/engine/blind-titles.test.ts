import { expect, test } from "vitest";
import { analyseJob } from "../../workers/engine/job";
import { scoreResume } from "../../workers/engine/match";
import { parseResume } from "../../workers/engine/parse";
import { textToResume } from "../../workers/engine/read";
import type { ScoreName } from "../../workers/engine/types";
import { countTried } from "./support/count-tried";

const NAMES: ScoreName[] = ["relevancy", "skills", "experience", "seniority", "category"];

function resumeOf(title: string): string {
  return `Alex Morgan
alex.morgan@example.org

${title}

Experience
${title}, Northfield Ltd
Jan 2019 - present
- Repaired and served 40 orders a week for customers
- Kept records and trained two colleagues

${title}, Eastfield Ltd
Jan 2015 - Dec 2018
- Took care of stock and of the shift's plan

Skills
Customer service, Microsoft Excel`;
}

function postingOf(title: string): string {
  return `${title}

We look for a ${title} with 3 years of experience.

Requirements
- 2 years of experience as ${title}
- Customer service
- Excel`;
}

function valuesOf(inResume: string, inPosting: string, titled: boolean): (number | null)[] {
  const facts = parseResume(textToResume(resumeOf(inResume)), { asOf: "2026-01" });
  const job = analyseJob({ title: titled ? inPosting : "", description: postingOf(inPosting) });
  const { scores } = scoreResume(facts, job);
  return NAMES.map((name) => scores[name]?.value ?? null);
}

test.each([
  ["Elektroniker", "Elektronikerin"],
  ["Salesman", "Saleswoman"],
  ["Salesman", "Salesperson"],
  ["Foreman", "Forewoman"],
  ["Shift Foreman", "Shift Forewoman"],
  ["LKW-Fahrer", "LKW-Fahrerin"],
  ["Kfz-Mechaniker", "Kfz-Mechanikerin"],
  ["Zahnarzt", "Zahnärztin"],
  ["Koch", "Köchin"],
  ["Filialleiter", "FILIALLEITERIN"],
  ["Kaufmann im Einzelhandel", "Kauffrau im Einzelhandel"],
  ["Leitender Ingenieur", "Leitende Ingenieurin"],
  ["Elektroniker", "Elektroniker/-in (m/w/d)"],
  ["Chef de cuisine", "Cheffe de cuisine"],
  ["Vendeur", "Vendeuse"],
  ["Directeur commercial", "Directrice commerciale"],
  ["Technicien de maintenance", "Technicienne de maintenance"],
  ["Infirmier", "Infirmière"],
  ["Enfermero", "Enfermera"],
  ["Ingeniero químico", "Ingeniera química"],
  ["Jefe de cocina", "Jefa de cocina"],
  ["Inginer", "Ingineră"],
  ["Asistent medical", "Asistentă medicală"],
  ["Infermiere", "Infermiera"],
  ["Direttore", "Direttrice"],
  ["Waiter", "Waitress"],
  ["Actor", "Actress"],
])("%s and %s are scored alike, in the résumé and in the posting", (one, other) => {
  countTried(1);
  for (const titled of [true, false]) {
    const expected = valuesOf(one, one, titled);
    expect(valuesOf(other, one, titled), "in the résumé").toEqual(expected);
    expect(valuesOf(one, other, titled), "in the posting").toEqual(expected);
    expect(valuesOf(other, other, titled), "in both").toEqual(expected);
  }
});
