import { list } from "./blocks";
import { type Block, type Column, flow, heightOf, makeRoom } from "./column";
import { lato } from "./faces";
import { pageSize, placed, type Sheet } from "./sheet";

const margin = 50;
const labelWidth = 124;
const pad = 5;
const width = pageSize.width - 2 * margin;
const body = { font: lato.regular, size: 9.4, color: "#1d1d1d", lineGap: 1.4 };
const bold = { ...body, font: lato.bold };

/** A form-like table with drawn borders: labels or dates in the left cells, contents in the right ones. */
export function table({ doc, person, headings, accent, period }: Sheet): void {
  const page: Column = { doc, x: margin, width, y: 38, top: 46, bottom: 800 };
  flow(page, [
    { text: "Curriculum Vitae", style: { font: lato.regular, size: 11, color: "#666666" }, after: 2 },
    { text: person.name, style: { font: lato.bold, size: 20, color: accent }, after: 8 },
  ]);
  const head = (text: string) => drawHead(page, text, accent);
  const row = (label: string, blocks: Block[]) => drawRow(page, label, blocks);
  const plain = (text: string): Block[] => [{ text, style: body }];

  head(headings.personal);
  row("Address", plain(person.location));
  row("Telephone", plain(person.phone));
  row("E-mail", plain(person.email));
  for (const [label, value] of person.personal ?? []) row(label, plain(value));
  row("Position sought", [{ text: person.headline, style: bold }]);
  row(headings.summary, plain(person.summary));
  head(headings.experience);
  for (const job of person.jobs) {
    row(period(job.from, job.to), [
      { text: job.title, style: bold },
      { text: placed(job.company, job.place), style: body, after: 2 },
      ...list(job.bullets, body),
    ]);
  }
  head(headings.education);
  for (const study of person.education) {
    row(period(study.from, study.to), [
      { text: study.degree, style: bold },
      { text: placed(study.school, study.place), style: body },
      ...(study.note ? plain(study.note) : []),
    ]);
  }
  head(headings.skills);
  for (const group of person.skills) row(group.group, plain(group.items.join(", ")));
  row(headings.languages, plain(person.languages.join(", ")));
  if (person.certificates.length > 0) row(headings.certificates, list(person.certificates, body));
  for (const extra of person.extras ?? []) row(extra.heading, list(extra.items, body));
}

function drawHead(page: Column, text: string, accent: string): void {
  const height = 18;
  makeRoom(page, height + 40);
  page.doc.rect(margin, page.y, width, height).fill(accent);
  page.doc.font(lato.bold).fontSize(10.5).fillColor("#ffffff");
  page.doc.text(text, margin + pad, page.y + 4.5, { lineBreak: false });
  page.y += height;
}

function drawRow(page: Column, label: string, blocks: Block[]): void {
  const { doc } = page;
  const x = margin + labelWidth + pad;
  const cell = { ...page, x, width: width - labelWidth - 2 * pad };
  const labelCell = { ...page, x: margin + pad, width: labelWidth - 2 * pad };
  const labelBlock: Block = { text: label, style: { ...body, font: lato.bold, color: "#444444" } };
  const inner = blocks.reduce((sum, block) => sum + heightOf(cell, block) + (block.after ?? 0), 0);
  const height = Math.max(inner, heightOf(labelCell, labelBlock)) + 2 * pad - 2;
  makeRoom(page, height);
  const y = page.y;
  flow({ ...labelCell, y: y + pad }, [labelBlock]);
  flow({ ...cell, y: y + pad }, blocks);
  doc.lineWidth(0.6).strokeColor("#9aa0a6");
  doc.rect(margin, y, labelWidth, height).stroke();
  doc.rect(margin + labelWidth, y, width - labelWidth, height).stroke();
  page.y += height;
}
