import type { Segment } from "../entries/segments";
import { NO_SUBJECT } from "./education-items";
import { namesSubjects } from "./school-name";

const FARTHEST = 2;

/** "City , State , Taiwan Information Management": the subject behind a form's empty place, and no general one. */
export function subjectBehindPlace(segments: Segment[], line: number): Segment | null {
  const isSubject = ({ before, text, line: at }: Segment): boolean =>
    before === "place" && Math.abs(at - line) <= FARTHEST && !NO_SUBJECT.test(text) && namesSubjects(text);
  return segments.find(isSubject) ?? null;
}
