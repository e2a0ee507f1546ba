import type { Roles } from "./assign-roles";
import type { Segment } from "./segments";

/** A bracket that the end of a line or a colon left open, and one whose beginning it cut off. */
const LEFT_OPEN = /[\s,–-]*(?:\((?![^(]*\))|\[(?![^[]*\])).*$/u;
const LEFT_SHUT = /^[^([]*[^([\s](?=\s*[)\]]\s*$)/u;
const GOES_ON = /[\s,]+(?:at|with|for)$/u;
const SHORTEST = 3;

function trimmed(segment: Segment): Segment {
  const shut = LEFT_SHUT.exec(segment.text)?.[0] ?? segment.text;
  const text = shut.replace(LEFT_OPEN, "").replace(GOES_ON, "");
  return text.length < SHORTEST ? segment : { ...segment, text, end: segment.start + text.length };
}

/** "Hill House by our investors and clients": nobody's name speaks of "our" or "their". */
const OF_A_SENTENCE = /\s(?:by|of|for|to|with|from|in|at|and) (?:our|my|his|her|their|your)\s/u;

const LEGAL_FORM = /^(?:Ltd|Limited|LLC|Inc|GmbH|PLC|LLP|Pvt)(?!\p{L})/u;

/** A job's names without what the end of a line cut off; none for pieces of a sentence or of another name. */
export function withWholeNames(roles: Roles): Roles {
  const { title, company } = roles;
  return {
    ...roles,
    title: title && !LEGAL_FORM.test(title.text) ? trimmed(title) : null,
    company: company && !OF_A_SENTENCE.test(company.text) ? trimmed(company) : null,
  };
}
