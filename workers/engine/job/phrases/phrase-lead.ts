import type { Token } from "./phrase-tokens";
import { EMPTY, JOINING, LEADING, LINKING } from "./phrase-words";

/** Leaves out what stands before the thing itself: "5+ years of proven experience in". */
export function stripped(tokens: Token[], from: number, end: number): { begin: number; lead: string } {
  let begin = from;
  let lead = "";
  while (begin < end) {
    const { low } = tokens[begin]!;
    const last = begin + 1 === end;
    if (
      LEADING.has(low) &&
      !last &&
      (LINKING.has(tokens[begin + 1]!.low) ||
        LEADING.has(tokens[begin + 1]!.low) ||
        tokens[begin + 1]!.low.endsWith("ing") ||
        EMPTY.has(tokens[begin + 1]!.low) ||
        lead !== "")
    )
      lead = low;
    else if (LEADING.has(low) && last) lead = low;
    else if (
      !(
        JOINING.has(low) ||
        EMPTY.has(low) ||
        LINKING.has(low) ||
        /^\d/.test(low) ||
        (lead && low === "working")
      ) ||
      (last && !/^\d/.test(low) && !EMPTY.has(low) && !LINKING.has(low))
    )
      break;
    begin++;
  }
  return { begin, lead };
}
