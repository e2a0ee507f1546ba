import { list } from "./blocks";
import { type Block, type Column, flow, heightOf, makeRoom } from "./column";
import { helvetica } from "./faces";
import { pageSize, placed, type Sheet } from "./sheet";

const margin = 62;
const leftWidth = 118;
const rightX = margin + leftWidth + 14;
const rightWidth = pageSize.width - rightX - margin;
const body = { font: helvetica.regular, size: 10, color: "#1a1a1a", lineGap: 1.6 };
const bold = { ...body, font: helvetica.bold };

/** The German tabular form without borders: dates and labels at the left, ending with place, date and name. */
export function lebenslauf({ doc, person, headings, accent, period }: Sheet): void {
  const page: Column = { doc, x: margin, width: pageSize.width - 2 * margin, y: 52, top: 56, bottom: 790 };
  const heading = (text: string) => {
    makeRoom(page, 70);
    flow(page, [
      {
        text,
        style: { font: helvetica.bold, size: 12, color: accent },
        rule: { color: accent, width: 0.8, gap: 2 },
        before: 12,
        after: 6,
      },
    ]);
  };
  const row = (label: string, blocks: Block[]) => drawRow(page, label, blocks);
  const plain = (text: string): Block[] => [{ text, style: body }];

  flow(page, [
    { text: "Lebenslauf", style: { font: helvetica.bold, size: 22, color: accent }, after: 4 },
    { text: person.headline, style: { ...body, size: 11.5 } },
  ]);
  heading(headings.personal);
  row("Name", [{ text: person.name, style: bold }]);
  row("Anschrift", plain(person.location));
  row("Telefon", plain(person.phone));
  row("E-Mail", plain(person.email));
  for (const [label, value] of person.personal ?? []) row(label, plain(value));
  heading(headings.summary);
  flow(page, plain(person.summary));
  heading(headings.experience);
  for (const job of person.jobs) {
    row(period(job.from, job.to), [
      { text: job.title, style: bold },
      { text: placed(job.company, job.place), style: body, after: 2 },
      ...list(job.bullets, body),
    ]);
  }
  heading(headings.education);
  for (const study of person.education) {
    row(period(study.from, study.to), [
      { text: study.degree, style: bold },
      { text: placed(study.school, study.place), style: body },
      ...(study.note ? plain(study.note) : []),
    ]);
  }
  heading(headings.certificates);
  flow(page, list(person.certificates, body));
  heading(headings.skills);
  for (const group of person.skills) row(group.group, plain(group.items.join(", ")));
  row(headings.languages, plain(person.languages.join(", ")));
  for (const extra of person.extras ?? []) row(extra.heading, plain(extra.items.join(", ")));
  const city = person.location.split(", ").at(-1)?.replace(/^\d+ /, "");
  flow(page, [
    { text: `${city}, 2. November 2026`, style: body, before: 16, after: 12, keep: true },
    { text: person.name, style: { ...body, font: helvetica.italic } },
  ]);
}

function drawRow(page: Column, label: string, blocks: Block[]): void {
  const left = { ...page, x: margin, width: leftWidth };
  const right = { ...page, x: rightX, width: rightWidth };
  const labelBlock: Block = { text: label, style: body };
  const height = Math.max(
    heightOf(left, labelBlock),
    blocks.reduce((sum, block) => sum + heightOf(right, block) + (block.after ?? 0), 0),
  );
  makeRoom(page, height);
  flow({ ...left, y: page.y }, [labelBlock]);
  flow({ ...right, y: page.y }, blocks);
  page.y += height + 4;
}
