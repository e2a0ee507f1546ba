import type { Features } from "./features";
import type { Row, Span } from "./sheet";

/** What stands for the letters of an entry's form. */
export type Filled = { T: Span; C: Span; P: Span; D: Span };

export type Style = Features["title"];

export function styled(text: string, style: Style, accent: string): Span {
  const caps = style.includes("caps") ? text.toUpperCase() : text;
  return {
    text: caps,
    ...(style.includes("bold") ? { bold: true } : {}),
    ...(style === "italic" ? { italic: true } : {}),
    ...(style === "colour" ? { color: accent, bold: true } : {}),
  };
}

/** The spans of one stretch of a form ("C, P"); a letter without a text goes, with the sign before it. */
function spansOf(form: string, filled: Filled, at: string): Span[] {
  const spans: Span[] = [];
  for (const match of form.matchAll(/([^TCPD]*?)([TCPD])(\)|:)?(?![a-z])/g)) {
    const [, sign = "", letter = "T", close = ""] = match;
    const span = filled[letter as keyof Filled];
    if (span.text === "") continue;
    const lead = spans.length === 0 ? sign.trim() : sign.replace(/\bat\b/, at);
    if (lead) spans.push({ text: lead });
    spans.push(span);
    if (close) spans.push({ text: close });
  }
  return spans;
}

/** Rows of one entry's head by its form (see `entryForms`). */
export function entryRows(form: string, filled: Filled, at: string): Row[] {
  const [aside, main = form] = form.includes(" # ") ? form.split(" # ") : [null, form];
  const rows: Row[] = [];
  for (const line of main.split(" / ")) {
    const [left = "", right] = line.split(" > ");
    const spans = spansOf(left, filled, at);
    const edge = right ? spansOf(right, filled, at) : [];
    if (spans.length === 0 && edge.length === 0) continue;
    rows.push({
      spans: spans.length > 0 ? spans : edge,
      ...(spans.length > 0 && edge.length > 0 ? { right: edge } : {}),
    });
  }
  if (aside !== null) {
    for (const [i, row] of rows.entries()) row.label = i === 0 ? spansOf(aside, filled, at) : [];
  }
  return rows;
}

/** "Position: Nurse" and the like, one field per line. */
export function fieldRows(filled: Filled, labels: string[]): Row[] {
  const [period = "", position = "", employer = ""] = labels;
  const line = (label: string, spans: Span[]): Row => ({ spans: [{ text: `${label}: ` }, ...spans] });
  const company = [filled.C, ...(filled.P.text ? [{ text: ", " }, filled.P] : [])];
  return [
    line(period, [filled.D]),
    line(position, [filled.T]),
    ...(filled.C.text ? [line(employer, company)] : []),
  ];
}
