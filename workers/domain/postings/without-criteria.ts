import { findCriteria } from "../../engine/criteria";

/** A posting's text without the words that may not choose people: no keyword is made of them. */
export function withoutCriteria(text: string): string {
  let left = "";
  let from = 0;
  for (const { span } of findCriteria(text)) {
    left += `${text.slice(from, span.start)} `;
    from = span.end;
  }
  return left + text.slice(from);
}
