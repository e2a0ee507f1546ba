import type { Correction } from "../../engine/parse/corrections";
import { listOf, object, text } from "./checks";
import { takeSchemaVersion, withSchemaVersion } from "./schema-version";

const corrections = listOf(object({ kind: text }));

export function storeCorrections(list: Correction[]): unknown {
  return withSchemaVersion({ corrections: list });
}

/** Before version 2 it was a bare list. @throws UnknownShape */
export function parseCorrections(stored: unknown): Correction[] {
  const list = Array.isArray(stored) ? stored : takeSchemaVersion(stored, "corrections").value.corrections;
  corrections(list, "corrections");
  return list as Correction[];
}
