import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { americanSpelling } from "../../../workers/engine/knowledge/lexical/spelling";
import { stem } from "../../../workers/engine/knowledge/lexical/stem";
import { scoreResume } from "../../../workers/engine/match";
import { parseResume } from "../../../workers/engine/parse";
import { textToResume } from "../../../workers/engine/read";

/** British and American, as both stand in postings. */
const WORDS = `
travelling traveling, travelled traveled, traveller traveler, modelling modeling, labelled labeled, cancelled canceled,
counselling counseling, counsellor counselor, signalling signaling, fuelling fueling, channelled channeled, levelled leveled,
behaviour behavior, behavioural behavioral, colour color, labour labor, labourer laborer, favourable favorable, neighbourhood neighborhood,
centre center, theatre theater, metres meters, litres liters, fibre fiber, licence license, licences licenses, defence defense,
practising practicing, enrolment enrollment, enrolling enrolling, fulfilment fulfillment, fulfil fulfill, instalments installments,
skilful skillful, catalogue catalog, dialogue dialog, programme program, judgement judgment, paediatric pediatric,
orthopaedic orthopedic, anaesthesia anesthesia, haematology hematology, gynaecology gynecology, manoeuvre maneuver,
aluminium aluminum, jewellery jewelry, jeweller jeweler, tyres tires, mould mold, ploughing plowing, ageing aging, organise organize,
organisation organization, analyse analyze, optimised optimized, specialising specializing`
  .split(",")
  .map((pair) => pair.trim().split(/\s+/) as [string, string]);

test.each(WORDS)("%s is %s", (british, american) => {
  expect(stem(british)).toBe(stem(american));
});

test.each([
  "install",
  "installed",
  "calling",
  "controlled",
  "selling",
  "skills",
  "billing",
  "hour",
  "four",
  "course",
  "tour",
  "fence",
  "silence",
  "genre",
  "acre",
  "hire",
  "fire",
  "store",
])("%s is spelled alike in both", (word) => {
  expect(americanSpelling(word)).toBe(word);
});

const TITLE = "Centre Manager";
const POST = `Requirements:
- Three years of experience as a centre manager
- Counselling of families
- Labour cost modelling
- Enrolment of new members
- Cataloguing of aluminium fittings
- Willing to go travelling between centres`;
const RESUME = `Joan Example
joan@example.org
Experience
Centre Manager
Harbour Sports Centre, Leeds
January 2015 - January 2023
- Travelled between four centres each week and cancelled contracts nobody used
- Modelled labour costs and counselled families on enrolment
- Catalogued aluminium fittings`;

function american(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const changed = AMERICAN.get(word.toLowerCase());
    if (!changed) return word;
    return /^\p{Lu}/u.test(word) ? changed[0]!.toUpperCase() + changed.slice(1) : changed;
  });
}

const AMERICAN = new Map([
  ...WORDS,
  ["centres", "centers"],
  ["counselled", "counseled"],
  ["modelled", "modeled"],
  ["cataloguing", "cataloging"],
  ["catalogued", "cataloged"],
] as [string, string][]);

test("a posting and a résumé say the same in British and in American spelling", () => {
  const figures = [POST, american(POST)].flatMap((post) =>
    [RESUME, american(RESUME)].map((resume) => {
      const job = analyseJob({ title: american(TITLE), description: post, requirements: "" });
      const { scores } = scoreResume(parseResume(textToResume(resume), { asOf: "2026-06" }), job);
      return scores.relevancy?.parts.map(({ status, points }) => [status, points]);
    }),
  );
  expect(american(RESUME)).not.toBe(RESUME);
  for (const one of figures) expect(one).toEqual(figures[0]);
});
