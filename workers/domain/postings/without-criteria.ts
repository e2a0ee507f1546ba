import { findCriteria } from "../../engine/criteria";

export function withoutCriteria(text: string): string {
  let left = "";
  let from = 0;
  for (const { span } of findCriteria(text)) {
    left += `${text.slice(from, span.start)} `;
    from = span.end;
  }
  return left + text.slice(from);
}
