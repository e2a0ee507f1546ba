import type { Fact, Line } from "../types";
import type { DocLine } from "./doc-line";
import { factOf, type Piece } from "./quote";
import type { Section } from "./sections/section";
import { isIssuerAlone } from "./words/issuers";

const credential =
  /\b(?:certified|certificate|certification|licensed|zertifiziert|zertifikat|certificación|certifié|certificato|PMP|CISSP|CPA|CFA|AWS Certified|Scrum Master|ITIL|PRINCE2|CCNA|CCNP|TOEFL|IELTS|OSCP|CKA)\b/i;

function isIssuerOrDate(text: string): boolean {
  return (
    /^(?:issued|issuer|by|from|date|expires|valid|credential|id|see|view|verify|https?:)/i.test(text) ||
    !/\p{L}{3}/u.test(text)
  );
}

/** The end of what the line above says: "and Industrial Engineering". */
const GOES_ON = /^(?:and|or|of|in|for|with|like|to|as|at|by|how|und|oder|et|ou|y)\s/u;

/** A longer line is a sentence about a certificate. */
const LONGEST = 140;
/** A line of fewer words right below a certificate names who gave it, or a detail. */
const DETAIL_WORDS = 6;
/** White space above a line, in its heights, from which it begins something new. */
const APART = 0.8;

export function readCertificates(lines: Line[], sections: Section[]): Fact<string>[] {
  const found: Fact<string>[] = [];
  for (const { kind, parts } of sections) {
    if (kind !== "certificates") continue;
    // Without bullets or words of certificates a list is told by short lines that follow each other.
    let above: "sure" | "likely" | "none" = "none";
    for (const { doc, start } of parts) {
      const cell = doc.text.indexOf("\t", Math.max(start, doc.start));
      const date = doc.dates[0];
      let end = cell > 0 ? cell : doc.end;
      if (date && date.start > doc.start + 3 && date.start < end) end = date.start;
      const piece = trimmed(doc.text, { line: doc.index, start: Math.max(start, doc.start), end });
      const text = piece ? doc.text.slice(piece.start, piece.end) : "";
      if (!piece || isIssuerOrDate(text) || text.length > LONGEST) continue;
      if (isDateAlone(doc, piece) || (GOES_ON.test(text) && !credential.test(text))) continue;
      if (isIssuerAlone(text)) {
        above = "none";
        continue;
      }
      const strong = credential.test(text) || doc.bullet > 0 || doc.line.bold;
      if (above === "sure" && !strong && doc.gap < APART && doc.words < DETAIL_WORDS) {
        above = "none";
        continue;
      }
      above = strong ? "sure" : "likely";
      found.push(factOf(lines, text.replace(/\s+/g, " "), [piece], strong ? 0.85 : 0.65));
    }
  }
  return found;
}

function isDateAlone({ text, dates }: DocLine, { start, end }: Piece): boolean {
  let rest = text.slice(start, end);
  for (const span of dates) rest = rest.replace(text.slice(span.start, span.end), "");
  return dates.length > 0 && !/\p{L}{2}/u.test(rest);
}

const DATE_LEAD =
  /[\s,;:|([–—-]+(?:(?:valid|expires|expiry|expiring|renewed|renewal|issued|obtained|awarded|achieved|completed|gained|passed|due|g[uü]ltig|valable|v[aá]lido|date)(?:\s+(?:date|to|till|until|through|thru|from|on|in|by|since|bis|jusqu[’']au|hasta))?|since|until|exp)[\s.:]*$/iu;

function trimmed(text: string, piece: Piece): Piece | null {
  let { start, end } = piece;
  const lead = DATE_LEAD.exec(text.slice(start, end));
  if (lead && lead.index > 0) end = start + lead.index;
  while (start < end && /[\s,;:|(–—-]/.test(text.charAt(start))) start++;
  while (end > start && /[\s,;:|(–—-]/.test(text.charAt(end - 1))) end--;
  return end > start ? { ...piece, start, end } : null;
}
