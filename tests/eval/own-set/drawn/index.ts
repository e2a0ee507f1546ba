import type { DateForm } from "../dates";
import { showsMonths } from "../dates";
import type { Subject } from "../people";
import { jobTruth } from "../truth";
import { columnLayouts } from "./column-layouts";
import { plainLayouts } from "./plain-layouts";
import { drawWord, wordLayouts } from "./word-layouts";

const webLayouts = { ...plainLayouts, ...columnLayouts };

/** Names of all layouts that a browser or a word processor draws. */
export const drawnLayouts: string[] = [...Object.keys(webLayouts), ...Object.keys(wordLayouts)];

/** Prints HTML as a PDF. */
type Print = (html: string) => Promise<Uint8Array>;

/** One person in one layout: the file, its format, and what a perfect reader finds in it, points per job included. */
export async function drawLayout(name: string, subject: Subject, print: Print) {
  const web = webLayouts[name];
  const word = wordLayouts[name];
  const dates: DateForm = (web ?? word)?.dates ?? "2021 – now";
  const shown = name === "head row" || name === "word head row" ? withoutPlaces(subject) : subject;
  const drawn = name === "word head row" ? withoutPoints(shown) : shown;
  const bytes = web ? await print(web.draw(drawn, dates)) : word ? drawWord(word, drawn) : new Uint8Array();
  const truth = jobTruth(drawn, (when) => (showsMonths(dates) ? when : when.slice(0, 4)));
  return { bytes, format: web ? "pdf" : "docx", truth };
}

function withoutPlaces(subject: Subject): Subject {
  return { ...subject, jobs: subject.jobs.map((job) => ({ ...job, place: "" })) };
}

function withoutPoints(subject: Subject): Subject {
  return { ...subject, jobs: subject.jobs.map((job) => ({ ...job, bullets: [] })) };
}
