import { strToU8, zipSync } from "fflate";

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A DOCX of the given body XML; `parts` adds or replaces parts, `relations` adds to the document's own. */
export function makeDocx(body: string, parts: Record<string, string> = {}, relations = ""): Uint8Array {
  const files: Record<string, string> = {
    "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    "_rels/.rels": `<Relationships><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/_rels/document.xml.rels": `<Relationships>${relations}</Relationships>`,
    "word/document.xml": `<?xml version="1.0"?><w:document ${W} ${R}><w:body>${body}</w:body></w:document>`,
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

export function relation(id: string, kind: string, target: string, external = false): string {
  return `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"${external ? ' TargetMode="External"' : ""}/>`;
}

export function paragraph(...runs: string[]): string {
  return `<w:p>${runs.join("")}</w:p>`;
}

export function run(text: string, properties = ""): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

export function table(...rows: string[][]): string {
  const cells = (row: string[]): string => row.map((cell) => `<w:tc>${cell}</w:tc>`).join("");
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join("")}</w:tbl>`;
}

export const PART_NAMESPACE = W;
