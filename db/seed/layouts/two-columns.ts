import { lines, list } from "./blocks";
import { type Block, type Column, flow } from "./column";
import { helvetica } from "./faces";
import { pageSize, placed, type Sheet } from "./sheet";

const body = { font: helvetica.regular, size: 9.2, color: "#222222", lineGap: 1.6 };
const bold = { ...body, font: helvetica.bold, size: 9.8 };
const quiet = { ...body, color: "#666666" };
const margin = 44;
const asideWidth = 158;

/** A header over two columns: the career in the wide one, everything short in the narrow one at the right. */
export function twoColumns(sheet: Sheet): void {
  const { doc, person, accent } = sheet;
  const header: Column = { doc, x: margin, width: pageSize.width - 2 * margin, y: 40, top: 40, bottom: 800 };
  flow(header, [
    { text: person.name, style: { font: helvetica.bold, size: 25, color: "#111111" } },
    { text: person.headline, style: { font: helvetica.regular, size: 12, color: accent }, after: 4 },
    {
      text: [person.phone, person.email, person.location, person.link].filter(Boolean).join("    "),
      style: quiet,
      rule: { color: "#bbbbbb", width: 0.8, gap: 8 },
      after: 12,
    },
  ]);
  const asideX = pageSize.width - margin - asideWidth;
  const mainWidth = asideX - 24 - margin;
  const top = header.y;
  drawMain(sheet, { doc, x: margin, width: mainWidth, y: top, top: 48, bottom: 800 });
  doc.switchToPage(0);
  drawAside(sheet, { doc, x: asideX, width: asideWidth, y: top, top: 48, bottom: 812 });
  doc
    .moveTo(asideX - 12, top)
    .lineTo(asideX - 12, 800)
    .lineWidth(0.6)
    .stroke("#cccccc");
}

function heading(text: string, accent: string): Block {
  return {
    text: text.toUpperCase(),
    style: { font: helvetica.bold, size: 10.5, color: accent },
    before: 11,
    after: 5,
    keep: true,
  };
}

function drawMain({ person, headings, accent, period }: Sheet, column: Column): void {
  flow(column, [
    { ...heading(headings.summary, accent), before: 0 },
    { text: person.summary, style: body },
    heading(headings.experience, accent),
    ...person.jobs.flatMap((job, i): Block[] => [
      { text: `${job.title}, ${job.company}`, style: bold, keep: true, before: i === 0 ? 0 : 6 },
      {
        text: [period(job.from, job.to), job.place].filter(Boolean).join(" | "),
        style: quiet,
        keep: true,
        after: 2,
      },
      ...list(job.bullets, body),
    ]),
    ...(person.extras ?? []).flatMap((extra) => [heading(extra.heading, accent), ...list(extra.items, body)]),
  ]);
}

function drawAside({ person, headings, accent, period }: Sheet, column: Column): void {
  flow(column, [
    { ...heading(headings.skills, accent), before: 0 },
    ...person.skills.flatMap((group): Block[] => [
      { text: group.group, style: bold, keep: true },
      ...lines(group.items, body, { gap: 0.5, after: 5 }),
    ]),
    heading(headings.education, accent),
    ...person.education.flatMap((study): Block[] => [
      { text: study.degree, style: bold, keep: true },
      { text: placed(study.school, study.place), style: body, keep: true },
      { text: period(study.from, study.to), style: quiet, after: study.note ? 0 : 5 },
      ...(study.note ? [{ text: study.note, style: body, after: 5 }] : []),
    ]),
    ...aside(headings.certificates, person.certificates, accent),
    ...aside(headings.languages, person.languages, accent),
  ]);
}

function aside(title: string, items: string[], accent: string): Block[] {
  return items.length === 0 ? [] : [heading(title, accent), ...lines(items, body, { gap: 3 })];
}
