import { isObject, UnknownShape } from "./checks";

/** 0: results hold English sentences (engines before 2.1.0); 1: codes with data; 2: everything says its version. */
export const SCHEMA_VERSION = 2;

export function withSchemaVersion<T extends object>(value: T): T & { schemaVersion: number } {
  return { schemaVersion: SCHEMA_VERSION, ...value };
}

/** null for a value that says none. @throws UnknownShape for no object, or a later version than this code knows */
export function takeSchemaVersion(
  stored: unknown,
  where: string,
): { version: number | null; value: Readonly<Record<string, unknown>> } {
  if (!isObject(stored)) throw new UnknownShape(where);
  const { schemaVersion = null, ...value } = stored;
  if (schemaVersion === null) return { version: null, value };
  if (typeof schemaVersion !== "number" || schemaVersion > SCHEMA_VERSION)
    throw new UnknownShape(`${where}.schemaVersion`);
  return { version: schemaVersion, value };
}
