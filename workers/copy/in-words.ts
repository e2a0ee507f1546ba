import type { Message } from "../engine/messages";
import { type Catalogue, sayWith } from "./catalogue";

/** A stored result with a sentence in place of each message, for exports, where nobody renders codes any more. */
export function inWords(result: unknown, catalogue: Catalogue): unknown {
  if (Array.isArray(result)) return result.map((item) => inWords(item, catalogue));
  if (result === null || typeof result !== "object") return result;
  if (isMessage(result, catalogue)) return sayWith(catalogue, result);
  return Object.fromEntries(Object.entries(result).map(([key, value]) => [key, inWords(value, catalogue)]));
}

function isMessage(value: object, catalogue: Catalogue): value is Message {
  return "code" in value && typeof value.code === "string" && Object.hasOwn(catalogue, value.code);
}
