import { lines, list } from "./blocks";
import { type Block, type Column, flow } from "./column";
import { lato, montserrat } from "./faces";
import { pageSize, placed, type Sheet } from "./sheet";

const bannerHeight = 118;
const asideWidth = 178;
const asideX = pageSize.width - asideWidth;
const body = { font: lato.regular, size: 9.5, color: "#2c2c2c", lineGap: 1.4 };
const bold = { ...body, font: lato.bold, size: 10.2 };
const quiet = { ...body, font: lato.italic, color: "#606060" };

/** A coloured banner with the name in white, the career at the left, a tinted column at the right. */
export function banner(sheet: Sheet): void {
  const { doc, person, accent } = sheet;
  const paint = () => doc.rect(asideX, 0, asideWidth, pageSize.height).fill("#f1f3f5");
  paint();
  doc.rect(0, 0, pageSize.width, bannerHeight).fill(accent);
  const white = { font: montserrat.regular, size: 12, color: "#ffffff" };
  flow({ doc, x: 40, width: pageSize.width - 80, y: 32, top: 32, bottom: bannerHeight }, [
    { text: person.name, style: { ...white, font: montserrat.bold, size: 25 }, after: 3 },
    { text: person.headline, style: white },
  ]);
  drawAside(sheet, {
    doc,
    x: asideX + 18,
    width: asideWidth - 44,
    y: bannerHeight + 20,
    top: 48,
    bottom: 812,
  });
  const width = asideX - 24 - 40;
  drawMain(sheet, { doc, x: 40, width, y: bannerHeight + 20, top: 48, bottom: 800, paint });
}

function heading(text: string, accent: string): Block {
  return {
    text,
    style: { font: montserrat.bold, size: 11.5, color: accent },
    before: 12,
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
      { text: job.title, style: bold, keep: true, before: i === 0 ? 0 : 6 },
      {
        text: placed(job.company, job.place),
        style: quiet,
        right: { text: period(job.from, job.to), style: quiet },
        keep: true,
        after: 2,
      },
      ...list(job.bullets, body),
    ]),
    ...(person.extras ?? []).flatMap((extra) => [heading(extra.heading, accent), ...list(extra.items, body)]),
  ]);
}

function drawAside({ person, headings, accent, period }: Sheet, column: Column): void {
  const contact = [person.phone, person.email, person.location, person.link ?? ""].filter(Boolean);
  flow(column, [
    { ...heading(headings.contact, accent), before: 0 },
    ...lines(contact, body, { gap: 3 }),
    heading(headings.skills, accent),
    ...person.skills.flatMap((group): Block[] => [
      { text: group.group, style: bold, keep: true, after: 1 },
      ...list(group.items, body, { gap: 0.5, after: 5 }),
    ]),
    heading(headings.education, accent),
    ...person.education.flatMap((study): Block[] => [
      { text: study.degree, style: bold, keep: true },
      { text: placed(study.school, study.place), style: body, keep: true },
      { text: period(study.from, study.to), style: quiet, after: 5 },
    ]),
    ...section(headings.languages, person.languages, accent),
    ...section(headings.certificates, person.certificates, accent),
  ]);
}

function section(title: string, items: string[], accent: string): Block[] {
  return items.length === 0 ? [] : [heading(title, accent), ...lines(items, body, { gap: 3 })];
}
