import { refusalOf } from "../../copy/criteria";
import { findCriteria } from "../../engine/criteria";
import { AppError } from "../errors";

/** @throws AppError "criterion-refused", naming the words and the protected ground */
export function requireLawfulCriteria(typed: string[]): void {
  for (const words of typed) {
    const hit = findCriteria(words).find(({ verdict }) => verdict === "protected");
    if (!hit) continue;
    const quote = words.slice(hit.span.start, hit.span.end);
    throw new AppError("criterion-refused", { message: refusalOf({ quote, ground: hit.ground }) });
  }
}
