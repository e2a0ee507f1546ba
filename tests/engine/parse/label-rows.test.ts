import { expect, test } from "vitest";
import { jobsOf, parseText } from "./support/resume-text";

type Labels = { heading: string; firm: string; post: string; period: string; duties: string };

const languages: [string, Labels][] = [
  [
    "English",
    {
      heading: "Work experience",
      firm: "Name of firm:",
      post: "Designation:",
      period: "Period of work:",
      duties: "Responsibilities:",
    },
  ],
  [
    "German",
    {
      heading: "Berufserfahrung",
      firm: "Name der Firma:",
      post: "Position:",
      period: "Zeitraum:",
      duties: "Aufgaben:",
    },
  ],
  [
    "French",
    {
      heading: "Expérience professionnelle",
      firm: "Nom de l'entreprise :",
      post: "Poste occupé :",
      period: "Période :",
      duties: "Missions :",
    },
  ],
  [
    "Romanian",
    {
      heading: "Experiență profesională",
      firm: "Numele firmei:",
      post: "Funcția:",
      period: "Perioada:",
      duties: "Responsabilități:",
    },
  ],
];

test.each(languages)("jobs in rows of labels, in %s", (_, { heading, firm, post, period, duties }) => {
  const facts = parseText(`Ada Winter

${heading}
${firm} Kestrel GmbH
${post} Manager
${period} 01/2019 - 05/2021
${duties}
Rye bread
Night shift
${firm} Marlin
${post} Barista
${period} 03/2016 - 12/2018
${duties}
Filter coffee`);
  expect(jobsOf(facts)).toEqual([
    "Manager | Kestrel GmbH | 2019-01..2021-05",
    "Barista | Marlin | 2016-03..2018-12",
  ]);
  expect(facts.experience.map(({ bullets }) => bullets.map(({ value }) => value))).toEqual([
    ["Rye bread", "Night shift"],
    ["Filter coffee"],
  ]);
});

test("an employer without a label above labelled rows stays with its own job", () => {
  const facts = parseText(`Ada Winter

Work experience
Kestrel Bakery Ltd
Designation: Baker
Duration: Jan 2019 - May 2021
- Rye bread
Marlin Hotel
Designation: Barista
Duration: Mar 2016 - Dec 2018
- Filter coffee`);
  expect(jobsOf(facts)).toEqual([
    "Baker | Kestrel Bakery Ltd | 2019-01..2021-05",
    "Barista | Marlin Hotel | 2016-03..2018-12",
  ]);
});
