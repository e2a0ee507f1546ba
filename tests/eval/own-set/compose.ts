import { period } from "./dates";
import { entryRows, type Filled, fieldRows, styled } from "./entries";
import type { Features } from "./features";
import { contactRows, nameRows } from "./head";
import type { Subject } from "./people";
import { type Row, row, type Sheet } from "./sheet";
import { skillRows } from "./skills";
import { headingWords, labelWords, type SectionName } from "./words";

export const accents = ["#1f4e79", "#7a1f3d", "#2e6b4f", "#333333"];

type Work = { subject: Subject; features: Features; accent: string };

function headingRow(name: SectionName, { subject, features, accent }: Work): Row {
  const words = headingWords[subject.language][name];
  const text = words[(features.words * 13 + name.length * 7) % words.length] ?? words[0] ?? "";
  const size = features.size + 2;
  const before = 8;
  const rows: Record<Features["heading"], Row> = {
    caps: row(text.toUpperCase(), { bold: true, size }, { before }),
    bold: row(text, { bold: true, size }, { before }),
    ruled: row(text, { bold: true, size: size + 1 }, { before, rule: true }),
    colour: row(text, { color: accent, size: size + 2 }, { before }),
    "plain caps": row(text.toUpperCase(), {}, { before: 10 }),
    colon: row(`${text}:`, { bold: true }, { before }),
    spaced: row(text.toUpperCase(), { bold: true, tracking: 2.4 }, { before }),
    centred: row(text.toUpperCase(), { bold: true, size }, { before, centre: true }),
    underlined: row(text, { italic: true, size }, { before, rule: true }),
  };
  return rows[features.heading];
}

function points(bullets: string[], { features }: Work): Row[] {
  if (features.bullet === "paragraph") return bullets.length > 0 ? [row(bullets.join(" "))] : [];
  const bullet = features.bullet === "none" ? undefined : features.bullet;
  return bullets.map((text) => row(text, {}, bullet ? { bullet, indent: 10 } : {}));
}

function filledJob(job: Subject["jobs"][number], work: Work): Filled {
  const { subject, features, accent } = work;
  return {
    T: styled(job.title, features.title, accent),
    C: styled(job.company, features.company, accent),
    P: { text: job.place },
    D: { text: period(job.from, job.to, features.dates, subject.language, features.words) },
  };
}

/** Jobs in the chosen form; in one with " + " the employer stands once over all of its roles in a row. */
function workRows(work: Work): Row[] {
  const { subject, features } = work;
  const { at, fields } = labelWords[subject.language];
  const [over, role] = features.entry.split(" + ");
  const rows: Row[] = [];
  let employer = "";
  for (const job of subject.jobs) {
    const filled = filledJob(job, work);
    let head: Row[];
    if (features.entry === "fields") head = fieldRows(filled, fields);
    else if (role && over) {
      const same = job.company !== "" && job.company === employer;
      head = [...(same ? [] : entryRows(over, filled, at)), ...entryRows(role, filled, at)];
    } else head = entryRows(features.entry, filled, at);
    employer = job.company;
    const [first, ...rest] = head;
    const body = points(job.bullets, work).map((one) => (first?.label ? { ...one, label: [] } : one));
    if (first) rows.push({ ...first, before: 6 }, ...rest, ...body);
  }
  return rows;
}

const inWords = { en: "in", de: "in", fr: "en", es: "en", it: "in", nl: "in", pt: "em", pl: "" };
const short =
  /^((?:B|M|D)\.?[A-Z][A-Za-z.]*(?: \(Hons\))?|MBA|NVQ Level \d|HND|HNC|Master|Licence|Grado|Licenciatura) (?!in |en |em |of )(\p{Lu}.+)$/u;

/** The degree with its field in the chosen form; only where the data has them side by side. */
function degreeText(degree: string, { subject, features }: Work): string {
  const match = short.exec(degree);
  if (!match || features.degree === "as is") return degree;
  const [, name = "", field = ""] = match;
  if (features.degree === "comma") return `${name}, ${field}`;
  if (features.degree === "brackets") return `${name} (${field})`;
  const joint = inWords[subject.language];
  return joint ? `${name} ${joint} ${field}` : degree;
}

function studyRows(work: Work): Row[] {
  const { subject, features, accent } = work;
  return subject.education.flatMap((study): Row[] => {
    const filled: Filled = {
      T: styled(degreeText(study.degree, work), features.title, accent),
      C: styled(study.school, features.company, accent),
      P: { text: study.place },
      D: { text: period(study.from, study.to, features.dates, subject.language, features.words) },
    };
    const rows = entryRows(features.study, filled, "at");
    if (rows[0]) rows[0].before = 5;
    const notes = study.note && features.note !== "none" ? study.note.split("; ") : [];
    if (features.note === "behind" && notes.length > 0)
      rows.at(-1)?.spans.push({ text: `, ${notes.join(", ")}` });
    else {
      const label = rows[0]?.label ? { label: [] } : {};
      const bullet = features.note === "bullet" ? { bullet: "•", indent: 10 } : {};
      rows.push(...notes.map((note) => row(note, {}, { ...bullet, ...label })));
    }
    return rows;
  });
}

type Named = { name: SectionName; rows: Row[] };

function sectionsOf(work: Work): Named[] {
  const { subject, features } = work;
  const all: Record<string, Named> = {
    summary: { name: "summary", rows: subject.summary ? [row(subject.summary)] : [] },
    experience: { name: "experience", rows: workRows(work) },
    education: { name: "education", rows: studyRows(work) },
    skills: { name: "skills", rows: skillRows(subject, features) },
    certificates: { name: "certificates", rows: points(subject.certificates, work) },
    languages: {
      name: "languages",
      rows: subject.languages.length ? [row(subject.languages.join(", "))] : [],
    },
    contact: { name: "contact", rows: contactRows(subject, features, true) },
  };
  const orders: Record<Features["order"], string> = {
    "work first": "summary experience education skills certificates languages",
    "education first": "summary education experience certificates skills languages",
    "skills first": "skills summary experience education languages certificates",
    "skills after summary": "summary skills certificates experience education languages",
  };
  return `${orders[features.order]} contact`.split(" ").map((name) => all[name] as Named);
}

/** A person's résumé as rows and columns, in the chosen features. */
export function compose(subject: Subject, features: Features): Sheet {
  const accent = accents[features.words % accents.length] ?? "#333333";
  const work = { subject, features, accent };
  const rowsOf = ({ name, rows }: Named): Row[] => (rows.length > 0 ? [headingRow(name, work), ...rows] : []);
  const apart = features.columns !== "one";
  const named = sectionsOf(work);
  const asided = apart ? "contact skills languages certificates" : "";
  const inAside = ({ name }: Named): boolean =>
    asided.includes(name) || (features.columns === "two" && name === "education");
  const contactApart = apart || features.contact === "end";
  const main = named.filter((one) => !inAside(one) && one.name !== "contact").flatMap(rowsOf);
  const aside = named
    .filter(inAside)
    .sort((a, b) => Number(b.name === "contact") - Number(a.name === "contact"))
    .flatMap(rowsOf);
  const contact = named.filter(({ name }) => name === "contact").flatMap(rowsOf);
  const columns = !apart
    ? [{ share: 1, rows: main }]
    : features.columns === "left"
      ? [
          { share: 0.32, rows: aside },
          { share: 0.68, rows: main },
        ]
      : [
          { share: features.columns === "two" ? 0.5 : 0.68, rows: main },
          { share: features.columns === "two" ? 0.5 : 0.32, rows: aside },
        ];
  return {
    head: [
      ...nameRows(subject, features, accent),
      ...(contactApart ? [] : contactRows(subject, features, false)),
    ],
    columns,
    foot: !apart && features.contact === "end" ? contact : [],
    look: {
      face: features.face,
      size: features.size,
      accent,
      margin: 40 + (features.words % 4) * 8,
      letter: features.paper === "Letter",
    },
  };
}
