import type { PartStatus } from "../../types";
import { type Found, holdsTelling, type Phrase } from "../evidence/found";
import { type Passage, type PassageIndex, stemsWithOffsets } from "../evidence/passages";
import { heldByWords } from "./certificate";
import type { Grounds } from "./grounds";
import { MET_SHARE, OWN_SHARE } from "./verdict-weights";

/** A word for a paper: work on what it is about holds none. */
const PAPER = /\b(?:certif|licen[cs]|accredit|registered|qualified|card\b|ticket\b)/giu;
/** So many letters at most lie between it and what the paper is for. */
const BESIDE = 16;

/** What an authority gives: no school's degree in "Nursing" is a licence to nurse. */
const LICENCE = /licen[cs]|registration\b|clearance\b/iu;

/** Whether a passage names a paper for what is asked: "Zumba Certified", and not "licensed to serve alcohol" for driving. */
function namesPaper(found: Found, label: string): boolean {
  const { passage, phrase, own } = found;
  const { where, line, stems, starts, ends } = passage;
  if (own < OWN_SHARE || !holdsTelling(found)) return false;
  if (where === "certificate" || (where === "education" && !LICENCE.test(label))) return true;
  return [...line.value.matchAll(PAPER)].some(({ index }) =>
    stems.some(
      (one, at) => phrase.stems.includes(one) && index - ends[at]! <= BESIDE && starts[at]! - index <= BESIDE,
    ),
  );
}

/** Who holds a paper: "Zumba Certified" is the certificate of an instructor. */
const HOLDERS = new Set(
  stemsWithOffsets("instructor trainer teacher technician operator practitioner").stems,
);

/** The passage that says outside the jobs that the paper is held, with all of what it is for: "Certified Zumba Instructor". */
export function heldPaper(phrases: Phrase[], passages: PassageIndex, label: string): Passage | undefined {
  const naming = passages.passages.filter((passage) =>
    phrases.some((phrase) => {
      const telling = phrase.stems.filter((one) => !HOLDERS.has(one));
      return (
        telling.length > 0 &&
        telling.every((one) => passage.stems.includes(one)) &&
        namesPaper({ share: 1, own: 1, passage, phrase }, label)
      );
    }),
  );
  return heldByWords(naming, passages);
}

/** The passage that names the paper, or all of what it is for as a title of dated work. */
export function foundOfPaper({ search: { best } }: Grounds, label: string): Found | null {
  const named = Object.values(best).filter((one) => namesPaper(one, label));
  const most = named.reduce<Found | null>((top, one) => (top && top.share >= one.share ? top : one), null);
  return most ?? ((best.title?.share ?? 0) >= MET_SHARE ? best.title! : null);
}

/** A paper is held where named as one, partly where a line speaks of it, unclear where work takes it. @param status by words alone */
export function statusOfPaper(status: PartStatus, found: Found | null, label: string): PartStatus {
  if (!found) return "not-found";
  if (!namesPaper(found, label)) return "unclear";
  const { where } = found.passage;
  if (status === "met") return where === "certificate" || where === "education" ? "met" : "partly";
  return status === "partly" || found.share >= MET_SHARE ? "partly" : "unclear";
}
