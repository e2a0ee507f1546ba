import { list } from "./blocks";
import { type Block, flow } from "./column";
import { times } from "./faces";
import { pageSize, placed, type Sheet, skillLine } from "./sheet";

const ink = "#111111";
const body = { font: times.regular, size: 10.5, color: ink, lineGap: 0.6 };
const bold = { ...body, font: times.bold };
const italic = { ...body, font: times.italic };

/** One column in a serif face: centred header, ruled small headings, dates at the right edge. */
export function classic({ doc, person, headings, period }: Sheet): void {
  const margin = 56;
  const column = { doc, x: margin, width: pageSize.width - 2 * margin, y: 46, top: 50, bottom: 796 };
  const contact = [person.location, person.phone, person.email, person.link].filter(Boolean).join("  |  ");
  flow(column, [
    { text: person.name, style: { font: times.bold, size: 23, color: ink, align: "center" } },
    { text: person.headline, style: { ...italic, size: 12, align: "center" }, after: 3 },
    { text: contact, style: { ...body, size: 9.5, align: "center" }, after: 2 },
    heading(headings.summary),
    { text: person.summary, style: body },
    heading(headings.experience),
    ...person.jobs.flatMap((job): Block[] => [
      {
        text: job.title,
        style: bold,
        right: { text: period(job.from, job.to), style: body },
        keep: true,
        before: 3,
      },
      { text: placed(job.company, job.place), style: italic, after: 2, keep: true },
      ...list(job.bullets, body, { indent: 6, after: 4 }),
    ]),
    heading(headings.education),
    ...person.education.flatMap((study): Block[] => [
      {
        text: study.degree,
        style: bold,
        right: { text: period(study.from, study.to), style: body },
        keep: true,
      },
      { text: placed(study.school, study.place), style: italic, keep: Boolean(study.note), after: 1 },
      ...(study.note ? [{ text: study.note, style: body, after: 2 }] : []),
    ]),
    heading(headings.skills),
    ...person.skills.map((group) => ({ text: skillLine(group), style: body, after: 1 })),
    ...section(headings.certificates, person.certificates),
    ...section(headings.languages, [person.languages.join(", ")].filter(Boolean)),
    ...(person.extras ?? []).flatMap((extra) => section(extra.heading, extra.items)),
  ]);
}

function heading(text: string): Block {
  return {
    text: text.toUpperCase(),
    style: { font: times.bold, size: 11, color: ink, tracking: 0.6 },
    rule: { color: ink, width: 0.7, gap: 1 },
    before: 8,
    after: 4,
    keep: true,
  };
}

function section(title: string, items: string[]): Block[] {
  if (items.length === 0) return [];
  return items.length === 1
    ? [heading(title), { text: items[0]!, style: body }]
    : [heading(title), ...list(items, body, { indent: 6 })];
}
