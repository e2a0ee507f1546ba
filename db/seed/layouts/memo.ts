import { list } from "./blocks";
import { type Block, flow } from "./column";
import { garamond } from "./faces";
import { pageSize, placed, type Sheet, skillLine } from "./sheet";

const margin = 72;
const body = { font: garamond.regular, size: 11.6, color: "#161616", lineGap: 1.2 };
const bold = { ...body, font: garamond.bold };
const italic = { ...body, font: garamond.italic };

/** A spacious serif résumé of two or more pages, with the name and the page's number at each foot. */
export function memo({ doc, person, headings, accent, period }: Sheet): void {
  const column = { doc, x: margin, width: pageSize.width - 2 * margin, y: 60, top: 64, bottom: 770 };
  const heading = (text: string): Block => ({
    text,
    style: { font: garamond.bold, size: 15, color: accent },
    before: 12,
    after: 4,
    keep: true,
  });
  const section = (title: string, items: string[]): Block[] =>
    items.length === 0 ? [] : [heading(title), ...list(items, body, { indent: 4 })];

  flow(column, [
    { text: person.name, style: { font: garamond.regular, size: 31, color: "#161616" } },
    { text: person.headline, style: { ...italic, size: 14, color: accent }, after: 6 },
    {
      text: [person.location, person.phone, person.email, person.link].filter(Boolean).join("  ·  "),
      style: { ...body, size: 10.2 },
      rule: { color: "#161616", width: 0.5, gap: 6 },
    },
    heading(headings.summary),
    { text: person.summary, style: body },
    heading(headings.experience),
    ...person.jobs.flatMap((job, i): Block[] => [
      {
        text: job.title,
        style: bold,
        right: { text: period(job.from, job.to), style: italic },
        keep: true,
        before: i === 0 ? 0 : 7,
      },
      { text: placed(job.company, job.place), style: italic, keep: true, after: 2 },
      ...list(job.bullets, body, { indent: 4 }),
    ]),
    heading(headings.education),
    ...person.education.flatMap((study): Block[] => [
      {
        text: study.degree,
        style: bold,
        right: { text: period(study.from, study.to), style: italic },
        keep: true,
      },
      { text: placed(study.school, study.place), style: italic, keep: Boolean(study.note), after: 3 },
      ...(study.note ? [{ text: study.note, style: body, after: 4 }] : []),
    ]),
    heading(headings.skills),
    ...person.skills.map((group) => ({ text: skillLine(group), style: body, after: 2 })),
    ...section(headings.certificates, person.certificates),
    ...section(headings.languages, person.languages),
    ...(person.extras ?? []).flatMap((extra) => section(extra.heading, extra.items)),
  ]);
  number({ doc, name: person.name });
}

function number({ doc, name }: { doc: Sheet["doc"]; name: string }): void {
  const { count } = doc.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    doc.switchToPage(i);
    doc.font(garamond.italic).fontSize(9.5).fillColor("#777777");
    doc.text(`${name}, page ${i + 1} of ${count}`, margin, 798, {
      width: pageSize.width - 2 * margin,
      align: "center",
    });
  }
}
