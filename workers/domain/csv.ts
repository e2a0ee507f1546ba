/** A column of a CSV export: its heading and how a row fills it. */
export type CsvColumn<Row> = { heading: string; cell: (row: Row) => string };

/**
 * One CSV cell: quoted with quotes doubled where it holds a comma, quote or newline (spec 5), or what some spreadsheets
 * split at. What a spreadsheet would run as a formula is made text by an apostrophe, also behind what it may split at:
 * where commas are decimal, it splits at semicolons and looks at no quote in between.
 */
export function csvCell(value: string): string {
  const text = value.replace(/^(?=[\t\r])|(?:^|[;\t\r\n])(?=[\s"]{0,9}[=+\-@])/g, "$&'");
  return /[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** "Senior Nurse (m/f)" -> "senior_nurse_m_f": for names of exported files. */
export function fileTitle(title: string): string {
  const clean = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
  return clean.slice(0, 80) || "job_thread";
}
