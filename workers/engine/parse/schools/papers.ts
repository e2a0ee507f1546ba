import type { Line } from "../../types";
import type { Segment } from "../entries/segments";
import type { Piece } from "../quote";
import { unfinishedIn } from "../words/unfinished";
import { namesNoSchool } from "./no-school";

const CERTIFICATE = /(?<!\p{L})(?:certifi\p{L}+|licen[cs](?:e[ds]?|ure)|zertifi\p{L}+)(?!\p{L})/iu;
const TRAINING = /(?<!\p{L})(?:trainings?|workshops?|seminars?)(?!\p{L})/iu;
const STUDY = /diplom|degree|master|mba|graduate|apprentic|vocational|ausbildung/iu;
const NOT_HELD =
  /(?<!\p{L})(?:trainings|training (?:for|towards?)|cand\p{L}+|society|association|appreciation|not|certif\p{L}+ program\p{L}*)(?!\p{L})|\s(?:in|of|and|for|from|the)$/iu;
const NEXT = /[*•●▪|].*$/u;

/** "OSHA Certified", "In-house training": where no school is named nobody studied for it; a "Diploma" is one all the same. */
export function isPaper({ text }: Segment, school: Segment | null): boolean {
  if (school && !namesNoSchool(school.text)) return false;
  return (CERTIFICATE.test(text) || TRAINING.test(text)) && !STUDY.test(text);
}

/** The words of a certificate that is held; null for training, and for what is still to come. */
export function certificateIn(lines: Line[], { line, start, text }: Segment): Piece | null {
  const isOpen = NOT_HELD.test(text) || unfinishedIn(lines[line]!.text.slice(start)) !== null;
  if (!CERTIFICATE.test(text) || isOpen) return null;
  return { line, start, end: start + text.replace(NEXT, "").trimEnd().length };
}
