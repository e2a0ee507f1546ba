import { list } from "./blocks";
import { type Block, flow } from "./column";
import { courier } from "./faces";
import { pageSize, placed, type Sheet, skillLine } from "./sheet";

const body = { font: courier.regular, size: 9.4, color: "#000000", lineGap: 2.2 };
const bold = { ...body, font: courier.bold };

/** Typewritten: one face, one size, capitals for headings, hyphens for lists. */
export function typed({ doc, person, headings, period }: Sheet): void {
  const margin = 60;
  const heading = (text: string): Block => ({
    text: text.toUpperCase(),
    style: bold,
    before: 12,
    after: 3,
    keep: true,
  });
  const section = (title: string, items: string[]): Block[] =>
    items.length === 0 ? [] : [heading(title), ...list(items, body, { mark: "-" })];

  flow({ doc, x: margin, width: pageSize.width - 2 * margin, y: 54, top: 56, bottom: 790 }, [
    { text: person.name, style: { ...bold, size: 14 }, after: 2 },
    { text: person.headline, style: body },
    { text: `${person.location} / Tel. ${person.phone}`, style: body },
    { text: person.email, style: body },
    heading(headings.summary),
    { text: person.summary, style: body },
    heading(headings.experience),
    ...person.jobs.flatMap((job, i): Block[] => [
      { text: `${period(job.from, job.to)}: ${job.title}`, style: bold, keep: true, before: i === 0 ? 0 : 6 },
      { text: placed(job.company, job.place), style: body, keep: true, after: 1 },
      ...list(job.bullets, body, { mark: "-" }),
    ]),
    heading(headings.education),
    ...person.education.flatMap((study): Block[] => [
      { text: `${period(study.from, study.to)}: ${study.degree}`, style: bold, keep: true },
      { text: placed(study.school, study.place), style: body, after: 3 },
    ]),
    heading(headings.skills),
    ...person.skills.map((group) => ({ text: skillLine(group), style: body, after: 1 })),
    ...section(headings.certificates, person.certificates),
    ...section(headings.languages, person.languages),
    ...(person.extras ?? []).flatMap((extra) => section(extra.heading, extra.items)),
  ]);
}
