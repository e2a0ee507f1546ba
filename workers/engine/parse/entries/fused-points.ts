import { actionForm } from "../../knowledge/accomplishments/action-words";
import type { Line } from "../../types";
import type { Piece } from "../quote";

/** A capital behind a small word without a full stop, and a small word behind it: "... sales taxes Reconciled monthly statements". */
const FUSED = /(?<=(\S*[\p{Ll}\d)%])\s)(\p{Lu}\p{Ll}+)(?=,?\s[\p{Ll}\d$])/gu;
/** Behind these a capital belongs to a name: "as a Registered nurse". */
const LEADS = new Set(
  "a an the and or of to in for with by at on from as via using is was are were be been per their our my his her its".split(
    " ",
  ),
);
/** Open a point as past forms do, and look like none. */
const OPENERS = new Set(["Met", "Responsible", "Went", "Oversaw", "Won", "Undertook", "Spoke", "Saw"]);

function opensPoint(before: string, verb: string): boolean {
  return !LEADS.has(before) && (OPENERS.has(verb) || actionForm(verb.toLowerCase()) === "past");
}

/**
 * Points that lost their marks and line ends run into one another; each begins with what was done, in the past and with a
 * capital. Titles and names, whose words have capitals too, stay whole.
 * @returns the pieces of each point, in order
 */
export function splitFused(lines: Line[], pieces: Piece[]): Piece[][] {
  const points: Piece[][] = [[]];
  let last = "";
  for (const { line, start, end } of pieces) {
    const text = lines[line]?.text.slice(start, end) ?? "";
    let from = 0;
    for (const { index, 1: before = "", 2: verb = "" } of `${last} ${text}`.matchAll(FUSED)) {
      const at = index - last.length - 1;
      if (at < 0 || !opensPoint(before, verb)) continue;
      const done = text.slice(from, at).trimEnd();
      if (done !== "")
        points[points.length - 1]!.push({ line, start: start + from, end: start + from + done.length });
      if (points[points.length - 1]!.length > 0) points.push([]);
      from = at;
    }
    points[points.length - 1]!.push({ line, start: start + from, end });
    const whole = text.trimEnd();
    last = whole.slice(whole.lastIndexOf(" ") + 1);
  }
  return points;
}
