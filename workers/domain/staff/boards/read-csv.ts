const QUOTED = /"((?:[^"]|"")*)"?[^,\r\n]*/y;
const PLAIN = /[^,\r\n]*/y;
const LINE_END = /\r\n?|\n/y;

export type CsvLine = { line: number; cells: string[] };

/** The lines of a CSV file, each with its number in the file; cells may stand in quotes (RFC 4180). */
export function readCsv(csv: string): CsvLine[] {
  const text = csv.replace(/^\uFEFF/, "");
  const lines: CsvLine[] = [];
  let at = 0;
  let line = 1;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < text.length) {
    const cells: string[] = [];
    const first = line;
    do {
      const quoted = text[at] === '"' ? take(QUOTED) : null;
      line += quoted ? quoted[0].split(/\r\n?|\n/).length - 1 : 0;
      cells.push(quoted ? (quoted[1] ?? "").replaceAll('""', '"') : (take(PLAIN)?.[0] ?? ""));
    } while (text[at] === "," && at++ >= 0);
    lines.push({ line: first, cells });
    take(LINE_END);
    line += 1;
  }
  return lines;
}
