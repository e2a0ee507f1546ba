export type CsvColumn<Row> = { heading: string; cell: (row: Row) => string };

/** Quoted as in spec 5. An apostrophe makes a formula text, also behind the semicolon some locales split at. */
export function csvCell(value: string): string {
  const text = value.replace(/^(?=[\t\r])|(?:^|[;\t\r\n])(?=[\s"]{0,9}[=+\-@])/g, "$&'");
  return /[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Headings and a line per row, each with its end. */
export async function* csvLines<Row>(
  columns: CsvColumn<Row>[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<string> {
  yield `${columns.map(({ heading }) => csvCell(heading)).join(",")}\r\n`;
  for await (const row of rows) yield `${columns.map(({ cell }) => csvCell(cell(row))).join(",")}\r\n`;
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
