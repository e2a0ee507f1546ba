const TABLE =
  /(?<=getLookupTableFactory\()function\((\w)\)\{((?:\1(?:\.\w+|\[`[^`]+`\])=\d+(?:e\d)?[,;]?){100,})\}/g;

/**
 * Writes pdf.js's long tables from names of glyphs to characters in the order of the characters, each as a step from the
 * one before: two thirds of their size. Tables of widths stay, in which few numbers differ: they repeat each other's names.
 */
export function withShortTables(source: string): string {
  return source.replace(TABLE, (whole, table: string, body: string) => {
    const entries = [...body.matchAll(/(?:\.(\w+)|\[`([^`]+)`\])=([\de]+)/g)];
    const codes = entries.map(([, name, quoted, code]) => ({ name: name ?? quoted!, code: Number(code) }));
    if (new Set(codes.map(({ code }) => code)).size < codes.length / 2) return whole;
    codes.sort((a, b) => a.code - b.code);
    const words = codes.map(({ name, code }, at) => {
      const step = code - (codes[at - 1]?.code ?? 0);
      return step === 1 ? name : `${name}+${step.toString(36)}`;
    });
    return `function(${table}){let c=0;for(let w of \`${words.join(" ")}\`.split(" ")){let[n,s="1"]=w.split("+");${table}[n]=c+=parseInt(s,36)}}`;
  });
}
