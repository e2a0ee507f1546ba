import { list } from "./blocks";
import { type Block, type Column, flow, heightOf, makeRoom } from "./column";
import { lato } from "./faces";
import { pageSize, placed, type Sheet, skillLine } from "./sheet";

const margin = 46;
const dateWidth = 92;
const axisX = margin + dateWidth + 12;
const textX = axisX + 16;
const width = pageSize.width - textX - margin;
const body = { font: lato.regular, size: 9.5, color: "#2a2a2a", lineGap: 1.1 };
const bold = { ...body, font: lato.bold, size: 10.6 };

/** Dates in a narrow column at the left, a line with dots, the stations of the career next to it. */
export function timeline({ doc, person, headings, accent, period }: Sheet): void {
  const page: Column = { doc, x: margin, width: pageSize.width - 2 * margin, y: 38, top: 46, bottom: 806 };
  flow(page, [
    { text: person.name, style: { font: lato.bold, size: 25, color: accent } },
    { text: person.headline, style: { font: lato.regular, size: 12.5, color: "#555555" }, after: 5 },
    { text: [person.location, person.phone, person.email].join("  •  "), style: body, after: 8 },
    { text: person.summary, style: body },
  ]);
  const heading = (text: string) => {
    makeRoom(page, 70);
    flow(page, [
      {
        text,
        style: { font: lato.bold, size: 13, color: accent },
        before: 9,
        after: 5,
        rule: { color: "#d0d0d0", width: 0.6, gap: 2 },
      },
    ]);
  };
  const station = (when: string, blocks: Block[]) => drawStation(page, when, blocks, accent);

  heading(headings.experience);
  for (const job of person.jobs) {
    station(period(job.from, job.to), [
      { text: job.title, style: bold },
      { text: placed(job.company, job.place), style: { ...body, font: lato.italic }, after: 2 },
      ...list(job.bullets, body),
    ]);
  }
  heading(headings.education);
  for (const study of person.education) {
    station(period(study.from, study.to), [
      { text: study.degree, style: bold },
      { text: placed(study.school, study.place), style: { ...body, font: lato.italic } },
      ...(study.note ? [{ text: study.note, style: body }] : []),
    ]);
  }
  heading(headings.skills);
  flow(
    page,
    person.skills.map((group) => ({ text: skillLine(group), style: body, after: 2 })),
  );
  if (person.certificates.length > 0) {
    heading(headings.certificates);
    flow(page, list(person.certificates, body));
  }
  heading(headings.languages);
  flow(page, [{ text: person.languages.join("  •  "), style: body }]);
  for (const extra of person.extras ?? []) {
    heading(extra.heading);
    flow(page, list(extra.items, body));
  }
}

function drawStation(page: Column, when: string, blocks: Block[], accent: string): void {
  const { doc } = page;
  const cell = { ...page, x: textX, width };
  const height = blocks.reduce((sum, block) => sum + heightOf(cell, block) + (block.after ?? 0), 0);
  makeRoom(page, height);
  const { y } = page;
  const dates: Block = { text: when, style: { ...body, size: 9.2, color: "#666666", align: "right" } };
  flow({ ...page, x: margin, width: dateWidth, y: y + 1 }, [dates]);
  doc
    .moveTo(axisX, y + 6)
    .lineTo(axisX, y + height + 6)
    .lineWidth(1)
    .stroke("#c8c8c8");
  doc.circle(axisX, y + 6, 3.2).fill(accent);
  flow({ ...cell, y }, blocks);
  page.y = y + height + 6;
}
