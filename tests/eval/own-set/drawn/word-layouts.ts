import type { DateForm } from "../dates";
import { period } from "../dates";
import { drawDocx } from "../draw-docx";
import type { Subject } from "../people";
import { type Row, row, type Sheet } from "../sheet";

/** A layout as a word processor writes it. */
export type WordLayout = {
  dates: DateForm;
  boxed: boolean;
  rows: (subject: Subject, dates: DateForm) => Row[];
};

const bold = { bold: true };

function head(subject: Subject): Row[] {
  const { name, email, phone, location } = subject;
  return [row(name, { bold: true, size: 18 }), row([email, phone, location].join(" | "))];
}

function heading(text: string): Row {
  return row(text, { bold: true, size: 13 }, { before: 10 });
}

function skills(subject: Subject): Row[] {
  return [heading("Skills"), ...subject.skills.map(({ items }) => row(items.join(", ")))];
}

function labelled(label: string, text: string, style = {}): Row {
  return { spans: [{ text, ...style }], label: label ? [{ text: label }] : [] };
}

const bulleted = (text: string): Row => row(text, {}, { bullet: "•", indent: 12 });

/** Word's own ways: labels in a first column, rows of a table under a head row, tabs, points without marks. */
export const wordLayouts: Record<string, WordLayout> = {
  "word labels": {
    dates: "01/03/2021 – now",
    boxed: true,
    rows: (subject, dates) => [
      ...head(subject),
      heading("Work experience"),
      ...subject.jobs.flatMap((job) => [
        labelled("Dates", period(job.from, job.to, dates, "en", 0)),
        labelled("Occupation or position held", job.title),
        labelled("Name and address of employer", `${job.company}, ${job.place}`),
        labelled("Main activities", job.bullets[0] ?? ""),
        ...job.bullets.slice(1).map((text) => labelled("", text)),
      ]),
      heading("Education and training"),
      ...subject.education.flatMap((study) => [
        labelled("Dates", period(study.from, study.to, dates, "en", 0)),
        labelled("Title of qualification awarded", study.degree),
        labelled("Name of organisation providing education", study.school),
      ]),
      ...skills(subject),
    ],
  },
  "word head row": {
    dates: "03/2021 – now",
    boxed: false,
    rows: (subject, dates) => [
      ...head(subject),
      heading("Employment history"),
      {
        spans: [],
        cells: [
          [{ text: "Dates", bold: true }],
          [{ text: "Company", bold: true }],
          [{ text: "Role", bold: true }],
        ],
      },
      ...subject.jobs.map(
        (job): Row => ({
          spans: [],
          cells: [
            [{ text: period(job.from, job.to, dates, "en", 0) }],
            [{ text: job.company }],
            [{ text: job.title }],
          ],
        }),
      ),
      heading("Education"),
      ...subject.education.map((study) =>
        row(`${study.degree}, ${study.school}, ${period(study.from, study.to, dates, "en", 0)}`),
      ),
      ...skills(subject),
    ],
  },
  "word tabs": {
    dates: "Mar 2021 – now",
    boxed: false,
    rows: (subject, dates) => [
      ...head(subject),
      heading("Experience"),
      ...subject.jobs.flatMap((job) => [
        {
          ...row(job.title, bold, { before: 6 }),
          right: [{ text: period(job.from, job.to, dates, "en", 0) }],
        },
        row(`${job.company} - ${job.place}`),
        ...job.bullets.map((text) => bulleted(text)),
      ]),
      heading("Education"),
      ...subject.education.flatMap((study) => [
        { ...row(study.degree, bold), right: [{ text: period(study.from, study.to, dates, "en", 0) }] },
        row(study.school),
      ]),
      ...skills(subject),
    ],
  },
  "word run-in": {
    dates: "2021 – now",
    boxed: false,
    rows: (subject, dates) => [
      ...head(subject),
      heading("Experience"),
      ...subject.jobs.flatMap((job) => [
        {
          spans: [{ text: job.title, bold: true }, { text: ` ${job.company} - ${job.place}` }],
          right: [{ text: period(job.from, job.to, dates, "en", 0) }],
          before: 6,
        },
        ...job.bullets.map((text) => bulleted(text)),
      ]),
      heading("Education"),
      ...subject.education.map((study) =>
        row(`${study.degree}, ${study.school}, ${period(study.from, study.to, dates, "en", 0)}`),
      ),
      ...skills(subject),
    ],
  },
};

export function drawWord(layout: WordLayout, subject: Subject): Uint8Array {
  const look = { face: "lato", size: 11, accent: "#333333", margin: 48, letter: false };
  const sheet: Sheet = {
    head: [],
    columns: [{ share: 1, rows: layout.rows(subject, layout.dates) }],
    foot: [],
    look,
  };
  return drawDocx(sheet, layout.boxed);
}
