import { refusalOf } from "../../copy/criteria";
import { findCriteria } from "../../engine/criteria";
import { AppError } from "../errors";

/**
 * Refuses what a recruiter typed as a requirement where it chooses people by a protected ground.
 * @throws AppError "criterion-refused", whose message names the words and the ground
 */
export function requireLawfulCriteria(typed: string[]): void {
  for (const words of typed) {
    const hit = findCriteria(words).find(({ verdict }) => verdict === "protected");
    if (!hit) continue;
    const quote = words.slice(hit.span.start, hit.span.end);
    throw new AppError("criterion-refused", { message: refusalOf({ quote, ground: hit.ground }) });
  }
}
