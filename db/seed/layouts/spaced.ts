import { list } from "./blocks";
import { type Block, flow } from "./column";
import { montserrat } from "./faces";
import { pageSize, placed, type Sheet } from "./sheet";

const body = { font: montserrat.regular, size: 8.6, color: "#333333", lineGap: 2 };
const bold = { ...body, font: montserrat.bold, size: 8.8, color: "#1a1a1a" };

/** One airy column with widely letter-spaced capitals for the name and the headings. */
export function spaced({ doc, person, headings, accent, period }: Sheet): void {
  const margin = 62;
  const column = { doc, x: margin, width: pageSize.width - 2 * margin, y: 50, top: 56, bottom: 788 };
  const heading = (text: string): Block => ({
    text: text.toUpperCase(),
    style: { font: montserrat.bold, size: 10, color: accent, tracking: 3, align: "center" },
    rule: { color: "#dddddd", width: 0.7, gap: 3 },
    before: 13,
    after: 7,
    keep: true,
  });
  const section = (title: string, items: string[]): Block[] =>
    items.length === 0 ? [] : [heading(title), ...list(items, body)];

  flow(column, [
    {
      text: person.name.toUpperCase(),
      style: { font: montserrat.regular, size: 21, color: "#1a1a1a", tracking: 5, align: "center" },
      after: 4,
    },
    {
      text: person.headline.toUpperCase(),
      style: { ...body, color: accent, tracking: 1.8, align: "center" },
      after: 6,
    },
    {
      text: [person.location, person.phone, person.email].join("   |   "),
      style: { ...body, align: "center" },
    },
    heading(headings.summary),
    { text: person.summary, style: body },
    heading(headings.experience),
    ...person.jobs.flatMap((job, i): Block[] => [
      {
        text: placed(job.company, job.place),
        style: bold,
        right: { text: period(job.from, job.to), style: body },
        keep: true,
        before: i === 0 ? 0 : 5,
      },
      { text: job.title, style: { ...body, font: montserrat.italic, color: accent }, keep: true, after: 2 },
      ...list(job.bullets, body),
    ]),
    heading(headings.education),
    ...person.education.flatMap((study): Block[] => [
      {
        text: placed(study.school, study.place),
        style: bold,
        right: { text: period(study.from, study.to), style: body },
        keep: true,
      },
      { text: study.degree, style: { ...body, font: montserrat.italic }, after: study.note ? 1 : 4 },
      ...(study.note ? [{ text: study.note, style: body, after: 4 }] : []),
    ]),
    heading(headings.skills),
    ...person.skills.map((group) => ({
      text: `${group.group}  /  ${group.items.join("  ·  ")}`,
      style: body,
      after: 1,
    })),
    ...section(headings.certificates, person.certificates),
    heading(headings.languages),
    { text: person.languages.join("   ·   "), style: { ...body, align: "center" } },
    ...(person.extras ?? []).flatMap((extra) => section(extra.heading, extra.items)),
  ]);
}
