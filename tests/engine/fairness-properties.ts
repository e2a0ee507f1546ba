/** What `/fairness` says was measured: each property in plain words, what is counted, and the tests that try it. */
export type FairnessProperty = {
  id: string;
  /** what holds when its tests pass */
  says: string;
  /** what each thing tried is called, in the plural */
  counted: string;
  tests: { file: string; names: string[] }[];
};

export const fairnessProperties: FairnessProperty[] = [
  {
    id: "person",
    says: "Another name, gender, age, date of birth, nationality, marital status, pronoun, e-mail address, phone number or home in the same résumé changes none of the five scores.",
    counted: "résumés read as another person",
    tests: [
      {
        file: "tests/engine/blind.test.ts",
        names: [
          "no score of our own résumés depends on the person",
          "no score of any file of the set depends on the person",
        ],
      },
      {
        file: "tests/engine/blind-texts.test.ts",
        names: ["no score of any text of the set depends on the person"],
      },
    ],
  },
  {
    id: "address",
    says: "Another address, in any of the places where people write one, changes none of the five scores.",
    counted: "résumés read with another address",
    tests: [
      {
        file: "tests/engine/blind-addresses.test.ts",
        names: [
          "no score of a trade's résumé depends on an address of 1 lines",
          "no score of a trade's résumé depends on an address of 2 lines",
          "no score of our own résumés depends on the address above them",
        ],
      },
    ],
  },
  {
    id: "gendered-titles",
    says: "A job title in its feminine, masculine or neutral form scores the same, in the résumé and in the job.",
    counted: "pairs of titles",
    tests: [
      {
        file: "tests/engine/blind-titles.test.ts",
        names: ["%s and %s are scored alike, in the résumé and in the posting"],
      },
    ],
  },
  {
    id: "title-forms",
    says: "Every job title that we know is understood the same in every gender, number and spelling of it.",
    counted: "forms of titles",
    tests: [
      {
        file: "tests/engine/knowledge/titles/title-forms.test.ts",
        names: ["sex, number, case, marks and hyphens of a title change nothing"],
      },
    ],
  },
  {
    id: "photo",
    says: "A photo, its file name and its description are not read.",
    counted: "files with a photo beside the same file without",
    tests: [
      {
        file: "tests/engine/blind.test.ts",
        names: [
          "a photo, its name and its description are not read from a PDF",
          "a photo, its name and its description are not read from a DOCX",
        ],
      },
    ],
  },
  {
    id: "personal-facts",
    says: "What a résumé tells about family, health, religion, politics or origin is cut out before the part that scores.",
    counted: "sentences with something personal",
    tests: [
      {
        file: "tests/engine/criteria/personal-facts.test.ts",
        names: ["nothing personal said %s reaches what may be scored"],
      },
    ],
  },
  {
    id: "unlawful-criteria",
    says: "A job that asks for a sex, an age, an origin, a religion, a family status or a state of health is told so, and that line is scored for no one.",
    counted: "such lines in English, German, French, Spanish, Romanian and other languages",
    tests: [
      {
        file: "tests/engine/criteria/lists.test.ts",
        names: ["%s: none is missed", "%s: none is missed, in whatever language"],
      },
    ],
  },
];
