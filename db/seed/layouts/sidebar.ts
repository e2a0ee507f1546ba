import { lines, list } from "./blocks";
import { type Block, flow } from "./column";
import { lato } from "./faces";
import { pageSize, placed, type Sheet } from "./sheet";

const band = 188;
const body = { font: lato.regular, size: 9.6, color: "#26292e", lineGap: 1.4 };
const bold = { ...body, font: lato.bold, size: 10.4 };
const quiet = { ...body, size: 9.2, color: "#59616c" };
const onDark = { font: lato.regular, size: 9.3, color: "#ffffff", lineGap: 1.4 };

/** A dark band at the left with white text (name, contact, skills), the career at the right. */
export function sidebar(sheet: Sheet): void {
  const { doc, accent } = sheet;
  const paint = () => doc.rect(0, 0, band, pageSize.height).fill(accent);
  paint();
  drawBand(sheet);
  drawCareer(sheet, paint);
}

function drawBand({ doc, person, headings }: Sheet): void {
  const heading = (text: string): Block => ({
    text: text.toUpperCase(),
    style: { ...onDark, font: lato.bold, size: 10, tracking: 0.8 },
    rule: { color: "#ffffff", width: 0.6, gap: 1 },
    before: 15,
    after: 6,
    keep: true,
  });
  const section = (title: string, items: string[]): Block[] =>
    items.length === 0 ? [] : [heading(title), ...lines(items, onDark, { gap: 4 })];

  flow({ doc, x: 24, width: band - 42, y: 46, top: 46, bottom: 815 }, [
    { text: person.name, style: { ...onDark, font: lato.bold, size: 21, lineGap: 0 }, after: 4 },
    { text: person.headline, style: { ...onDark, size: 10.5 } },
    heading(headings.contact),
    { text: person.phone, style: onDark, after: 4 },
    { text: person.email, style: onDark, after: 4, link: `mailto:${person.email}` },
    { text: person.location, style: onDark, after: 4 },
    ...(person.link ? [{ text: person.link, style: onDark, link: `https://${person.link}` }] : []),
    ...section(
      headings.personal,
      (person.personal ?? []).map(([label, value]) => `${label}: ${value}`),
    ),
    heading(headings.skills),
    ...person.skills.flatMap((group): Block[] => [
      { text: group.group, style: { ...onDark, font: lato.bold }, keep: true },
      { text: group.items.join(", "), style: onDark, after: 5 },
    ]),
    ...section(headings.languages, person.languages),
    ...section(headings.certificates, person.certificates),
  ]);
}

function drawCareer({ doc, person, headings, accent, period }: Sheet, paint: () => void): void {
  const x = band + 26;
  const heading = (text: string): Block => ({
    text: text.toUpperCase(),
    style: { font: lato.bold, size: 11.5, color: accent, tracking: 0.8 },
    rule: { color: accent, width: 0.8, gap: 2 },
    before: 11,
    after: 6,
    keep: true,
  });
  flow({ doc, x, width: pageSize.width - x - 38, y: 48, top: 48, bottom: 806, paint }, [
    heading(headings.summary),
    { text: person.summary, style: body },
    heading(headings.experience),
    ...person.jobs.flatMap((job, i): Block[] => [
      { text: job.title, style: bold, keep: true, before: i === 0 ? 0 : 5 },
      {
        text: placed(job.company, job.place),
        style: quiet,
        right: { text: period(job.from, job.to), style: quiet },
        keep: true,
        after: 2,
      },
      ...list(job.bullets, body),
    ]),
    heading(headings.education),
    ...person.education.flatMap((study): Block[] => [
      { text: study.degree, style: bold, keep: true },
      {
        text: placed(study.school, study.place),
        style: quiet,
        right: { text: period(study.from, study.to), style: quiet },
        keep: Boolean(study.note),
        after: study.note ? 1 : 5,
      },
      ...(study.note ? [{ text: study.note, style: body, after: 5 }] : []),
    ]),
    ...(person.extras ?? []).flatMap((extra) => [heading(extra.heading), ...list(extra.items, body)]),
  ]);
}
